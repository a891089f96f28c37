import { GAME_IDS } from 'game-scenes/names';
import type { GameId } from 'game-scenes/names';
import type { OwnRound, OwnStanding } from '../../api/types';
import { pointsText } from '../../lib/place-text';
import { ageOf } from '../../lib/time-labels';

/** Games offered to be carried on. */
const SHOWN = 2;

export interface LastPlayed {
  id: GameId;
  gameName: string;
  /** What the last round brought, and when. */
  words: string;
}

/** Returns the games played last, at most two, by the member's rounds, newest first. */
export function lastPlayed(rounds: readonly OwnRound[], standing: OwnStanding | undefined): LastPlayed[] {
  const played = new Map<GameId, LastPlayed>();
  for (const round of rounds) {
    const id = GAME_IDS.find((known) => known === round.gameId);
    if (id === undefined || played.has(id)) continue;
    const isBest = standing?.bests.some((best) => best.round === round.round) ?? false;
    const score = isBest ? `Best: ${round.score.toLocaleString('en-US')}` : pointsText(round.score);
    const words = `${score}, ${ageOf(round.decidedAt)}`;
    played.set(id, { id, gameName: round.gameName, words });
  }
  return [...played.values()].slice(0, SHOWN);
}

/** Returns the names of the games whose best round was played today, by this browser's calendar. */
export function recordsOfToday(rounds: readonly OwnRound[], standing: OwnStanding | undefined): Set<string> {
  const bests = new Set(standing?.bests.map(({ round }) => round));
  const today = new Date().toDateString();
  const records = rounds.filter(
    ({ round, decidedAt }) => bests.has(round) && new Date(decidedAt).toDateString() === today,
  );
  return new Set(records.map(({ gameName }) => gameName));
}
