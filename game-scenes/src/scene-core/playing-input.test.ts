import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GamePhase } from './hud.js';
import { createPlayingInput, type PlayingInput } from './playing-input.js';

let heard: string[];
let session: { phase: GamePhase; pause: () => void; togglePause: () => void };
let input: PlayingInput;

beforeEach(() => {
  heard = [];
  session = {
    phase: 'playing',
    pause: () => void (session.phase = 'paused'),
    togglePause: () => void (session.phase = session.phase === 'playing' ? 'paused' : 'playing'),
  };
  input = createPlayingInput(
    session,
    {
      pointerDown: (x, y) => heard.push(`down ${x} ${y}`),
      pointerUp: () => heard.push('up'),
      keyChanged: (key, isDown) => heard.push(`${isDown ? 'press' : 'release'} ${key}`),
    },
    (x, y) => ({ x: x * 960, y: y * 540 }),
  );
});

const goOn = (): void => {
  session.phase = 'playing';
  input.playBegins();
};

describe('the input of who plays', () => {
  it('is heard while playing', () => {
    input.pointerDown(0.5, 0.5, 1);
    input.keyChanged('Enter', true);
    expect(heard).toEqual(['down 480 270', 'press Enter']);
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
