import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { aUser } from '../../../test/support/fake-api';
import { verdict } from '../../../test/support/fake-game';
import { aPlace } from '../../../test/fixtures/home-data';
import { aProgress } from '../../../test/fixtures/progress-data';
import type { GameProgress, Verdict } from '../../api/types';
import { clearMoments, useMoments } from '../../ui/moment-queue';
import { roundMoments, useRoundMoments } from './round-moments.hook';

const PROVEN = { ...verdict, verdict: 'proven', isNewHighScore: true } as Verdict;

const [badge] = aProgress().badges as [GameProgress['badges'][number]];

const at = (rank: number | null, changes: Partial<GameProgress> = {}): GameProgress =>
  aProgress({ place: rank === null ? null : aPlace({ rank }), ...changes });
const momentsOf = (before: GameProgress, after: GameProgress | undefined, changes: Partial<Verdict> = {}) =>
  roundMoments({ user: aUser(), verdict: { ...PROVEN, ...changes }, before, after }, () => true).map(
    ({ moment }) => moment,
  );

afterEach(() => act(() => clearMoments()));

describe('a proven round', () => {
  it('is the first coin if it pays and none has paid before, without waiting for the rest', () => {
    const unpaid = at(8, { hasBeenPaid: false });
    expect(momentsOf(unpaid, undefined)).toMatchObject([
      { kind: 'first-coin', score: 47, coins: 9, balance: 129 },
    ]);
    expect(momentsOf(unpaid, undefined, { coins: 0 })).toEqual([]);
    expect(momentsOf(at(8), undefined)).toEqual([]);
  });

  it.each([
    [null, 114],
    [120, 100],
    [14, 9],
    [4, 3],
    [4, 1],
    [2, 1],
  ])('is a new rank from place %p to %d', (before, after) => {
    expect(momentsOf(at(before), at(after))).toMatchObject([
      { kind: 'new-rank', rank: after, rankBefore: before, gameName: 'Alien Clicker' },
    ]);
  });

  it.each([
    [300, 240],
    [24, 11],
    [3, 2],
    [1, 1],
    [9, 12],
    [4, null],
  ])('is no new rank from place %p to %p', (before, after) => {
    expect(momentsOf(at(before), at(after))).toEqual([]);
  });

  it('is no new rank where all members are among the best', () => {
    const ofTen = { place: aPlace({ rank: 9, total: 10 }) };
    expect(momentsOf(at(14), at(9, ofTen))).toEqual([]);
    expect(momentsOf(at(null), at(1, { place: aPlace({ rank: 1, total: 1 }) }))).toEqual([]);
  });

  it('is no new rank when the others have moved', () => {
    expect(momentsOf(at(14), at(9), { isNewHighScore: false })).toEqual([]);
  });

  it('unlocks the badges that were locked before', () => {
    const before = at(8);
    const badges = before.badges.map((badge) => ({ ...badge, earnedAt: '2026-11-21T12:01:00.000Z' }));
    expect(momentsOf(before, at(8, { badges }))).toMatchObject([{ kind: 'badge', names: ['Quick Hands'] }]);
    expect(momentsOf(at(8, { badges }), at(8, { badges }))).toEqual([]);
  });
});

describe('the moments of a round', () => {
  it('are shown once, also if the result comes back or is read again', () => {
    const { result } = renderHook(useMoments);
    const user = aUser();
    const before = at(14, { hasBeenPaid: false });
    const given = { after: undefined as GameProgress | undefined };
    const play = () => renderHook(() => useRoundMoments(user, PROVEN, before, given.after));
    const screen = play();
    expect(result.current.map(({ kind }) => kind)).toEqual(['first-coin']);
    given.after = at(9);
    screen.rerender();
    expect(result.current.map(({ kind }) => kind)).toEqual(['first-coin', 'new-rank']);
    act(() => clearMoments());
    screen.unmount();
    given.after = at(8);
    play();
    expect(result.current).toEqual([]);
  });

  it('name all badges of a round at once, without those shown before', () => {
    const { result } = renderHook(useMoments);
    const user = aUser({ id: 9 });
    const aBadge = (id: string, earnedAt: string | null) => ({ ...badge, id, name: id, earnedAt });
    const before = at(8, { badges: ['a', 'b', 'c'].map((id) => aBadge(id, null)) });
    const earned = (...ids: string[]) =>
      at(8, { badges: ['a', 'b', 'c'].map((id) => aBadge(id, ids.includes(id) ? 'now' : null)) });
    renderHook(() => useRoundMoments(user, PROVEN, before, earned('a', 'b')));
    expect(result.current).toMatchObject([{ kind: 'badge', names: ['a', 'b'] }]);
    act(() => clearMoments());
    renderHook(() => useRoundMoments(user, PROVEN, before, earned('a', 'b', 'c')));
    expect(result.current).toMatchObject([{ kind: 'badge', names: ['c'] }]);
  });

  it('wait for the verdict and for what was known before', () => {
    const { result } = renderHook(useMoments);
    const user = aUser({ id: 8 });
    renderHook(() => useRoundMoments(user, undefined, at(null, { hasBeenPaid: false }), at(1)));
    renderHook(() => useRoundMoments(user, PROVEN, undefined, at(1)));
    expect(result.current).toEqual([]);
  });
});
