import {
  HELD_KEYS,
  LETTER_KEYS,
  isHeldKey,
  type GameKey,
  type GameScene,
  type LetterKey,
} from './game-scene.js';
import type { GamePhase, PauseReason } from './hud.js';

/** What an input uses of its session. */
export interface PlayControl {
  readonly phase: GamePhase;
  /** Pauses the game or cancels a countdown. Before the first frame, makes the round begin paused. */
  pause(reason: PauseReason): void;
  /** Pauses play or a countdown, or resumes a paused game. */
  togglePause(): void;
  /** Asks for another round in place of one that has just begun; pauses an older one. */
  restart(): void;
}

export interface StageInput {
  /** Called when play starts or resumes: arrow keys and pointers that are already held take effect. */
  playBegins(): void;
  /** Handles a pointer press; `shareX` and `shareY` are shares (0–1) of the canvas's width and height. */
  pointerDown(shareX: number, shareY: number, pointerId: number): void;
  pointerMoved(shareX: number, shareY: number, pointerId: number): void;
  /** Handles the release or loss of a pointer that went down on the canvas, wherever it is now. */
  pointerUp(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  pauseKey(key: 'p' | 'Escape'): void;
  restartKey(): void;
}

/** Point of the field in logical px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that act as arrow keys, by their position on every layout. */
const ARROW_AT: Readonly<Record<string, GameKey>> = {
  KeyW: 'ArrowUp',
  KeyA: 'ArrowLeft',
  KeyS: 'ArrowDown',
  KeyD: 'ArrowRight',
};

/** Letters of games and session. */
const LETTERS = [...LETTER_KEYS, 'p', 'r'] as const;

const isLetterKey = (key: GameKey): key is LetterKey => (LETTER_KEYS as readonly GameKey[]).includes(key);

/** Returns the letter that the layout prints on a key or, where that is not Latin, the one at its position. */
function letterOf({ key, code }: KeyboardEvent): (typeof LETTERS)[number] | undefined {
  const printed = key.toLowerCase();
  const name = /^[a-z]$/.test(printed) ? printed : code.replace(/^Key/, '').toLowerCase();
  return LETTERS.find((letter) => letter === name);
}

/** Returns what a pressed key means on a stage, or undefined. */
function meaningOf(event: KeyboardEvent): GameKey | 'p' | 'r' | 'Escape' | undefined {
  const { key, code } = event;
  if (key === 'Enter' || key === ' ' || key === 'Escape') return key;
  return HELD_KEYS.find((arrow) => arrow === key) ?? ARROW_AT[code] ?? letterOf(event);
}

/** Elements that use every key themselves, and elements that use only PRESSING_KEYS. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]';
const PRESSED = 'a, button, summary';
const PRESSING_KEYS = ['Enter', ' '];

/** Returns true if the key belongs to a form field, a dialog or a focused button instead of the game. */
function belongsToPage(event: KeyboardEvent, canvas: HTMLCanvasElement): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof Element) || target === canvas) return false;
  if (target.closest(TYPED_INTO) !== null) return true;
  return PRESSING_KEYS.includes(event.key) && target.closest(PRESSED) !== null;
}

/**
 * Listens to mouse, pen, touch and keyboard until `signal` is aborted. Supports several pointers at once.
 * Held keys and pointers are released when the window loses focus.
 */
export function listenToInput(canvas: HTMLCanvasElement, input: StageInput, signal: AbortSignal): void {
  listenToPointers(canvas, input, signal);
  listenToKeys(canvas, input, signal);
}

function listenToPointers(canvas: HTMLCanvasElement, input: StageInput, signal: AbortSignal): void {
  const held = new Set<number>();
  const shareOf = (event: PointerEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    held.add(event.pointerId);
    input.pointerDown(...shareOf(event), event.pointerId);
  };
  const onUp = ({ pointerId }: PointerEvent): void => {
    if (held.delete(pointerId)) input.pointerUp(pointerId);
  };
  const letGo = (): void => {
    for (const pointerId of held) input.pointerUp(pointerId);
    held.clear();
  };
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', (event) => input.pointerMoved(...shareOf(event), event.pointerId), {
    signal,
  });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  window.addEventListener('blur', letGo, { signal });
}

