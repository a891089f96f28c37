import type { ClickerStory, GameId, MemoryStory, RacingStory, StrongholdStory } from 'game-scenes/rules';
import { clickerStory, GAMES, memoryStory, racingStory, strongholdStory } from 'game-scenes/rules';
import type { Ticket } from '../../api/types';
import type { SummaryFigure } from './summaries';

/** What a round was like, by its game. */
export type RoundStory =
  | ({ gameId: 'alien-clicker' } & ClickerStory)
  | ({ gameId: 'memory-match' } & MemoryStory)
  | ({ gameId: 'stronghold-defense' } & StrongholdStory)
  | ({ gameId: 'alien-racing' } & RacingStory);

/** Tells a round by playing its log again; null for earlier rules, or for a log that cannot be read. */
export function roundStory(
  gameId: GameId,
  { seed, rulesVersion }: Pick<Ticket, 'seed' | 'rulesVersion'>,
  log: string | undefined,
): RoundStory | null {
  if (log === undefined || rulesVersion !== GAMES[gameId].rulesVersion) return null;
  switch (gameId) {
    case 'alien-clicker':
      return told(gameId, clickerStory(seed, log));
    case 'memory-match':
      return told(gameId, memoryStory(seed, log));
    case 'stronghold-defense':
      return told(gameId, strongholdStory(seed, log));
    case 'alien-racing':
      return told(gameId, racingStory(seed, log));
  }
}

const told = <Id, Story extends object>(gameId: Id, story: Story | undefined) =>
  story === undefined ? null : { gameId, ...story };

/** Returns the figures that a story leaves to show, and those that it adds. */
export function figuresBeside(
  story: RoundStory,
  figures: readonly SummaryFigure[],
): readonly SummaryFigure[] {
  if (story.gameId === 'alien-clicker') return [];
  // The order tells the place, the laps the best one.
  if (story.gameId === 'alien-racing') return figures.filter(([term]) => term === 'Time');
  return story.gameId === 'memory-match' ? [...figures, ['Turns', String(story.turns)]] : figures;
}
