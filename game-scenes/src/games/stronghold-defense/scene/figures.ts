import { FIELDS } from '../../../rules-core/define-game.js';
import { borderPoint, leftOf, openGates, shownGates } from '../rules/enemy-waves.js';
import { canCall } from '../rules/wave-results.js';
import type { BuildAnswer, GhostAnswer } from './placement.js';
import type { Selection } from './selection.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import type { StrongholdEvent } from '../rules/events.js';
import type { StrongholdState } from '../rules/state.js';

/** Values for the page besides score and time. */
export interface StrongholdFigures {
  [name: string]: number | string | boolean;
  wave: number;
  lives: number;
  money: number;
  towers: number;
  kills: number;
  isPlacing: boolean;
  /** True while the placement goes on after each tower, until the lock is taken off. */
  isLocked: boolean;
  /** Number of enemies that are still to come or walking. */
  left: number;
  /** True while the next wave may be called. */
  canCall: boolean;
  /** Wave whose enemy took the last life, 0 before. */
  fallenIn: number;
  /** Notice after an attempt that came to nothing; `noticeCount` grows with each such attempt. */
  notice: string;
  /** What to do then. */
  noticeText: string;
  noticeCount: number;
  /** Text for screen readers: the latest event. */
  spoken: string;
}

type JudgedWave = Extract<StrongholdEvent, { kind: 'waveJudged' }>;

/** An attempt of any kind that came to nothing. */
export type Failure = Exclude<BuildAnswer, 'building'> | 'notCome' | 'noTower';

/** Title and text of the page's notices. A place that is not free has one sentence and no notice: the ghost tells it. */
const SENTENCES: Readonly<Record<GhostAnswer | Failure, readonly [notice: string, text?: string]>> = {
  free: ['Build here.'],
  tower: ['Too close to a tower.'],
  base: ['Too close to the dome.'],
  crater: ['A crater is here.'],
  crystal: ['A crystal is here.'],
  outside: ['Outside.'],
  tooMany: [
    `${CONFIG.mostTowers} towers are the most`,
    'Sell one first: press it twice, or choose it with the arrow keys and press X.',
  ],
  // §5: says what a tower costs.
  money: ['Not enough money', `You need ${CONFIG.towerCost} coins to build a tower.`],
  notCome: ['This wave is still coming', 'Call the next one once all have set out.'],
  noTower: ['No tower is chosen', 'Press one, or choose it with the arrow keys.'],
  tooFast: ['Too many presses', 'That one did not count. Press again.'],
};

const sentenceFor = (what: GhostAnswer | Failure): string => SENTENCES[what].join('. ');

/** Returns the side of the field on which a gate lies. */
function sideOf({ field }: Readonly<StrongholdState>, gate: number): string {
  const { x, y } = borderPoint(field, gate);
  const { width, height } = FIELDS[field];
  if (y < 0) return 'north';
  if (y > height) return 'south';
  return x < width / 2 ? 'west' : 'east';
}

const sidesOf = (state: Readonly<StrongholdState>, gates: readonly number[]): string =>
  LIST.format(new Set(gates.map((gate) => sideOf(state, gate))));

const LIST = new Intl.ListFormat('en-GB');

const waveSentence = (state: Readonly<StrongholdState>): string => {
  const count = CONFIG.enemiesPerWave * state.wave;
  return `Wave ${state.wave}: ${count} enemies are coming from the ${sidesOf(state, openGates(state))}.`;
};

/** Returns the number of enemies that are still to come or walking. */
const toGo = (state: Readonly<StrongholdState>): number =>
  CONFIG.enemiesPerWave * state.wave - state.spawned + leftOf(state);

export function createFigures(state: Readonly<StrongholdState>): StrongholdFigures {
  const { wave, lives, money } = state;
  return {
    wave,
    lives,
    money,
    towers: 0,
    kills: 0,
    isPlacing: false,
    isLocked: false,
    left: toGo(state),
    canCall: false,
    fallenIn: 0,
    notice: '',
    noticeText: '',
    noticeCount: 0,
    spoken: waveSentence(state),
  };
}

