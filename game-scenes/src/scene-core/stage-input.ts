import { GAME_KEYS, type GameKey } from './game-scene.js';

export interface StageInput {
  /** Shares (0–1) of the canvas's width and height. */
  pointerDown(shareX: number, shareY: number): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** P or Escape. */
  pauseKey(key: 'p' | 'Escape'): void;
}

const isGameKey = (key: string): key is GameKey => GAME_KEYS.some((known) => known === key);

/** What uses every key itself, and what only these two press. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], [role="dialog"]';
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
 * game keys that are held when the window loses the keyboard are let go.
 */
export function listenToInput(canvas: HTMLCanvasElement, input: StageInput, signal: AbortSignal): void {
  const held = new Set<GameKey>();
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const box = canvas.getBoundingClientRect();
    input.pointerDown((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (belongsToPage(event, canvas)) return;
    if (isGameKey(event.key)) {
      event.preventDefault();
      if (event.repeat) return;
      held.add(event.key);
      input.keyChanged(event.key, true);
    } else if (!event.repeat && (event.key === 'Escape' || event.key.toLowerCase() === 'p')) {
      input.pauseKey(event.key === 'Escape' ? 'Escape' : 'p');
    }
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (isGameKey(event.key) && held.delete(event.key)) input.keyChanged(event.key, false);
  };
  const letGo = (): void => {
    for (const key of held) input.keyChanged(key, false);
    held.clear();
  };
  canvas.addEventListener('pointerdown', onPointerDown, { signal });
  window.addEventListener('keydown', onKeyDown, { signal });
  window.addEventListener('keyup', onKeyUp, { signal });
  window.addEventListener('blur', letGo, { signal });
}
