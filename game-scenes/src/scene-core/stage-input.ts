import { GAME_KEYS, type GameKey } from './game-scene.js';

export interface StageInput {
  /** Shares (0–1) of the canvas's width and height. */
  pointerDown(shareX: number, shareY: number, pointerId: number): void;
  pointerMoved(shareX: number, shareY: number, pointerId: number): void;
  /** A pointer that went down here is up or gone, wherever it is. */
  pointerUp(pointerId: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** P or Escape. */
  pauseKey(key: 'p' | 'Escape'): void;
}

/** Whether a key works for as long as it is down; the others work once, when they are pressed. */
export function isHoldable(key: GameKey): boolean {
  return !PRESSING_KEYS.includes(key);
}

/** The left hand steers as well. */
const ARROW_OF_LETTER: Readonly<Record<string, GameKey>> = {
  w: 'ArrowUp',
  a: 'ArrowLeft',
  s: 'ArrowDown',
  d: 'ArrowRight',
};

/** The game key that a pressed key stands for, undefined for every other. */
function gameKeyOf({ key }: KeyboardEvent): GameKey | undefined {
  return GAME_KEYS.find((known) => known === key) ?? ARROW_OF_LETTER[key.toLowerCase()];
}

/** What uses every key itself, and what only these two press. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]';
const PRESSED = 'a, button, summary';
const PRESSING_KEYS = ['Enter', ' '];

/** Keys that a field, a dialog or a focused button uses are for that, not for the game behind it. */
function belongsToPage(event: KeyboardEvent, canvas: HTMLCanvasElement): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof Element) || target === canvas) return false;
  if (target.closest(TYPED_INTO) !== null) return true;
  return PRESSING_KEYS.includes(event.key) && target.closest(PRESSED) !== null;
}

/**
 * Hears mouse, pen, fingers and keys until `signal` is aborted. Pointers are heard where they go down, several at once;
 * keys and pointers that are held when the window loses them are let go.
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
  /** What each key that is down stands for; two of them may stand for the same. */
  const held = new Map<string, GameKey>();
  const isHeld = (key: GameKey): boolean => [...held.values()].includes(key);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (belongsToPage(event, canvas)) return;
    const key = gameKeyOf(event);
    if (key !== undefined) {
      event.preventDefault();
      const name = event.code || event.key;
      // A repeated arrow that was never heard went down before there was anybody to hear it.
      if (event.repeat && (held.has(name) || !isHoldable(key))) return;
      const isNew = !isHeld(key);
      held.set(name, key);
      if (isNew) input.keyChanged(key, true);
    } else if (!event.repeat && (event.key === 'Escape' || event.key.toLowerCase() === 'p')) {
      input.pauseKey(event.key === 'Escape' ? 'Escape' : 'p');
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
