/**
 * Script that agreement.spec.ts runs in the browser: the games' rules and bots, which no page of the site
 * contains, and the real scenes.
 */
import { GAMES, stateHash, type GameId, type Outcome, type ReplayResult } from 'game-scenes/rules';
import { mountGame } from 'game-scenes/scenes';
import { playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

/** A round played in a scene: the report that the scene sends, and the hash of its final state. */
export interface ScenePlay {
  readonly log: string;
  readonly outcome: Outcome;
  readonly stateHash: string;
}

export interface AgreementPage {
  /** Plays rounds by bots and returns their logs. */
  play(rounds: readonly BotRound[]): string[];
  replay(logs: readonly PlayedLog[]): ReplayResult[];
  /** Opens a game's scene in the page and plays it with random pointer and key events. */
  openScene(game: GameId, seed: string): void;
  /** Undefined while the round is running. */
  scenePlay(): ScenePlay | undefined;
}

declare global {
  interface Window {
    agreement: AgreementPage;
  }
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ', 'Enter'];

/** Captures the state object of the game's next round, which each step mutates in place. */
function watchState(game: GameId): () => object {
  const rules = GAMES[game];
  const start = rules.start.bind(rules);
  let state: object = {};
  rules.start = (seed, field) => (state = start(seed, field));
  return () => state;
}

/**
 * Returns a seeded generator of uniform integers below `bound` (a linear congruence; good enough for random
 * input).
 */
function createDice(seed: string): (bound: number) => number {
  let value = Number.parseInt(seed.slice(0, 8), 16);
  return (bound) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 4294967296) * bound);
  };
}

/** Sends random clicks in and around the field and random keys, a few times per second, between frames. */
function fidget(parent: HTMLElement, seed: string, isOver: () => boolean): void {
  const dice = createDice(seed);
  const act = (): void => {
    if (isOver()) return;
    requestAnimationFrame(act);
    const canvas = parent.querySelector('canvas');
    if (canvas === null || dice(8) > 0) return;
    const box = canvas.getBoundingClientRect();
    const clientX = box.left - 20 + dice(box.width + 40);
    const clientY = box.top - 20 + dice(box.height + 40);
    canvas.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY }));
    const key = KEYS[dice(KEYS.length)] ?? ' ';
    const type = dice(2) === 0 ? 'keydown' : 'keyup';
    canvas.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  };
  requestAnimationFrame(act);
}

let play: ScenePlay | undefined;

window.agreement = {
  play: playRounds,
  replay: replayLogs,
  openScene(game, seed) {
    const stateOf = watchState(game);
    const parent = document.body;
    play = undefined;
    const handle = mountGame(parent, {
      game,
      ticket: { seed, rulesVersion: GAMES[game].rulesVersion },
      muted: true,
      reducedMotion: false,
      // Resumes the round after any pause.
      onHud: ({ phase, countdown }) => {
        if (phase === 'paused' && countdown === 0) queueMicrotask(() => handle.resume());
      },
      onEnd: ({ log, outcome }) => (play = { log, outcome, stateHash: stateHash(stateOf()) }),
      onError: ({ message }) => {
        throw new Error(message);
      },
    });
    fidget(parent, seed, () => play !== undefined);
    // One deliberate pause.
    setTimeout(() => handle.pause(), 20_000);
  },
  scenePlay: () => play,
};
