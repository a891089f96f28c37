import { ordinal } from '../lib/place-text';
import type { Moment } from './moment-queue';

/** Places that stand for all better ones. */
const STEPS = [3, 10, 25, 50, 100] as const;

/** Returns a place on a board in few letters: '1st' to '3rd', 'Top 10' to 'Top 100', '214th'. */
export function placeText(rank: number): string {
  const step = STEPS.find((most) => rank <= most);
  return step === undefined || step === 3 ? ordinal(rank) : `Top ${step}`;
}

/** Returns the name that a badge's moment shows; several badges are counted. */
export function badgesText(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? '') : `${names.length} badges`;
}

/** Returns what screen readers are told. */
export function momentSentence(moment: Moment): string {
  switch (moment.kind) {
    case 'first-coin':
      return moment.coins === 1 ? 'Your first coin.' : `Your first ${moment.coins} coins.`;
    case 'first-purchase':
      return `Your first purchase: ${moment.item.name}.`;
    case 'new-rank':
      return `You are ${ordinal(moment.rank)} in ${moment.gameName}.`;
    case 'badge': {
      const { names } = moment;
      return `${names.length === 1 ? 'Badge' : `${names.length} badges`} unlocked: ${names.join(', ')}.`;
    }
  }
}
