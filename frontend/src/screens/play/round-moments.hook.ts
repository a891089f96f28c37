import { useEffect } from 'react';
import type { GameProgress, User, Verdict } from '../../api/types';
import { wardrobeOf } from '../../avatar/wardrobe';
import { showMoment } from '../../ui/moment';
import type { Moment } from '../../ui/moment-queue';

/** Places whose crossing is a moment. */
const CROSSED_PLACES = [1, 3, 10, 25, 50, 100] as const;

/** A proven round and where the member stood before and stands after it. */
export interface ProvenRound {
  user: User;
  verdict: Verdict;
  /** Read before the round. */
  before: GameProgress;
  /** Read after the verdict; undefined until then. */
  after: GameProgress | undefined;
}

/** Each of `keys` is the same for what happens once. */
export interface RoundMoment {
  keys: readonly string[];
  moment: Moment;
}

/** What this page has shown. */
const shown = new Set<string>();

/** Shows what a proven round has brought for the first time, each once: coins, badges, a place on the board. */
export function useRoundMoments(
  user: User,
  verdict: Verdict | undefined,
  before: GameProgress | undefined,
  after: GameProgress | undefined,
): void {
  useEffect(() => {
    if (verdict === undefined || before === undefined) return;
    const mark = (key: string): string => `${user.id} ${key}`;
    const happened = roundMoments({ user, verdict, before, after }, (key) => !shown.has(mark(key)));
    for (const { keys, moment } of happened) {
      for (const key of keys) shown.add(mark(key));
      showMoment(moment);
    }
  }, [user, verdict, before, after]);
}

/** Returns what a proven round has brought for the first time and is `isFresh`, in the order in which it is shown. */
export function roundMoments(round: ProvenRound, isFresh: (key: string) => boolean): readonly RoundMoment[] {
  const single = (moments: readonly RoundMoment[]) => moments.filter(({ keys }) => keys.every(isFresh));
  return [...single(firstCoin(round)), ...newBadges(round, isFresh), ...single(newRank(round))];
}

function firstCoin({ user, verdict, before }: ProvenRound): readonly RoundMoment[] {
  const { score, coins, balance } = verdict;
  if (coins === 0 || before.hasBeenPaid) return [];
  const moment = { kind: 'first-coin', wardrobe: wardrobeOf(user), score, coins, balance } as const;
  return [{ keys: ['coin'], moment }];
}

/** All badges of a round are one moment, without those that were shown before. */
function newBadges(
  { user, before, after }: ProvenRound,
  isFresh: (key: string) => boolean,
): readonly RoundMoment[] {
  const locked = new Set(before.badges.filter(({ earnedAt }) => earnedAt === null).map(({ id }) => id));
  const earned = (after?.badges ?? []).filter(
    ({ id, earnedAt }) => earnedAt !== null && locked.has(id) && isFresh(`badge ${id}`),
  );
  if (earned.length === 0) return [];
  const names = earned.map(({ name }) => name);
  const keys = earned.map(({ id }) => `badge ${id}`);
  return [{ keys, moment: { kind: 'badge', wardrobe: wardrobeOf(user), names } }];
}

/** The place on the board of all time, if it is the first one or has crossed a place that counts, and others are behind. */
function newRank({ user, verdict, before, after }: ProvenRound): readonly RoundMoment[] {
  const place = after?.place;
  // Without a new best score the others have moved.
  if (!place || !verdict.isNewHighScore) return [];
  const { rank, total } = place;
  const rankBefore = before.place?.rank ?? null;
  const crossed = CROSSED_PLACES.find((place) => rank <= place && (rankBefore ?? Infinity) > place);
  if (crossed === undefined && rankBefore !== null) return [];
  // Among the best ten of ten is everybody.
  if (total <= (crossed ?? 1)) return [];
  const { gameName } = before;
  const keys = [`rank ${gameName} ${crossed ?? 'first'}`];
  return [{ keys, moment: { kind: 'new-rank', wardrobe: wardrobeOf(user), gameName, rank, rankBefore } }];
}
