import { expect, it } from '@jest/globals';
import { BUILD } from '../src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import { actionRefusal } from '../src/rules-core/check-input.js';
import { createRandom } from '../src/rules-core/random.js';
import { GAMES, type GameAction } from '../src/rules.js';
import { changed } from './fixed-list.js';

it('The search of a list tries every action of a game, each within its bounds', () => {
  const random = createRandom('00112233445566778899aabbccddeeff');
  const game = GAMES['stronghold-defense'];
  const built = Array.from({ length: 12 }, (): GameAction => ({ code: BUILD, x: 0, y: 540 }));
  let list: readonly GameAction[] = built;
  const tried = new Set<number>();
  for (let change = 0; change < 200; change += 1) {
    list = changed(random, list, game, 'wide');
    expect(list).toHaveLength(built.length);
    for (const action of list) {
      tried.add(action.code);
      expect(actionRefusal(game, 'wide', action)).toBeUndefined();
    }
  }
  expect([...tried].toSorted()).toEqual(
    Object.values(game.actions)
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(built.every(({ code, x, y }) => code === BUILD && x === 0 && y === 540)).toBe(true);
});
