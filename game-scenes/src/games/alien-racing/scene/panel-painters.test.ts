import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIMULATOR_RACERS } from '../../racing-simulator/art/track.js';
import { stageGeometry } from '../../../scene-core/stage-geometry.js';
import { RIVALS } from '../rules/config.js';
import { panelFrame } from './panel-frame.js';
import { driverKey, panelRecipes } from './panel-painters.js';
import type { TrackMap } from './track-map.js';

// Letters are measured on a canvas, which Node.js does not have.
beforeAll(() => {
  Object.assign(globalThis, { document: { createElement: () => ({ getContext: () => null }) } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

/** Returns what the list of drivers says of a driver; the last is the pod of the round. */
function wordsOf(driver: number, player?: string): string[] {
  const frame = panelFrame(stageGeometry('wide', 960, 540, 1));
  const recipes = panelRecipes(frame, {} as TrackMap, ['steady', 'lateCharger', 'blocker'], player);
  const recipe = recipes.find(({ key }) => key === driverKey(driver));
  const names: string[] = [];
  const context = new Proxy(
    { fillText: (name: string) => names.push(name) },
    { get: (known, key) => (key === 'fillText' ? known.fillText : () => undefined), set: () => true },
  );
  if (typeof recipe?.picture !== 'function') throw new Error('There is no picture of the driver.');
  recipe.picture(context as unknown as CanvasRenderingContext2D);
  return names;
}

describe('the list of drivers', () => {
  it('names the member whose race is watched, and says You in a race of the viewer', () => {
    expect(wordsOf(3)).toEqual(['You']);
    expect(wordsOf(3, 'Zorblax')).toEqual(['Zorblax']);
  });

  it('names the temper of each rival', () => {
    expect(wordsOf(1)).toEqual(['Nova Quill', 'late charger']);
  });

  it('has rivals whose names no member can have', () => {
    const [, ...others] = SIMULATOR_RACERS;
    for (const { name } of [...RIVALS, ...others]) expect(name).not.toMatch(/^[A-Za-z0-9_-]{3,24}$/);
  });
});