function listenToKeys(canvas: HTMLCanvasElement, input: StageInput, signal: AbortSignal): void {
  /** Game key of each held key; several keys may map to the same game key. */
  const held = new Map<string, GameKey>();
  const isHeld = (key: GameKey): boolean => [...held.values()].includes(key);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (belongsToPage(event, canvas)) return;
    const key = meaningOf(event);
    if (key === 'p' || key === 'Escape' || key === 'r') {
      if (event.repeat) return;
      if (key === 'r') input.restartKey();
      else input.pauseKey(key);
    } else if (key !== undefined) {
      event.preventDefault();
      const name = event.code || event.key;
      // A repeated arrow key that is not held was pressed before it could be handled; it counts as a press.
      if (event.repeat && (held.has(name) || !isHeldKey(key))) return;
      const isNew = !isHeld(key);
      held.set(name, key);
      if (isNew) input.keyChanged(key, true);
    }
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    const name = event.code || event.key;
    const key = held.get(name);
    if (key === undefined) return;
    held.delete(name);
    if (!isHeld(key)) input.keyChanged(key, false);
  };
  const letGo = (): void => {
    const keys = new Set(held.values());
    held.clear();
    for (const key of keys) input.keyChanged(key, false);
  };
  window.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('keyup', onKeyUp, { signal });
  window.addEventListener('blur', letGo, { signal });
}

/** Creates a player's input. Releases count in every phase, or a key would stay pressed after a pause. */
export function createPlayingInput(
  session: PlayControl,
  scene: Pick<
    GameScene,
    'holdsPointers' | 'letters' | 'pointerDown' | 'pointerMoved' | 'pointerUp' | 'keyChanged' | 'escape'
  >,
  locate: (shareX: number, shareY: number) => Point,
): StageInput {
  const isPlaying = (): boolean => session.phase === 'playing';
  /** Arrow keys pressed before play began and still held. */
  const waiting = new Set<GameKey>();
  /** Pointers that went down before play began and are still held, with their last place. */
  const waitingPointers = new Map<number, readonly [number, number]>();
  const pressAt = (shareX: number, shareY: number, pointerId: number): void => {
    const { x, y } = locate(shareX, shareY);
    scene.pointerDown(x, y, pointerId);
  };
  return {
    playBegins() {
      for (const key of waiting) scene.keyChanged(key, true);
      waiting.clear();
      for (const [pointerId, place] of waitingPointers) pressAt(...place, pointerId);
      waitingPointers.clear();
    },
    pointerDown(shareX, shareY, pointerId) {
      if (isPlaying()) pressAt(shareX, shareY, pointerId);
      else if (scene.holdsPointers) waitingPointers.set(pointerId, [shareX, shareY]);
    },
    pointerMoved(shareX, shareY, pointerId) {
      if (waitingPointers.has(pointerId)) waitingPointers.set(pointerId, [shareX, shareY]);
      if (!isPlaying() || scene.pointerMoved === undefined) return;
      const { x, y } = locate(shareX, shareY);
      scene.pointerMoved(x, y, pointerId);
    },
    pointerUp(pointerId) {
      if (!waitingPointers.delete(pointerId)) scene.pointerUp?.(pointerId);
    },
    keyChanged(key, isDown) {
      if (isLetterKey(key) && scene.letters?.includes(key) !== true) return;
      if (isDown && !isPlaying()) {
        if (isHeldKey(key)) waiting.add(key);
      } else if (!waiting.delete(key)) scene.keyChanged(key, isDown);
    },
    pauseKey(key) {
      if (key !== 'Escape') session.togglePause();
      else if (!isPlaying() || scene.escape?.() !== true) session.pause('player');
    },
    restartKey: () => session.restart(),
  };
}

/** Creates the input for a watched round: it only toggles the pause. */
export function createWatchingInput(session: PlayControl): StageInput {
  const ignore = (): void => undefined;
  return {
    playBegins: ignore,
    pointerDown: ignore,
    pointerMoved: ignore,
    pointerUp: ignore,
    keyChanged: ignore,
    pauseKey: () => session.togglePause(),
    restartKey: ignore,
  };
}
