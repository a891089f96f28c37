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
  const figures = {
    ...{ wave: 4, lives: 8, money: 220, towers: 3, isPlacing: false, left: 5, canCall: false },
    ...{ noticeCount: 0, notice: '', noticeText: '' },
  };
  const build = () => screen.getByRole('button', { name: 'Build Tower (50)' });
  const call = () => screen.getByRole('button', { name: 'Next Wave' });

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

  it('tells how many towers stand, of eight', async () => {
    await play('stronghold-defense', figures);
    expect(screen.getByText('3/8 towers')).toBeVisible();
    expect(build()).toHaveAccessibleDescription('3 of 8 towers');
  });

  it('calls the next wave, told as long as it may not be called, how many are left, and what that brings', async () => {
    const app = await play('stronghold-defense', figures);
    expect(call()).toHaveAttribute('aria-disabled', 'true');
    expect(call()).toHaveAccessibleDescription('This wave is still coming: 5 left.');
    expect(call()).toHaveTextContent('5 left: +15, 30 points');
    showHud({ figures: { ...figures, canCall: true, left: 2 } });
    expect(call()).toHaveAttribute('aria-disabled', 'false');
    expect(call()).toHaveAccessibleDescription('2 left. 15 money now, 30 points unless it is lost.');
    expect(call()).toHaveTextContent('2 left');
    await app.person.click(call());
    expect(game().handle.command).toHaveBeenCalledWith('call');
  });

  it('shows the notice of a press that came to nothing, and what to do', async () => {
    await play('stronghold-defense', figures);
    const notice = 'This wave is still coming';
    const noticeText = 'Call the next one once all have set out.';
    showHud({ figures: { ...figures, notice, noticeText, noticeCount: 1 } });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText(noticeText)).toBeVisible();
  });

  it('says each time that the money does not suffice, without disabling the button [S5.21]', async () => {
    await play('stronghold-defense', { ...figures, money: 40 });
    expect(build()).toBeEnabled();
    expect(screen.queryByText('Not enough money')).toBeNull();
    showHud({ figures: { ...figures, money: 40, notice: 'Not enough money', noticeCount: 1 } });
    expect(await screen.findByText('Not enough money')).toBeVisible();
  });

  it('sums up wave and towers when the game is over [S2.065]', async () => {
    await play('stronghold-defense', figures);
    await finish(250, { ...figures, wave: 6, towers: 7 }, 7200);
    expect(figureOf('Wave', '.over')).toHaveTextContent('6');
    expect(figureOf('Towers', '.over')).toHaveTextContent('7/8');
  });
});
