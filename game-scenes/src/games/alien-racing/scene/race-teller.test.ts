import { describe, expect, it, jest } from '@jest/globals';
import { aRace } from '../../../../test/support/race.js';
import type { RacingEvent } from '../rules/events.js';
import { RACING_SOUNDS } from './sounds.js';
import { tellEvent, type ToldRace } from './race-teller.js';

/** Returns a race whose player is so many seconds ahead of their best; null without a best. */
function aToldRace(gap: number | null = null, isWatched = false) {
  const view = { show: jest.fn(), split: jest.fn(), banner: { say: jest.fn() } };
  const sound = { play: jest.fn() };
  const race = {
    stage: { sound, isWatched, round: { state: aRace() }, ...(gap !== null && { pace: { gap: () => gap } }) },
    view,
    figures: { spoken: '', crashes: 0 },
    hasSlung: false,
  } as unknown as ToldRace;
  return { race, view, sound, tell: (event: RacingEvent) => tellEvent(race, event) };
}

const third = { kind: 'thirdPassed', lap: 2, third: 1, ticks: 1200 } as const;

describe('what happens in a race', () => {
  it('tells that the slipstream is full, in large words until the player has slung once', () => {
    const { race, view, sound, tell } = aToldRace();
    tell({ kind: 'chargeFull' });
    expect(sound.play).toHaveBeenLastCalledWith(RACING_SOUNDS.full);
    expect(view.banner.say).toHaveBeenCalledWith('pull');
    expect(race.figures.spoken).toBe('Slipstream full, pull out');
    tell({ kind: 'slingStarted' });
    expect(sound.play).toHaveBeenLastCalledWith(RACING_SOUNDS.sling);
    expect(race.figures.spoken).toBe('Sling');
    tell({ kind: 'chargeFull' });
    expect(view.banner.say).toHaveBeenCalledTimes(1);
  });

  it('commands nothing to who watches', () => {
    const { race, view, sound, tell } = aToldRace(null, true);
    tell({ kind: 'chargeFull' });
    expect(sound.play).toHaveBeenCalledWith(RACING_SOUNDS.full);
    expect(view.banner.say).not.toHaveBeenCalled();
    expect(race.figures.spoken).toBe('');
  });

  it('tells a rescue by words and sound', () => {
    const { race, view, sound, tell } = aToldRace();
    tell({ kind: 'rescued' });
    expect(view.banner.say).toHaveBeenCalledWith('rescue');
    expect(sound.play).toHaveBeenCalledWith(RACING_SOUNDS.rescue);
    expect(race.figures.spoken).toBe('Back on the road');
  });

  it.each([
    [0.43, '0.4 seconds ahead of your best', RACING_SOUNDS.ahead],
    [-1.25, '1.2 seconds behind your best', RACING_SOUNDS.behind],
  ])('tells a gap of %d s at a third of a lap', (gap, words, notes) => {
    const { race, view, sound, tell } = aToldRace(gap);
    tell(third);
    expect(view.split).toHaveBeenCalledWith(gap);
    expect(race.figures.spoken).toBe(words);
    expect(sound.play).toHaveBeenCalledWith(notes);
  });

  it('tells the gap at the line after the time of the lap', () => {
    const { race, view, tell } = aToldRace(0.43);
    tell({ ...third, third: 3 });
    expect(view.split).not.toHaveBeenCalled();
    tell({ kind: 'lap', lap: 1, ticks: 972, isBest: true });
    expect(view.split).toHaveBeenCalledTimes(1);
    expect(race.figures.spoken).toBe('Lap 2. 16.2 seconds, 0.4 seconds ahead of your best');
  });

  it.each([
    [null, ''],
    [0, 'level with your best'],
  ])('shows no gap of %j, and says %j', (gap, words) => {
    const { race, view, sound, tell } = aToldRace(gap);
    tell(third);
    expect(view.split).not.toHaveBeenCalled();
    expect(sound.play).not.toHaveBeenCalled();
    expect(race.figures.spoken).toBe(words);
  });
});
