import { racingSky } from 'game-scenes/games/alien-racing/art/night';
import Flag from 'lucide-react/icons/flag';
import Mouse from 'lucide-react/icons/mouse';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { ordinal } from '../../lib/place-text';
import { roundTimeText } from '../../lib/round-time';
import { PlainBar } from '../figure-bar';
import type { GameModule, Played, Summary } from '../game-module';
import { isOn, numberIn } from '../own-figures';
import { SESSION_KEYS } from '../session-keys';
import { lapText } from './lap-text';
import { StartLights } from './start-lights';
import './index.css';

export const game: GameModule = {
  guide: {
    lead: 'Three laps of neon. Tail a rival for a second, then pull out: the slipstream slings you past.',
    keys: [{ sign: 'sides', text: 'Steer' }, { sign: Mouse, text: 'Or hold a side' }, ...SESSION_KEYS],
    touch: [{ sign: MoveHorizontal, text: 'Hold left or right to steer.' }],
    rules:
      '3 laps in 60 seconds against 3 rivals. Pads speed you up, plasma makes you slide, rocks stop you. The stronger the field, the more a place is worth. Every half second left is a point. 10 points make 1 coin.',
  },
  field: racingSky('wide'),
  Hud: (props) => <PlainBar {...props} icon={<Flag className="text-ember-text" size={22} />} />,
  StartCount: StartLights,
  // §4
  startToast: { title: "Race started! Let's go!", description: 'Complete 3 laps to finish the race.' },
  StartNote: GridPlace,
  summary,
  hasWon: ({ figures }) => isOn(figures, 'isFinished') && numberIn(figures, 'place') === 1,
  loadPlace: async () => {
    const { racingPlace } = await import('game-scenes/games/alien-racing/art/place');
    return (shape, alien) => ({ still: racingPlace(shape, { alien }) });
  },
  loadResult: async () => (await import('./result')).result,
};

/** Every race begins behind the three rivals. */
function GridPlace() {
  return (
    <p className="start__grid row">
      <b className="figure">
        4<sup>th</sup>
      </b>
      on the grid, behind your rivals
    </p>
  );
}

/** §4 completes every race with points; here one that did not reach the finish says so. */
function summary({ figures, ticks }: Played): Partial<Summary> {
  const place = numberIn(figures, 'place', 4);
  const lap = numberIn(figures, 'lap', 1);
  const position = ['Position', `${place}/4`] as const;
  if (!isOn(figures, 'isFinished')) {
    const title = `Time ran out on lap ${lap}`;
    return { title, headline: `${lap - 1} of 3 laps`, figures: [position] };
  }
  const bestLap = ['Best lap', lapText(numberIn(figures, 'bestLapTicks'))] as const;
  return {
    title: 'Race Completed!',
    headline: ordinal(place),
    figures: [position, ['Time', roundTimeText(ticks)], bestLap],
  };
}
