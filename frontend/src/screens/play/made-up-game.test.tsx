import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  endRound,
  figureOf,
  mountedGames,
  mountFakeGame,
  playingMember,
  showHud,
  startRound,
  termsIn,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { GameModule } from '../../games/game-module';

const madeUp: GameModule = {
  guide: {
    lead: 'Nothing happens here.',
    keys: [{ sign: 'Space', text: 'Wait' }],
    touch: [{ sign: 'T', text: 'Tap' }],
    rules: 'Ten ticks of nothing.',
  },
};

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));
jest.unstable_mockModule('../../games/games', () => ({
  games: { 'alien-clicker': () => Promise.resolve(madeUp) },
}));

it('plays a game that has nothing but a guide, from its start to its result', async () => {
  playingMember();
  const app = renderApp('/games/alien-clicker');
  expect(await screen.findByText('Nothing happens here.')).toBeVisible();
  expect(screen.getByText('Ten ticks of nothing.')).toBeVisible();
  await startRound(app);
  showHud({ phase: 'paused', countdown: 3 });
  expect(document.querySelector('.play__count')).toHaveTextContent('3');
  showHud();
  expect(termsIn('.play__bar')).toEqual(['Score', 'Time', 'Coins']);
  showHud({ phase: 'paused', pauseReason: 'player' });
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await endRound();
  expect(await screen.findByText('Proven by replay')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  expect(figureOf('Your best')).toHaveTextContent('74');
  await app.person.click(screen.getByRole('button', { name: 'Watch the round' }));
  await waitFor(() => expect(mountedGames).toHaveLength(2));
});
