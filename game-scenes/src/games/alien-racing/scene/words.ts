import { RACING_CONFIG, RIVALS } from '../rules/config.js';
import { formWord } from '../rules/form.js';
import { placeOf, type RacingState } from '../rules/state.js';
import { temperName } from '../rules/temper-name.js';
import { TICKS_PER_SECOND } from '../../../rules-core/define-game.js';

const ENDS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
const NUMERALS: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third' };

/** Returns 'st', 'nd', 'rd' or 'th' for a place from 1 to 4. */
export const ordinalEnd = (place: number): string => ENDS[place] ?? 'th';

/** Returns 'first' to 'fourth'. */
export const placeWord = (place: number): string => NUMERALS[place] ?? 'fourth';

/** Formats a time as '0:16.2'; tenths are cut off, as on every stopwatch. */
export function lapTime(ticks: number): string {
  const tenths = Math.floor((ticks * 10) / TICKS_PER_SECOND);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}

/** Formats a time as '16.2 seconds'. */
export const spokenSeconds = (ticks: number): string =>
  `${(Math.floor((ticks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)} seconds`;

/** Formats a gap in seconds as '0.4 seconds ahead of your best'; tenths are cut off. */
export function spokenGap(gap: number): string {
  const tenths = Math.floor(Math.abs(gap) * 10);
  if (tenths === 0) return 'level with your best';
  return `${(tenths / 10).toFixed(1)} seconds ${gap > 0 ? 'ahead of' : 'behind'} your best`;
}

/** Tells how strong a field is. */
export const formText = (form: number): string => `A ${formWord(form)} field today`;

/** Tells at the start how strong the field is, each rival's temper and one's own place. */
export function spokenStart(state: Readonly<RacingState>): string {
  const tempers = state.rivals.map(({ temper }, rival) => `${RIVALS[rival]?.name}, ${temperName(temper)}`);
  const place = `You start ${placeWord(placeOf(state))} of ${RACING_CONFIG.racers}`;
  return ['Go!', `${formText(state.form)}.`, `${tempers.join('. ')}.`, place].join(' ');
}

/** Formats the time of a race as '48.35': hundredths are cut off, and a tick is more than one. */
export const raceSeconds = (ticks: number): string =>
  (Math.floor((ticks * 100) / TICKS_PER_SECOND) / 100).toFixed(2);

/** Converts a speed of the rules to the displayed km/h. */
export const kmPerHour = (speed: number): number => Math.round(speed * 4.5);

/** Ticks for which a place must be kept to be announced: pods side by side swap places all the time. */
const SETTLED_TICKS = 40;

/** Announces each new place once it has settled. */
export interface PlaceTeller {
  /** Place announced last. */
  readonly told: number;
  /** Records the place of a tick. Returns the place to announce, if any. */
  hear(place: number): number | undefined;
}

export function createPlaceTeller(first: number): PlaceTeller {
  let told = first;
  let heard = first;
  let ticks = 0;
  return {
    get told() {
      return told;
    },
    hear(place) {
      if (place !== heard) [heard, ticks] = [place, 0];
      else ticks += 1;
      if (heard === told || ticks < SETTLED_TICKS) return undefined;
      told = heard;
      return told;
    },
  };
}
