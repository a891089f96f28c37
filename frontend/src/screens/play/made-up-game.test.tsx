import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mark } from 'game-scenes/art-core/mark';
import { GAMES } from 'game-scenes/rules';
import {
  endRound,
  figureOf,
  finish,
  mountedGames,
  mountFakeGame,
  playingMember,
  showHud,
  startRound,
  termsIn,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import { defineResult } from '../../games/game-module';
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
let shown = madeUp;
jest.unstable_mockModule('../../games/games', () => ({
  games: { 'alien-clicker': () => Promise.resolve(shown) },
}));

/** A game that has all that a game can have. */
const whole: GameModule = {
  ...madeUp,
  StartCount: ({ count }) => <p>{`In ${count}`}</p>,
  StartNote: () => <p>You begin at the back.</p>,
  summary: () => ({ title: 'Done', headline: 'Nothing won', figures: [['Naps', '3']] }),
  loadResult: () =>
    Promise.resolve(
      defineResult<string>({
        backdrop: () => ({ back: mark(), front: mark() }),
        recap: () => 'nobody moved',
        Recap: ({ recap }) => <p>{`Recap: ${recap}`}</p>,
        figuresBeside: (_recap, figures) => [...figures, ['Dreams', '4']],
        Order: () => <p>You came first of one.</p>,
      }),
    ),
};

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

it.each([
  ['the rules of today', 0],
  ['earlier rules, without a recap', 1],
])('shows what a game has of its own under %s', async (_what, ago) => {
  shown = whole;
  const api = playingMember();
  const rulesVersion = GAMES['alien-clicker'].rulesVersion - ago;
  api.answer('POST /api/games/rounds', { status: 201, body: { ...ticket, rulesVersion } });
  const app = renderApp('/games/alien-clicker');
  expect(await screen.findByText('You begin at the back.')).toBeVisible();
  await startRound(app);
  showHud({ phase: 'paused', countdown: 2 });
  expect(screen.getByText('In 2')).toBeVisible();
  showHud();
  await finish();
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible();
  expect(termsIn('.over')).toEqual(['Score', 'Your best', 'Naps', ...(ago === 0 ? ['Dreams'] : [])]);
  for (const own of ['Recap: nobody moved', 'You came first of one.'])
    expect(screen.queryAllByText(own)).toHaveLength(ago === 0 ? 1 : 0);
});
