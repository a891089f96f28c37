import type { GameId } from 'game-scenes/rules';
import type { GameModule } from './game-module';

/** Loaders of what the play screen shows of each game. */
export const games: Readonly<Record<GameId, () => Promise<GameModule>>> = {
  'alien-racing': async () => (await import('./alien-racing')).game,
  'alien-clicker': async () => (await import('./alien-clicker')).game,
  'memory-match': async () => (await import('./memory-match')).game,
  'stronghold-defense': async () => (await import('./stronghold-defense')).game,
};
