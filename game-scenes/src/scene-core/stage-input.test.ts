/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GamePhase } from './hud.js';
import { createPlayingInput, listenToInput, type StageInput } from './stage-input.js';

let heard: string[];
let canvas: HTMLCanvasElement;
let closing: AbortController;

beforeEach(() => {
  heard = [];
  closing = new AbortController();
  canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.getBoundingClientRect = () => new DOMRect(100, 50, 200, 400);
  document.body.append(canvas);
  listenToInput(
    canvas,
    {
      playBegins: () => undefined,
      pointerDown: (x, y) => heard.push(`down ${x} ${y}`),
      pointerMoved: (x, y) => heard.push(`move ${x} ${y}`),
      pointerUp: () => heard.push('up'),
      keyChanged: (key, isDown) => heard.push(`${isDown ? 'press' : 'release'} ${key}`),
      pauseKey: (key) => heard.push(`pause ${key}`),
      restartKey: () => heard.push('restart'),
    },
    closing.signal,
  );
});

afterEach(() => {
  closing.abort();
  document.body.replaceChildren();
});

const pointer = (clientX: number, clientY: number, button = 0): void =>
  void canvas.dispatchEvent(new MouseEvent('pointerdown', { clientX, clientY, button }));

function key(
  type: 'keydown' | 'keyup',
  name: string,
  init: KeyboardEventInit = {},
  target: Element = canvas,
): boolean {
  return target.dispatchEvent(
    new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...init }),
  );
}

describe('the input of a stage', () => {
  it('hears each pointer where it goes down, as shares of the canvas', () => {
    pointer(100, 50);
    pointer(200, 450);
    expect(heard).toEqual(['down 0 0', 'down 0.5 1']);
  });

  it('follows a pointer, and hears once that it is up wherever that happens', () => {
    canvas.dispatchEvent(new MouseEvent('pointermove', { clientX: 150, clientY: 150 }));
    pointer(200, 450);
    window.dispatchEvent(new MouseEvent('pointerup'));
    window.dispatchEvent(new MouseEvent('pointercancel'));
    expect(heard).toEqual(['move 0.25 0.25', 'down 0.5 1', 'up']);
  });

  it('takes a pointer that went down elsewhere for none of its own', () => {
    window.dispatchEvent(new MouseEvent('pointerup'));
    expect(heard).toEqual([]);
  });

  it('steers with W, A, S and D as with the arrows, in either case', () => {
    key('keydown', 'a', { code: 'KeyA' });
    key('keydown', 'ArrowLeft');
    key('keyup', 'a', { code: 'KeyA' });
    key('keyup', 'ArrowLeft');
    key('keydown', 'W', { code: 'KeyW', shiftKey: true });
    expect(heard).toEqual(['press ArrowLeft', 'release ArrowLeft', 'press ArrowUp']);
  });

  it.each([
    ['Russian', ['ц', 'KeyW'], ['т', 'KeyN'], ['з', 'KeyP']],
    ['Greek', ['ς', 'KeyW'], ['ν', 'KeyN'], ['π', 'KeyP']],
    ['French', ['z', 'KeyW'], ['n', 'KeyN'], ['p', 'KeyP']],
    ['Dvorak', [',', 'KeyW'], ['n', 'KeyL'], ['p', 'KeyR']],
  ])(
    'finds the keys of a %s keyboard: moving by position, letters by what they print',
    (_layout, ...keys) => {
      for (const [name = '', code = ''] of keys) key('keydown', name, { code });
      expect(heard).toEqual(['press ArrowUp', 'press n', 'pause p']);
    },
  );

  it('takes a Latin letter for what it prints alone, wherever it lies', () => {
    key('keydown', 'b', { code: 'KeyN' });
    key('keydown', 'q', { code: 'KeyX' });
    expect(heard).toEqual(['press b']);
  });

  it('hears a letter once per press', () => {
    key('keydown', 'n', { code: 'KeyN' });
    key('keydown', 'n', { code: 'KeyN', repeat: true });
    key('keydown', 'r', { code: 'KeyR' });
    key('keydown', 'r', { code: 'KeyR', repeat: true });
    expect(heard).toEqual(['press n', 'restart']);
  });

  it('leaves the other mouse buttons alone', () => {
    pointer(150, 100, 2);
    expect(heard).toEqual([]);
  });

  it('hears game keys once, from press to release, and keeps them from scrolling', () => {
    expect(key('keydown', 'ArrowDown')).toBe(false);
    key('keydown', 'ArrowDown', { repeat: true });
    key('keyup', 'ArrowDown');
    key('keyup', 'ArrowDown');
    expect(heard).toEqual(['press ArrowDown', 'release ArrowDown']);
  });

  it('hears an arrow that is down since before it listened, but no such Enter', () => {
    key('keydown', 'ArrowLeft', { repeat: true });
    key('keydown', 'ArrowLeft', { repeat: true });
    key('keydown', 'Enter', { repeat: true });
    key('keyup', 'ArrowLeft');
    expect(heard).toEqual(['press ArrowLeft', 'release ArrowLeft']);
  });

  it('hears P and Escape, in either case of the letter', () => {
    key('keydown', 'P');
    key('keydown', 'Escape');
    expect(heard).toEqual(['pause p', 'pause Escape']);
  });

  it('hears arrows, P and Escape also while a button has the focus', () => {
    const button = document.createElement('button');
    document.body.append(button);
    key('keydown', 'ArrowLeft', {}, button);
    key('keydown', 'p', {}, button);
    key('keydown', 'Escape', {}, button);
    expect(heard).toEqual(['press ArrowLeft', 'pause p', 'pause Escape']);
  });

  it('leaves every key to fields and dialogs', () => {
    document.body.innerHTML =
      '<input>' +
      ['dialog', 'alertdialog'].map((role) => `<div role="${role}"><button>Close</button></div>`).join('');
    for (const target of document.querySelectorAll('input, button')) {
      for (const name of ['ArrowLeft', 'p', 'Escape', ' ']) key('keydown', name, {}, target);
    }
    expect(heard).toEqual([]);
  });

  it('leaves Space and Enter to buttons, and shortcuts to the browser', () => {
    const button = document.createElement('button');
    document.body.append(button);
    key('keydown', ' ', {}, button);
    key('keydown', 'Enter', {}, button);
    key('keydown', 'p', { ctrlKey: true });
    expect(heard).toEqual([]);
    key('keydown', ' ', {}, document.body);
    expect(heard).toEqual(['press  ']);
  });

  it('lets held keys go when the window loses the keyboard', () => {
    key('keydown', 'ArrowLeft');
    window.dispatchEvent(new Event('blur'));
    expect(heard).toEqual(['press ArrowLeft', 'release ArrowLeft']);
  });

  it('hears nothing once it is closed', () => {
    closing.abort();
    pointer(150, 100);
    key('keydown', 'p');
    expect(heard).toEqual([]);
  });
});

