import { racingSky } from 'game-scenes/games/alien-racing/art/night';
import Flag from 'lucide-react/icons/flag';
import Mouse from 'lucide-react/icons/mouse';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { ordinal } from '../../lib/place-text';
import { roundTimeText } from '../../lib/round-time';
import { PlainBar } from '../figure-bar';
import type { GameModule, Played, Summary } from '../game-module';
import { isOn, numberIn } from '../own-figures';
import { PAUSE } from '../pause-key';
import { lapText } from './lap-text';
import { StartLights } from './start-lights';
import './index.css';

export const game: GameModule = {
  guide: {
    lead: 'Three laps of neon. Pads are quick, plasma is not, rocks win every argument.',
    keys: [{ sign: 'sides', text: 'Steer' }, { sign: Mouse, text: 'Or hold a side' }, PAUSE],
    touch: [{ sign: MoveHorizontal, text: 'Hold left or right to steer.' }],
    rules: '3 laps in 60 seconds against 3 rivals. Every half second left is a point. 10 points make 1 coin.',
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

/** §4: only a race with points is completed. An unfinished race shows the laps instead of the best lap. */
function summary({ figures, round, ticks }: Played): Partial<Summary> {
  const place = numberIn(figures, 'place', 4);
  const isFinished = isOn(figures, 'isFinished');
  const position = ['Position', `${place}/4`] as const;
  const bestLap = ['Best lap', lapText(numberIn(figures, 'bestLapTicks'))] as const;
  const time = ['Time', roundTimeText(ticks)] as const;
  const laps = ['Laps', `${numberIn(figures, 'lap', 1) - 1}/3`] as const;
  return {
    ...(round.score > 0 && { title: 'Race Completed!' }),
    headline: isFinished ? ordinal(place) : `Lap ${numberIn(figures, 'lap', 1)} of 3`,
    figures: [position, ...(isFinished ? [time, bestLap] : [laps])],
  };
}
