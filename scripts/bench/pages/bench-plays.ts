import { BOTS } from '../../../game-scenes/src/bots.js';
import type { GameAction, GameId } from '../../../game-scenes/src/rules.js';
import { decodeInputLog } from '../../../game-scenes/src/rules-core/input-log.js';
import type { GameScene } from '../../../game-scenes/src/scene-core/game-scene.js';
import { strikeBefore } from './clicker-strikes.js';
import { crowd } from './stronghold-crowd.js';

/** The same round in every run. */
export const SEED = '0123456789abcdef0123456789abcdef';

/** The window of the benchmarks is wide. */
export const FIELD = { name: 'wide', width: 960, height: 540 } as const;

/** How a game is played while its scene is measured. */
export interface BenchPlay {
  readonly id: GameId;
  /** The measured part begins at this tick; earlier ticks are skipped. */
  readonly firstTick: number;
  /** Changes the state when the measured part begins. */
  readonly prepare?: (state: object) => void;
  /** Acts before a tick is played. */
  readonly act: (tick: number, scene: GameScene) => void;
}

/** Replays the round of an expert bot, input by input. */
function asRecorded(id: GameId): BenchPlay['act'] {
  const decoded = decodeInputLog(BOTS[id](SEED, FIELD.name, 'expert').encode());
  const actions = new Map<number, GameAction[]>();
  for (const entry of decoded.ok ? decoded.log.entries : []) {
    if (entry.kind !== 'action') continue;
    actions.set(entry.tick, [...(actions.get(entry.tick) ?? []), entry.action]);
  }
  return (tick, { round }) => {
    for (const action of actions.get(tick) ?? []) round.act(action);
  };
}

const recorded = (id: GameId, firstTick: number): BenchPlay => ({ id, firstTick, act: asRecorded(id) });

/** By name: each game, and Stronghold Defense with more on its field than a round ever brings. */
const PLAYS: Readonly<Record<string, () => BenchPlay>> = {
  'alien-clicker': () => ({ id: 'alien-clicker', firstTick: 0, act: strikeBefore }),
  'memory-match': () => recorded('memory-match', 0),
  // By then several waves have come and a dozen towers stand.
  'stronghold-defense': () => recorded('stronghold-defense', 4200),
  'alien-racing': () => recorded('alien-racing', 600),
  crowd: () => ({ id: 'stronghold-defense', firstTick: 1, prepare: crowd, act: () => undefined }),
};

/** @throws Error for an unknown name */
export function benchPlay(name: string): BenchPlay {
  const play = PLAYS[name]?.();
  if (play === undefined) throw new Error(`There is no play ${name}.`);
  return play;
}

/**
 * Plays the ticks before the measured part, each drawn as if its time had passed. `nowMs` is the time when it
 * ends.
 */
export function skipToFirstTick(
  { firstTick, prepare }: BenchPlay,
  scene: Pick<GameScene, 'round' | 'advance' | 'draw'>,
  nowMs: number,
): void {
  if (scene.round.tick >= firstTick) return;
  while (scene.round.tick < firstTick) {
    scene.advance();
    scene.draw(1, nowMs - ((firstTick - scene.round.tick) * 1000) / 60);
  }
  prepare?.(scene.round.state);
}