describe('the input of who plays', () => {
  let session: { phase: GamePhase; pause: () => void; togglePause: () => void; restart: () => void };
  let input: StageInput;
  let scene: { holdsPointers?: boolean };

  beforeEach(() => {
    session = {
      phase: 'playing',
      pause: () => void (session.phase = 'paused'),
      togglePause: () => void (session.phase = session.phase === 'playing' ? 'paused' : 'playing'),
      restart: () => undefined,
    };
    const hears: Parameters<typeof createPlayingInput>[1] = {
      letters: ['n'],
      pointerDown: (x, y) => heard.push(`down ${x} ${y}`),
      pointerUp: () => heard.push('up'),
      keyChanged: (key, isDown) => heard.push(`${isDown ? 'press' : 'release'} ${key}`),
    };
    scene = hears;
    input = createPlayingInput(session, hears, (x, y) => ({ x: x * 960, y: y * 540 }));
  });

  const goOn = (): void => {
    session.phase = 'playing';
    input.playBegins();
  };

  it('is heard while playing', () => {
    input.pointerDown(0.5, 0.5, 1);
    input.keyChanged('Enter', true);
    expect(heard).toEqual(['down 480 270', 'press Enter']);
  });

  it('hears of all letters only those of its game', () => {
    input.keyChanged('b', true);
    input.keyChanged('n', true);
    expect(heard).toEqual(['press n']);
  });

  it('is not heard in a pause, except for what is let go', () => {
    input.keyChanged('ArrowLeft', true);
    session.phase = 'paused';
    input.pointerDown(0.5, 0.5, 1);
    input.pointerUp(1);
    input.keyChanged('ArrowLeft', false);
    expect(heard).toEqual(['press ArrowLeft', 'up', 'release ArrowLeft']);
  });

  it('begins to play with the arrow that went down in the countdown and is still down', () => {
    session.phase = 'paused';
    input.keyChanged('ArrowRight', true);
    input.keyChanged('ArrowLeft', true);
    input.keyChanged('ArrowRight', false);
    expect(heard).toEqual([]);
    goOn();
    input.keyChanged('ArrowLeft', false);
    expect(heard).toEqual(['press ArrowLeft', 'release ArrowLeft']);
  });

  it('begins to play with the fingers of the countdown that are still down, where they are, if the game holds them', () => {
    Object.assign(scene, { holdsPointers: true });
    session.phase = 'paused';
    input.pointerDown(0.1, 0.5, 1);
    input.pointerDown(0.9, 0.5, 2);
    input.pointerUp(1);
    input.pointerMoved(0.5, 0.5, 2);
    input.pointerMoved(0.5, 0.5, 3);
    expect(heard).toEqual([]);
    goOn();
    goOn();
    input.pointerUp(2);
    expect(heard).toEqual(['down 480 270', 'up']);
  });

  it('drops the fingers of the countdown in the other games', () => {
    session.phase = 'paused';
    input.pointerDown(0.5, 0.5, 1);
    goOn();
    expect(heard).toEqual([]);
  });

  it('presses nothing by itself: an Enter of the countdown is none of the game', () => {
    session.phase = 'paused';
    input.keyChanged('Enter', true);
    input.keyChanged(' ', true);
    goOn();
    expect(heard).toEqual([]);
  });

  it('says once what is held all through a pause', () => {
    input.keyChanged('ArrowLeft', true);
    session.phase = 'paused';
    goOn();
    expect(heard).toEqual(['press ArrowLeft']);
  });
});
