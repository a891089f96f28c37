import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { finish, mountFakeGame, play, playingMember, termsIn } from '../../../test/support/fake-game';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

beforeEach(() => void playingMember());

describe('Alien Clicker', () => {
  it('sums up accuracy and streak', async () => {
    const figures = { accuracy: 87, bestStreak: 14 };
    await play('alien-clicker', figures);
    await finish(47, figures);
    expect(termsIn('.over')).toEqual(['Score', 'Your best', 'Accuracy', 'Streak']);
  });
});
