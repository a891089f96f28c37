import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  figureOf,
  finish,
  game,
  mountFakeGame,
  play,
  playingMember,
  showHud,
  termsIn,
} from '../../../test/support/fake-game';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

beforeEach(() => void playingMember());

describe('Stronghold Defense', () => {
  const figures = { wave: 4, lives: 8, money: 220, towers: 3, isPlacing: false, noticeCount: 0, notice: '' };
  const build = () => screen.getByRole('button', { name: 'Build Tower (50)' });

  it('shows score, wave, lives, money and time, and the button that builds [S2.066]', async () => {
    await play('stronghold-defense', figures);
    expect(termsIn('.play__bar')).toEqual(['Score', 'Wave', 'Lives', 'Money', 'Time']);
    expect(['Wave', 'Lives', 'Money'].map((term) => figureOf(term)?.textContent)).toEqual(['4', '8', '220']);
    expect(document.querySelectorAll('.play__pip:not(.play__lit)')).toHaveLength(2);
  });

  it('hands Build Tower to the game, and shows while a tower is placed [S4.33]', async () => {
    const app = await play('stronghold-defense', figures);
    expect(build()).toHaveAttribute('aria-pressed', 'false');
    await app.person.click(build());
    expect(game().handle.command).toHaveBeenCalledWith('build');
    showHud({ figures: { ...figures, isPlacing: true } });
    expect(build()).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps building while locked', async () => {
    const app = await play('stronghold-defense', figures);
    const lock = screen.getByRole('button', { name: 'Keep building' });
    expect(lock).toHaveAttribute('aria-pressed', 'false');
    await app.person.click(lock);
    expect(game().handle.command).toHaveBeenCalledWith('buildLock');
    showHud({ figures: { ...figures, isLocked: true } });
    expect(lock).toHaveAttribute('aria-pressed', 'true');
  });

  it('says each time that the money does not suffice, without disabling the button [S5.21]', async () => {
    await play('stronghold-defense', { ...figures, money: 40 });
    expect(build()).toBeEnabled();
    expect(screen.queryByText('Not enough money')).toBeNull();
    showHud({ figures: { ...figures, money: 40, notice: 'Not enough money', noticeCount: 1 } });
    expect(await screen.findByText('Not enough money')).toBeVisible();
    expect(screen.getByText('You need 50 coins to build a tower.')).toBeVisible();
  });

  it('sums up wave and towers when the game is over [S2.065]', async () => {
    await play('stronghold-defense', figures);
    await finish(250, { ...figures, wave: 6, towers: 9 }, 7200);
    expect(figureOf('Wave', '.over')).toHaveTextContent('6');
    expect(figureOf('Towers', '.over')).toHaveTextContent('9');
  });
});
