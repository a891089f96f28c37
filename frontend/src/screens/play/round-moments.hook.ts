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

/** `key` is the same for what happens once. */
export interface RoundMoment {
  key: string;
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
    const happened = roundMoments({ user, verdict, before, after });
    const fresh = happened.filter(({ key }) => !shown.has(`${user.id} ${key}`));
    for (const { key, moment } of fresh) {
      shown.add(`${user.id} ${key}`);
      showMoment(moment);
    }
  }, [user, verdict, before, after]);
}

/** Returns what a proven round has brought for the first time, in the order in which it is shown. */
export function roundMoments(round: ProvenRound): readonly RoundMoment[] {
  return [...firstCoin(round), ...newBadges(round), ...newRank(round)];
}

function firstCoin({ user, verdict, before }: ProvenRound): readonly RoundMoment[] {
  const { score, coins, balance } = verdict;
  if (coins === 0 || before.hasBeenPaid) return [];
  const moment = { kind: 'first-coin', wardrobe: wardrobeOf(user), score, coins, balance } as const;
  return [{ key: 'coin', moment }];
}

function newBadges({ user, before, after }: ProvenRound): readonly RoundMoment[] {
  const locked = new Set(before.badges.filter(({ earnedAt }) => earnedAt === null).map(({ id }) => id));
  const earned = (after?.badges ?? []).filter(({ id, earnedAt }) => earnedAt !== null && locked.has(id));
  return earned.map(({ id, name }) => {
    const moment = { kind: 'badge', wardrobe: wardrobeOf(user), names: [name] } as const;
    return { key: `badge ${id}`, moment };
  });
}

/** The place on the board of all time, if the round was the first there or has crossed a place that counts. */
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
  const key = `rank ${gameName} ${crossed ?? 'first'}`;
  return [{ key, moment: { kind: 'new-rank', wardrobe: wardrobeOf(user), gameName, rank, rankBefore } }];
}
