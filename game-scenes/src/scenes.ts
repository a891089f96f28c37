import { scene as clicker } from './games/alien-clicker/scene.js';
import { scene as racing } from './games/alien-racing/scene.js';
import { scene as memory } from './games/memory-match/scene.js';
import { scene as stronghold } from './games/stronghold-defense/scene.js';
import type { GameRules } from './rules-core/define-game.js';
import { isSeed } from './rules-core/random.js';
import { GAMES, rulesFor, type GameId } from './rules.js';
import type { GameSceneModule, SceneLoader } from './scene-core/game-scene.js';
import type { HostOptions, StageFailure } from './scene-core/host-options.js';
import { openDemo, type Demo, type DemoOptions } from './scene-core/demo.js';
import { emptyHud } from './scene-core/hud.js';
import { openSession } from './scene-core/open-session.js';
import type { PlaySession } from './scene-core/play-session.js';
import { chooseRenderer } from './scene-core/renderer-choice.js';
import { createSound } from './scene-core/sound.js';
import { fieldFor } from './scene-core/stage-geometry.js';

export type { GameId } from './rules.js';
export type { GamePhase, Hud, PauseReason } from './scene-core/hud.js';
export type { RoundResult, StageEvent } from './scene-core/host-options.js';

/** The games' scenes. */
export const SCENES: Readonly<Record<GameId, SceneLoader>> = {
  'alien-clicker': clicker,
  'memory-match': memory,
  'stronghold-defense': stronghold,
  'alien-racing': racing,
};

/** Handle by which React controls a mounted game. */
export interface GameHandle {
  pause(): void;
  /** Counts 3-2-1 (`hud.countdown`) and resumes the game. */
  resume(): void;
  setMuted(isMuted: boolean): void;
  /** Passes on a press of a page button, named by the game. Ignored unless playing. */
  command(name: string): void;
  /** Sets the speed factor of a watched round. */
  setSpeed(speed: number): void;
  /** Releases all resources. No callback is called afterwards. */
  destroy(): void;
}

const MESSAGES: Readonly<Record<StageFailure, string>> = {
  renderer_missing:
    'This browser can draw neither with WebGL nor on a canvas, so the game cannot be shown here.',
  rules_outdated: 'This game has new rules. Reload the page to play them.',
  ticket_malformed: 'The round could not be prepared. Please start it again.',
  load_failed: 'The game could not be loaded. Check the connection and try again.',
};

/** Limit for the scene's chunk, in ms: 15 kB take a fraction of it on the slowest network that plays at all. */
const LOADING_LIMIT_MS = 30_000;

/** Returns the rules for the ticket, or the reason why it cannot be played here. */
function rulesOf(game: GameId, { seed, rulesVersion }: HostOptions['ticket']): GameRules | StageFailure {
  if (!isSeed(seed)) return 'ticket_malformed';
  const rules = rulesFor(game, rulesVersion);
  if (rules === undefined) return 'rules_outdated';
  return chooseRenderer() === 'none' ? 'renderer_missing' : rules;
}

export interface MountOptions extends HostOptions {
  readonly game: GameId;
}

/** Plays one round of a game in `parent`; see `mountScene` for details. */
export function mountGame(parent: HTMLElement, options: MountOptions): GameHandle {
  return mountScene(parent, options.game, SCENES[options.game].load, options);
}

/**
 * Shows a game in `parent`, which needs a height of its own, and plays one round from its ticket. The 3-2-1
 * countdown starts as soon as the field is drawn; play begins after it. Nothing is drawn in a hidden tab, and the
 * round begins paused when the window is not focused. Events are never reported before this function has
 * returned, except for the first HUD.
 */
export function mountScene(
  parent: HTMLElement,
  game: GameId,
  loadScene: () => Promise<GameSceneModule>,
  options: HostOptions,
): GameHandle {
  const closing = new AbortController();
  const sound = createSound(options.muted);
  const { ticksPerRound } = rulesFor(game, options.ticket.rulesVersion) ?? GAMES[game];
  let session: PlaySession | undefined;
  let isToBePaused = false;

  const destroy = (): void => {
    closing.abort();
    sound.close();
  };
  const fail = (code: StageFailure): void => {
    if (closing.signal.aborted) return;
    destroy();
    options.onEvent({ kind: 'failed', code, sentence: MESSAGES[code] });
  };
  const start = async (): Promise<void> => {
    const late = setTimeout(() => fail('load_failed'), LOADING_LIMIT_MS);
    const sceneModule = await loadScene().finally(() => clearTimeout(late));
    if (closing.signal.aborted) return;
    const rules = rulesOf(game, options.ticket);
    if (typeof rules === 'string') return fail(rules);
    session = await openSession(parent, rules, sceneModule, { ...options, sound, signal: closing.signal });
    if (isToBePaused) session?.pause('player');
  };
  options.onEvent({ kind: 'hud', hud: emptyHud(ticksPerRound) });
  start().catch(() => fail('load_failed'));
  return {
    pause: () => {
      isToBePaused = true;
      session?.pause('player');
    },
    resume: () => {
      isToBePaused = false;
      session?.resume();
    },
    setMuted: (isMuted) => sound.setMuted(isMuted),
    command: (name) => session?.command(name),
    setSpeed: (speed) => session?.setSpeed(speed),
    destroy,
  };
}

/** Handle of a running demo. */
export interface DemoHandle {
  /** Stops and continues the round; a stopped demo takes no processor time. */
  setRunning(isRunning: boolean): void;
  /** Releases all resources. No callback is called afterwards. */
  destroy(): void;
}

/** Fills `parent` with a round of our bot; see `mountDemoScene` for details. */
export function mountDemo(
  parent: HTMLElement,
  { game, ...options }: DemoOptions & { readonly game: GameId },
): DemoHandle {
  return mountDemoScene(parent, game, SCENES[game].load, options);
}

/**
 * Fills `parent`, which must be positioned, with a game that replays a round of our bot: without sound and
 * input, in a third of the frames and at a lower resolution than a played one.
 */
export function mountDemoScene(
  parent: HTMLElement,
  game: GameId,
  loadScene: () => Promise<GameSceneModule>,
  options: DemoOptions,
): DemoHandle {
  const closing = new AbortController();
  const { signal } = closing;
  let demo: Demo | undefined;
  let isRunning = true;
  const end = (): void => {
    if (signal.aborted) return;
    closing.abort();
    options.onEnd();
  };
  const start = async (): Promise<void> => {
    const [sceneModule, { WIDE_ROUND, TALL_ROUND }] = await Promise.all([
      loadScene(),
      SCENES[game].demoRounds(),
    ]);
    const round = fieldFor(parent.clientWidth, parent.clientHeight) === 'wide' ? WIDE_ROUND : TALL_ROUND;
    const rules = rulesOf(game, round);
    if (signal.aborted) return;
    if (typeof rules === 'string') return end();
    demo = await openDemo(parent, rules, sceneModule, round, { ...options, onEnd: end }, signal);
    demo?.setRunning(isRunning);
  };
  start().catch(end);
  return {
    setRunning: (next) => {
      isRunning = next;
      demo?.setRunning(next);
    },
    destroy: () => closing.abort(),
  };
}
