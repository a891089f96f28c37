import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Livestream, User } from '../../api/types';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { aLivestream, aLiveStream } from '../../../test/fixtures/livestream-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const MINUTE_MS = 60_000;

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function open(
  livestream: Livestream | FakeAnswer = aLivestream(),
  changes: Partial<User> = {},
): Promise<Opened> {
  signInBrowser();
  const answer: FakeAnswer =
    typeof livestream === 'object' && 'state' in livestream ? { status: 200, body: livestream } : livestream;
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/livestream': answer,
    'POST /api/livestream/watching': { status: 200, body: { viewers: 13 } },
  });
  const app = renderApp('/livestream');
  await screen.findByRole('heading', { level: 1, name: 'Livestream' });
  return { app, api };
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

/** Hides or shows the page. */
function lookAway(isAway: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isAway ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the livestream page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('says without a broadcast that the stream is offline, and when the next one comes, in the own zone [S2.012, S2.069]', async () => {
    await open();
    const offline = await screen.findByRole('region', { name: 'Stream Offline' });
    const start = new Date('2027-05-02T19:00:00.000Z');
    const date = start.toLocaleDateString('en-US', { weekday: 'long', month: 'short', day: '2-digit' });
    const time = start.toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    expect(offline).toHaveTextContent(`Next stream: ${date}, ${time}Sunday Night Series`);
    expect(screen.getByText('OFFLINE')).toBeVisible();
    expect(screen.queryByText('viewers')).toBeNull();
    expect(document.querySelector('video')).toBeNull();
  });

  it('counts down to the next stream, by days first and by seconds in the end', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2027-04-30T14:41:30.000Z') });
    await open();
    const timer = await screen.findByRole('timer');
    expect(timer).toHaveAccessibleName('Starts in 2 days, 4 hours, and 18 minutes');
    act(() => jest.setSystemTime(new Date('2027-05-02T18:58:57.000Z')));
    act(() => jest.advanceTimersByTime(1000));
    expect(timer).toHaveAccessibleName(/^Starts in 1 minute and \d seconds?$/);
    act(() => jest.setSystemTime(new Date('2027-05-02T19:00:00.000Z')));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('It starts any moment')).toBeVisible();
  });

  it('marks each sample, and nothing that admins have written', async () => {
    const { standings, ...others } = aLivestream({ areDetailsSample: true });
    const [first, second] = standings;
    if (!first || !second) throw new Error('The fixture has two.');
    await open({ ...others, standings: [{ ...first, isSample: true }, second] });
    await screen.findByRole('region', { name: 'Race Details' });
    const rows = panel('League Standings').getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('Sample') !== null)).toEqual([true, false]);
    expect(panel('Race Details').getByText('Sample')).toBeVisible();
    expect(panel('Stream Schedule').queryByText('Sample')).toBeNull();
  });

  it('says so when no stream is planned at all', async () => {
    await open(aLivestream({ nextStream: null, details: null, schedule: [], standings: [], events: [] }));
    expect(await screen.findByText('No stream is planned yet. Come back soon!')).toBeVisible();
    expect(panel('Race Details').getByText('No race yet')).toBeVisible();
    expect(panel('Stream Schedule').getByText('No weekly streams')).toBeVisible();
    expect(panel('League Standings').getByText('No standings yet')).toBeVisible();
    expect(panel('Upcoming Events').getByText('No upcoming events')).toBeVisible();
  });

  it('tells of a show that is about to begin, with those who wait for it', async () => {
    await open(aLivestream({ state: 'upcoming', viewers: 3 }));
    expect(await screen.findByText('The crew is getting ready')).toBeVisible();
    expect(screen.getByText('UPCOMING')).toBeVisible();
    expect(await screen.findByText('13')).toBeVisible();
    expect(screen.getByText('waiting')).toBeVisible();
  });

  it('shows the race details, the schedule, the standings and the events [S1.10, S2.070]', async () => {
    await open();
    await screen.findByRole('region', { name: 'Race Details' });
    const details = [...screen.getByRole('region', { name: 'Race Details' }).querySelectorAll('dl > div')];
    expect(details.map((line) => line.textContent)).toEqual([
      'Next raceSunday Night Series',
      'TrackRingside Loop',
      'Laps3',
      'Pods4',
      'Fastest lap0:14.2 Tachyon',
      'Prize500 coins',
    ]);
    const rowsOf = (name: string) =>
      panel(name)
        .getAllByRole('listitem')
        .map((row) => row.textContent.trim());
    expect(rowsOf('League Standings')).toEqual(['1PitBoss9 88 points', '2Nova_Quill 81 points']);
    const inZone = (moment: string, options: Intl.DateTimeFormatOptions) =>
      new Date(moment).toLocaleString('en-US', options);
    const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    const day = (moment: string) => inZone(moment, { weekday: 'long' });
    const [sunday, wednesday, saturday] = [
      '2027-05-02T19:00:00.000Z',
      '2027-05-05T23:00:00.000Z',
      '2027-05-08T23:00:00.000Z',
    ] as const;
    expect(rowsOf('Stream Schedule')).toEqual([
      `${day(sunday)} ${inZone(sunday, time)}Sunday Night Series`,
      `${day(wednesday)} ${inZone(wednesday, time)}Midweek practice and crew talk`,
    ]);
    const zone = new Date(sunday).toLocaleDateString('en-US', { timeZoneName: 'long' }).split(', ')[1];
    expect(panel('Stream Schedule').getByText(`Every week, in your time zone: ${zone}`)).toBeVisible();
    const date = (moment: string) =>
      `${inZone(moment, { month: 'short' })} ${inZone(moment, { day: '2-digit' })}`;
    expect(rowsOf('Upcoming Events')).toEqual([
      `${date(wednesday)}Event 1${inZone(wednesday, time)}, Alien Racing`,
      `${date(saturday)}Event 2${inZone(saturday, time)}, Alien Racing`,
    ]);
  });

  it('leads to the chat community, the video site and the streaming community in new tabs [S2.071]', async () => {
    await open();
    const links = panel('Connect With Us').getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Chat community (opens in a new tab)',
      'Video site (opens in a new tab)',
      'Streaming community (opens in a new tab)',
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('answers what is to come, its price included, with the toast Feature Coming Soon [S2.074, S2.075]', async () => {
    const { app } = await open();
    await screen.findByRole('button', { name: 'Replays' });
    const priced = ['Wave Flag 50', 'Highlight Message 100', 'Change Camera 250', 'Vote on Strategy 500'];
    for (const name of [...priced.map((action) => `${action} coins`), 'Replays', 'Sign Up']) {
      await app.person.click(screen.getByRole('button', { name }));
      expect(await screen.findByText('Feature Coming Soon')).toBeVisible();
      await app.person.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(screen.queryByText('Feature Coming Soon')).toBeNull();
    }
  });

  it('shows the way to the stream settings to every admin, and to nobody else', async () => {
    const { app } = await open(aLivestream(), { isAdmin: true, username: 'any-admin' });
    expect(screen.getByText('Stream Settings')).toBeVisible();
    app.unmount();
    await open(aLivestream(), { isAdmin: false });
    expect(screen.queryByText('Stream Settings')).toBeNull();
  });

  it('says when the livestream did not arrive, and asks again', async () => {
    const { app, api } = await open({ status: 502 });
    expect(await screen.findByRole('alert')).toHaveTextContent('The livestream could not be loaded.');
    api.answer('GET /api/livestream', { status: 200, body: aLivestream() });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Stream Offline' })).toBeVisible();
  });

  it('asks again when the page is seen again', async () => {
    const { api } = await open();
    await screen.findByText('OFFLINE');
    lookAway(true);
    expect(api.callsOf('GET /api/livestream')).toHaveLength(1);
    api.answer('GET /api/livestream', { status: 200, body: aLivestream({ state: 'ended' }) });
    lookAway(false);
    expect(await screen.findByText('ENDED')).toBeVisible();
  });

  it('asks again an hour before the next stream and when it begins', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2027-05-02T17:00:00.000Z') });
    const { api } = await open();
    await screen.findByText('OFFLINE');
    api.answer('GET /api/livestream', { status: 200, body: aLivestream({ state: 'upcoming' }) });
    act(() => jest.advanceTimersByTime(61 * MINUTE_MS));
    expect(await screen.findByText('UPCOMING')).toBeVisible();
    const asked = api.callsOf('GET /api/livestream').length;
    act(() => jest.advanceTimersByTime(60 * MINUTE_MS));
    await waitFor(() => expect(api.callsOf('GET /api/livestream')).toHaveLength(asked + 1));
  });
});

describe('the viewers of a stream', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const said = (api: FakeApi) => api.callsOf('POST /api/livestream/watching').length;

  it('are told of every 30 seconds, as long as the page is seen', async () => {
    const { api } = await open(aLiveStream());
    await screen.findByText('LIVE', { selector: '.badge *' });
    await waitFor(() => expect(said(api)).toBe(1));
    act(() => jest.advanceTimersByTime(30_000));
    await waitFor(() => expect(said(api)).toBe(2));
    lookAway(true);
    act(() => jest.advanceTimersByTime(120_000));
    expect(said(api)).toBe(2);
    lookAway(false);
    await waitFor(() => expect(said(api)).toBe(3));
  });

  it('are not told of while nothing is on air, nor from another screen', async () => {
    const { app, api } = await open();
    await screen.findByText('OFFLINE');
    act(() => jest.advanceTimersByTime(60_000));
    expect(said(api)).toBe(0);
    app.unmount();
    const live = await open(aLiveStream());
    await waitFor(() => expect(said(live.api)).toBe(1));
    await act(() => live.app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    act(() => jest.advanceTimersByTime(60_000));
    expect(said(live.api)).toBe(1);
  });
});
