import type { BuildAnswer, GhostAnswer } from './placement.view.js';
import { STRONGHOLD_CONFIG as CONFIG } from './stronghold-defense.config.js';
import type { StrongholdEvent } from './stronghold-defense.rules.js';
import type { StrongholdState } from './stronghold-state.rules.js';

/** Values for the page besides score and time. */
export interface StrongholdFigures {
  [name: string]: number | string | boolean;
  wave: number;
  lives: number;
  money: number;
  towers: number;
  kills: number;
  isPlacing: boolean;
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
  outside: 'Outside.',
  money: `Not enough money. You need ${CONFIG.towerCost} coins to build a tower.`,
};

const waveSentence = (wave: number): string =>
  `Wave ${wave}: ${CONFIG.enemiesPerWave * wave} enemies are coming.`;

export function createFigures(state: Readonly<StrongholdState>): StrongholdFigures {
  const { wave, lives, money } = state;
  return {
    wave,
    lives,
    money,
    towers: 0,
    kills: 0,
    isPlacing: false,
    notice: '',
    noticeCount: 0,
    spoken: waveSentence(wave),
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
  { lives, money, wave }: Readonly<StrongholdState>,
): void {
  if (event.kind === 'built') figures.spoken = `Tower built. ${money} money left.`;
  else if (event.kind === 'killed') figures.kills += 1;
  else if (event.kind === 'leaked') figures.spoken = `A life is lost. ${lives} left.`;
  else if (event.kind === 'waveCleared')
    figures.spoken = `Wave ${event.wave} cleared, ${CONFIG.moneyPerWave} money more. ${waveSentence(wave)}`;
  else if (event.kind === 'notBuilt') tellAttempt(figures, event.why);
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