/** Updates the counted values from the state; call it after every tick. */
export function countFigures(figures: StrongholdFigures, state: Readonly<StrongholdState>): void {
  const { wave, lives, money, towers } = state;
  figures.left = toGo(state);
  figures.canCall = canCall(state);
  figures.wave = wave;
  figures.lives = lives;
  figures.money = money;
  figures.towers = towers.length;
}

/** Returns what a judged wave was and brought. */
function judgedSentence({ wave, result, leaks, money, points }: JudgedWave): string {
  const through = leaks === 0 ? '' : `, ${leaks} got through`;
  const brought = [money > 0 ? `${money} money` : 'no money', ...(points > 0 ? [`${points} points`] : [])];
  return `Wave ${wave} ${result}${through}: ${brought.join(' and ')}.`;
}

/** Tells of the events of a tick, and the sentences that follow from them; the state is that after the tick. */
export function tellEvents(
  figures: StrongholdFigures,
  events: readonly StrongholdEvent[],
  state: Readonly<StrongholdState>,
  further: readonly string[] = [],
): void {
  const sentences = [...events.flatMap((event) => sentenceOf(figures, event, state) ?? []), ...further];
  if (sentences.length > 0) figures.spoken = sentences.join(' ');
}

function sentenceOf(
  figures: StrongholdFigures,
  event: StrongholdEvent,
  state: Readonly<StrongholdState>,
): string | undefined {
  const { lives, money } = state;
  switch (event.kind) {
    case 'built':
      return `Tower built. ${money} money left.`;
    case 'sold':
      return `Tower sold. ${money} money.`;
    case 'killed':
      figures.kills += 1;
      return undefined;
    case 'leaked':
      if (lives === 0) figures.fallenIn ||= event.wave;
      return `A life is lost. ${lives} left.`;
    case 'waveJudged':
      return judgedSentence(event);
    case 'waveBegan':
      return event.isCalled ? `Called: ${event.money} money. ${waveSentence(state)}` : waveSentence(state);
    case 'notBuilt':
      return noticeFailure(figures, event.why);
    case 'notSold':
      return noticeFailure(figures, 'noTower');
    case 'notCalled':
      return noticeFailure(figures, 'notCome');
    case 'spawned':
    case 'shot':
      return undefined;
  }
}

/** Returns what is said of the next wave: its gates, and to a player that it may be called. */
export function nextSentences(state: Readonly<StrongholdState>, isWatched: boolean): string[] {
  const [open, shown] = [openGates(state), shownGates(state)];
  const opening = shown.filter((gate) => !open.includes(gate));
  const closing = open.filter((gate) => !shown.includes(gate));
  return [
    ...(opening.length > 0 ? [`Next a gate opens in the ${sidesOf(state, opening)}.`] : []),
    ...(closing.length > 0 ? [`The gate in the ${sidesOf(state, closing)} closes.`] : []),
    ...(isWatched ? [] : ['The next wave may be called.']),
  ];
}

/** Sets the page's notice of an attempt that came to nothing, if it has one, and returns what to say of it. */
function noticeFailure(figures: StrongholdFigures, failure: Failure): string {
  const [notice, text] = SENTENCES[failure];
  if (text !== undefined) {
    figures.notice = notice;
    figures.noticeText = text;
    figures.noticeCount += 1;
  }
  return sentenceFor(failure);
}

/** Tells of an attempt that came to nothing. */
export function tellFailure(figures: StrongholdFigures, failure: Failure): void {
  figures.spoken = noticeFailure(figures, failure);
}

/** Sets the spoken text for the tower that was just selected. */
export function tellSelection(
  figures: StrongholdFigures,
  { tower, isByKeys }: Pick<Selection, 'tower' | 'isByKeys'>,
  { towers }: Readonly<StrongholdState>,
): void {
  if (tower === undefined) return;
  const number = towers.findIndex(({ id }) => id === tower.id) + 1;
  const how = isByKeys ? 'X sells it' : 'Press it again to sell it';
  figures.spoken = `Tower ${number} of ${towers.length}. ${how} for ${CONFIG.sellMoney}.`;
}

/** Sets the spoken text for the ghost's present answer. */
export function tellPlace(figures: StrongholdFigures, answer: GhostAnswer): void {
  figures.spoken = sentenceFor(answer);
}
