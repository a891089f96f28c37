import type { BuildAnswer, GhostAnswer } from './placement.view.js';
import { STRONGHOLD_CONFIG as CONFIG } from './stronghold-defense.config.js';
import type { StrongholdEvent } from './stronghold-defense.rules.js';
import type { StrongholdState } from './stronghold-state.rules.js';

/** What the page shows and says besides score and time. */
export interface StrongholdFigures {
  [name: string]: number | string | boolean;
  wave: number;
  lives: number;
  money: number;
  towers: number;
  kills: number;
  isPlacing: boolean;
  /** Why the last attempt failed that could not be paid; `noticeCount` grows with each such attempt. */
  notice: string;
  noticeCount: number;
  /** For those who hear the game: the last thing that happened. */
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

/** Brings the counted figures up to date with the state; to be called after every tick. */
export function countFigures(
  figures: StrongholdFigures,
  { wave, lives, money, towers }: Readonly<StrongholdState>,
): void {
  figures.wave = wave;
  figures.lives = lives;
  figures.money = money;
  figures.towers = towers.length;
}

/** Says what happened in a tick; the state is that after it. */
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

/** Says why nothing was built. */
export function tellAttempt(figures: StrongholdFigures, answer: BuildAnswer): void {
  if (answer === 'building') return;
  figures.spoken = SENTENCES[answer];
  if (answer !== 'money') return;
  figures.notice = 'Not enough money';
  figures.noticeCount += 1;
}

/** Says what the ghost, moved by keys, answers now. */
export function tellPlace(figures: StrongholdFigures, answer: GhostAnswer): void {
  figures.spoken = SENTENCES[answer];
}
