import { FIELDS } from '../../../rules-core/define-game.js';
import { borderPoint, shownGates } from '../rules/enemy-waves.js';
import type { BuildAnswer, GhostAnswer } from './placement.js';
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
  /** Notice after an attempt without enough money; `noticeCount` grows with each such attempt. */
  notice: string;
  noticeCount: number;
  /** Text for screen readers: the latest event. */
  spoken: string;
}

const SENTENCES: Readonly<Record<GhostAnswer, string>> = {
  free: 'Build here.',
  tower: 'Too close to a tower.',
  base: 'Too close to the dome.',
  crater: 'A crater is here.',
  crystal: 'A crystal is here.',
  outside: 'Outside.',
  money: `Not enough money. You need ${CONFIG.towerCost} coins to build a tower.`,
};

/** Returns the side of the field on which a gate lies. */
function sideOf({ field }: Readonly<StrongholdState>, gate: number): string {
  const { x, y } = borderPoint(field, gate);
  const { width, height } = FIELDS[field];
  if (y < 0) return 'north';
  if (y > height) return 'south';
  return x < width / 2 ? 'west' : 'east';
}

const LIST = new Intl.ListFormat('en-GB');

const waveSentence = (state: Readonly<StrongholdState>): string => {
  const from = new Set(shownGates(state).map((gate) => sideOf(state, gate)));
  const count = CONFIG.enemiesPerWave * state.wave;
  return `Wave ${state.wave}: ${count} enemies are coming from the ${LIST.format(from)}.`;
};

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
    notice: '',
    noticeCount: 0,
    spoken: waveSentence(state),
  };
}

/** Updates the counted values from the state; call it after every tick. */
export function countFigures(
  figures: StrongholdFigures,
  { wave, lives, money, towers }: Readonly<StrongholdState>,
): void {
  figures.wave = wave;
  figures.lives = lives;
  figures.money = money;
  figures.towers = towers.length;
}

/** Sets the spoken text for an event of a tick; the state is that after the tick. */
export function tellEvent(
  figures: StrongholdFigures,
  event: StrongholdEvent,
  state: Readonly<StrongholdState>,
): void {
  const { lives, money } = state;
  if (event.kind === 'built') figures.spoken = `Tower built. ${money} money left.`;
  else if (event.kind === 'killed') figures.kills += 1;
  else if (event.kind === 'leaked') figures.spoken = `A life is lost. ${lives} left.`;
  else if (event.kind === 'waveBegan') figures.spoken = waveSentence(state);
  else if (event.kind === 'notBuilt' && event.why !== 'tooMany') tellAttempt(figures, event.why);
}

/** Sets the spoken text for the gate that opens in the next wave. */
export function tellNewGate(figures: StrongholdFigures, state: Readonly<StrongholdState>): void {
  const gate = shownGates(state).at(-1) ?? 0;
  figures.spoken = `A new gate opens in the ${sideOf(state, gate)}.`;
}

/** Sets the spoken text for a failed attempt. */
export function tellAttempt(figures: StrongholdFigures, answer: BuildAnswer): void {
  if (answer === 'building') return;
  figures.spoken = SENTENCES[answer];
  if (answer !== 'money') return;
  figures.notice = 'Not enough money';
  figures.noticeCount += 1;
}

/** Sets the spoken text for the ghost's present answer. */
export function tellPlace(figures: StrongholdFigures, answer: GhostAnswer): void {
  figures.spoken = SENTENCES[answer];
}
