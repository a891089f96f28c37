import type { AlienLook } from 'game-scenes/art-core/alien-look';
import type { Drawing } from 'game-scenes/art-core/drawing';
import type { PlaceShape } from 'game-scenes/art-core/place';
import type { GameId } from 'game-scenes/rules';

type Draw = (shape: PlaceShape, look: AlienLook) => Drawing;

/** The drawings of a game's place. */
export interface Place {
  still: Draw;
  /** What is seen around a running demo or through it. */
  around?: Draw;
  /** What stands in front of a running demo. */
  front?: Draw;
}

/** Loaders of the places where the games are played; each is a chunk of its own. */
export const places: Record<GameId, () => Promise<Place>> = {
  'alien-clicker': async () => {
    const { clickerPlace, clickerForeground } = await import('game-scenes/games/alien-clicker/art/place');
    return {
      still: (shape, alien) => clickerPlace(shape, { alien }),
      around: (shape, alien) => clickerPlace(shape, { alien, isLive: false, dim: 0 }),
      front: clickerForeground,
    };
  },
  'memory-match': async () => {
    const { memoryPlace } = await import('game-scenes/games/memory-match/art/place');
    return {
      still: (shape, alien) => memoryPlace(shape, { alien }),
      around: (shape, alien) => memoryPlace(shape, { alien, cards: [] }),
    };
  },
  'stronghold-defense': async () => {
    const { strongholdPlace } = await import('game-scenes/games/stronghold-defense/art/place');
    return { still: (shape, alien) => strongholdPlace(shape, { alien }) };
  },
  'alien-racing': async () => {
    const { racingPlace } = await import('game-scenes/games/alien-racing/art/place');
    return { still: (shape, alien) => racingPlace(shape, { alien }) };
  },
};
