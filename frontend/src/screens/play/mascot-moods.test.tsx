import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { asleep, sad, victory } from 'game-scenes/art/mascot-poses';
import type { Drawing } from 'game-scenes/art/drawing';
import {
  endRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

/** Returns the viewBox of the mascot beside the card, which differs by pose. */
const mascotWindow = () => document.querySelector('.play__mascot')?.getAttribute('viewBox');
const windowOf = ({ viewBox }: Drawing) => viewBox.join(' ');
const tear = '#9deaff';

async function endWith(answer: Partial<typeof verdict>): Promise<void> {
  const api = playingMember();
  api.answer('POST /api/games/stats', { status: 200, body: { ...verdict, ...answer } });
  await startRound(renderApp('/games/alien-clicker'));
  showHud();
  await endRound(3);
  await screen.findByText('Proven by replay');
}

describe('the mascot', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  it('dances in confetti when the round won something', async () => {
    await endWith({ coins: 9 });
    expect(mascotWindow()).toBe(windowOf(victory('green')));
    expect(document.querySelectorAll('.confetti-sheet')).not.toHaveLength(0);
  });

  it('is sad when the round won nothing', async () => {
    await endWith({ coins: 0, isNewHighScore: false });
    expect(sad('green').body).toContain(tear);
    expect(document.querySelector('.play__mascot')?.innerHTML).toContain(tear);
    expect(document.querySelector('.confetti-sheet')).toBeNull();
  });

  it('sleeps when another tab plays on', async () => {
    playingMember();
    await startRound(renderApp('/games/alien-clicker'));
    const newValue = '7 Alien Clicker round-2';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'round-started', newValue })));
    await waitFor(() => expect(mascotWindow()).toBe(windowOf(asleep('green'))));
  });

  it('sleeps through a pause', async () => {
    playingMember();
    await startRound(renderApp('/games/alien-clicker'));
    showHud({ phase: 'paused' });
    await waitFor(() => expect(mascotWindow()).toBe(windowOf(asleep('green'))));
  });
});
