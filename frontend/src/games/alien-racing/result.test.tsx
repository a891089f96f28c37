import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RIVALS } from 'game-scenes/games/alien-racing/rules';
import { aUser } from '../../../test/support/fake-api';
import type { Played } from '../game-module';
import { game } from '.';
import { result } from './result';

const played = (figures: Played['figures']): Played => ({ round: { score: 47 }, ticks: 3600, figures });

it.each([
  [{ isFinished: true, place: 1 }, true],
  [{ isFinished: true, place: 2 }, false],
  [{ isFinished: false, place: 1 }, false],
])('with %j is won: %s', (figures, isWon) => {
  expect(game.hasWon?.(played(figures), 0)).toBe(isWon);
});

it('tells the laps and the rocks of a race', () => {
  const recap = { laps: [988, 960], crashes: 2, tempers: [], order: [] };
  render(<result.Recap recap={recap} played={played({ form: 'A fair field today' })} isPoor={false} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10:16.4',
    '20:16.0best lap',
  ]);
  expect(screen.getByText('A fair field today. 2 rocks touched.')).toBeVisible();
});

it.each([
  [0, 96, '1You1:28.0', `2${RIVALS[0]?.name}late charger+1.6`],
  [null, null, '1You', `2${RIVALS[0]?.name}late charger`],
])('tells the order and the tempers with the gaps %j and %j to the first', (first, second, own, rival) => {
  const order = [
    { driver: RIVALS.length, gapTicks: first },
    { driver: 0, gapTicks: second },
  ];
  const { Order } = result;
  render(
    Order && (
      <Order recap={{ laps: [], crashes: 0, tempers: ['lateCharger'], order }} user={aUser()} ticks={5280} />
    ),
  );
  const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual([own, rival]);
});
