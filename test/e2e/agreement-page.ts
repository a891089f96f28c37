/**
 * What agreement.spec.ts runs in the browser: the games' rules and bots, which no page of the site has, and the real
 * scenes.
 */
import { GAMES, stateHash, type GameId, type Outcome, type ReplayResult } from 'game-scenes/rules';
import { mountGame } from 'game-scenes/scenes';
import { playRounds, replayLogs, type BotRound, type PlayedLog } from './agreement-rules.js';

/** A round that was played in a scene: what the scene sends home, and the hash of the state it ended in. */
export interface ScenePlay {
  readonly log: string;
  readonly outcome: Outcome;
  readonly stateHash: string;
}

export interface AgreementPage {
  /** Plays bots' rounds and gives their logs. */
  play(rounds: readonly BotRound[]): string[];
  replay(logs: readonly PlayedLog[]): ReplayResult[];
  /** Opens a game's scene in the page and plays it by pointers and keys that mean nothing. */
  openScene(game: GameId, seed: string): void;
  /** Undefined as long as the round goes on. */
  scenePlay(): ScenePlay | undefined;
}

declare global {
  interface Window {
    agreement: AgreementPage;
  }
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', ' ', 'Enter'];

/** Keeps hold of the state that the game's next round starts with, which each step changes in place. */
function watchState(game: GameId): () => object {
  const rules = GAMES[game];
  const start = rules.start.bind(rules);
  let state: object = {};
  rules.start = (seed, field) => (state = start(seed, field));
  return () => state;
}

/** Even numbers below `bound`, always the same for the same seed (a linear congruence: good enough for fidgeting). */
function createDice(seed: string): (bound: number) => number {
  let value = Number.parseInt(seed.slice(0, 8), 16);
  return (bound) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 4294967296) * bound);
  };
}

/** Somebody who hits out in and around the field and leans on the keys, a few times a second, in every frame's gap. */
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
      // Whatever pauses it, on it goes.
      onHud: ({ phase, countdown }) => {
        if (phase === 'paused' && countdown === 0) queueMicrotask(() => handle.resume());
      },
      onEnd: ({ log, outcome }) => (play = { log, outcome, stateHash: stateHash(stateOf()) }),
      onError: ({ message }) => {
        throw new Error(message);
      },
    });
    fidget(parent, seed, () => play !== undefined);
    // One pause on the way.
    setTimeout(() => handle.pause(), 20_000);
  },
  scenePlay: () => play,
};
