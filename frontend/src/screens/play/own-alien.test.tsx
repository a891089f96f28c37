import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { asleep } from 'game-scenes/art-core/mascot-poses';
import { aUser } from '../../../test/support/fake-api';
import {
  game,
  mountedGames,
  mountFakeGame,
  playingMember,
  showHud,
  startRound,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import { userKey } from '../../api/keys';
import { alienParts } from '../../ui/alien-parts';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const DRESSED = { color: 'purple', hat: 'crown-neon', face: 'cool', accessory: 'jetpack' };

function dressedMember() {
  const api = playingMember();
  api.answer('GET /api/user', { status: 200, body: aUser({ avatarCustomization: DRESSED }) });
  return api;
}

beforeEach(() => {
  mountedGames.length = 0;
});

describe('the alien in a game', () => {
  it("is the member's own, and what changes during a round does not begin it again", async () => {
    dressedMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    expect(game().options.alien).toEqual(alienParts(DRESSED));
    const changed = { ...DRESSED, hat: 'from-a-later-version' };
    act(() => void app.client.setQueryData(userKey, aUser({ avatarCustomization: changed })));
    expect(mountedGames).toHaveLength(1);
    expect(game().handle.destroy).not.toHaveBeenCalled();
  });

  it('sleeps on the pause panel, dressed', async () => {
    dressedMember();
    await startRound(renderApp('/games/alien-clicker'));
    showHud({ phase: 'paused', pauseReason: 'player' });
    const expected = document.createElement('div');
    expected.innerHTML = `<svg>${asleep(alienParts(DRESSED)).body}</svg>`;
    expect(document.querySelector('.play__mascot')?.innerHTML).toBe(expected.firstElementChild?.innerHTML);
    expect(screen.getByText('Score', { exact: false, selector: 'p' })).toHaveTextContent(
      'Score 12, 0:42 left',
    );
  });

  it("is the player's in a ranked round, and the member's own in one of theirs", async () => {
    const api = dressedMember();
    const round = {
      ...ticket,
      round: 'round-9',
      gameName: 'Alien Clicker',
      field: 'wide',
      log: 'bG9n',
      score: 74,
      coins: 14,
      decidedAt: '2026-11-20T12:00:00.000Z',
    };
    const avatar = { color: 'green', hat: 'halo', face: 'smile', accessory: 'ufo-neon' };
    api.answer('GET /api/games/rounds/round-9', { status: 200, body: round });
    api.answer('GET /api/leaderboard/rounds/round-9', {
      status: 200,
      body: { ...round, username: 'zorblax', avatar },
    });
    const ranked = renderApp('/games/alien-clicker?watch=round-9&of=leaderboard');
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    expect(game().options.alien).toEqual(alienParts(avatar));
    ranked.unmount();
    renderApp('/games/alien-clicker?watch=round-9');
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(game().options.alien).toEqual(alienParts(DRESSED));
    expect(mountedGames.map(({ options }) => options.player)).toEqual([undefined, undefined]);
  });
});
