import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { isSwitchOn, useRememberedSwitch } from './remembered-switch';
import { safePath } from './safe-path';
import { ageOf, momentText, playTimeText } from './time-labels';

describe('safePath', () => {
  it('gives a path of this site back, with its query and hash', () => {
    expect(safePath('/games/alien-clicker?a=1#top')).toBe('/games/alien-clicker?a=1#top');
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'home',
    '',
    undefined,
    7,
  ])('gives nothing for %p', (path) => {
    expect(safePath(path)).toBeUndefined();
  });
});

const NOW = Date.parse('2026-11-21T12:00:00Z');

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

describe('a moment', () => {
  it.each([
    [new Date(2026, 10, 2, 15, 4), 'Nov 2, 2026, 03:04 PM'],
    [new Date(2027, 4, 31, 0, 15), 'May 31, 2027, 12:15 AM'],
    [new Date(2027, 0, 1, 23, 59), 'Jan 1, 2027, 11:59 PM'],
  ])('has a short month and two digits of hour and minute: %s [S9.45]', (moment, words) => {
    expect(momentText(moment.toISOString())).toBe(words);
  });
});

describe('an age', () => {
  it.each([
    [-5 * MINUTE, 'just now'],
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE, 'just now'],
    [2 * MINUTE - 1, 'just now'],
    [2 * MINUTE, '2 mins ago'],
    [HOUR - 1, '59 mins ago'],
    [HOUR, '1 hour ago'],
    [2 * HOUR - 1, '1 hour ago'],
    [2 * HOUR, '2 hours ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [40 * DAY, '40 days ago'],
  ])('of %d ms is %s [S9.09]', (passedMs, words) => {
    expect(ageOf(new Date(NOW - passedMs).toISOString(), NOW)).toBe(words);
  });
});

describe('time played', () => {
  it.each([
    [0, '0m'],
    [59, '0m'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h 0m'],
    [13_379, '3h 42m'],
  ])('of %d seconds reads %s [S9.10]', (seconds, words) => {
    expect(playTimeText(seconds)).toBe(words);
  });
});

describe('a remembered switch', () => {
  const aSwitch = (name: string) => renderHook(() => useRememberedSwitch(name, true)).result;

  it('is one for all pages and tabs', () => {
    const [one, other] = [aSwitch('lights'), aSwitch('lights')];
    act(() => one.current[1](false));
    expect([one.current[0], other.current[0], isSwitchOn('lights', true)]).toEqual([false, false, false]);
    // Another tab switches it on.
    localStorage.setItem('lights', 'on');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect([one.current[0], other.current[0]]).toEqual([true, true]);
  });

  it('lasts for the visit where nothing can be stored', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const hall = aSwitch('hall');
    act(() => hall.current[1](false));
    refused.mockRestore();
    expect([hall.current[0], isSwitchOn('hall', true)]).toEqual([false, false]);
  });
});
