import { hasComeFully } from './enemy-waves.js';
import { STRONGHOLD_CONFIG as CONFIG } from './config.js';
import type { StrongholdEvent } from './events.js';
import type { StrongholdState, Wave } from './state.js';

/** Returns the record of a wave that begins. */
export const newWave = (isCalled: boolean): Wave => ({ isCalled, kills: 0, leaks: 0, result: null });

/** Returns true if the next wave may be called. */
export const canCall = (state: Readonly<StrongholdState>): boolean => hasComeFully(state);

function begin(state: StrongholdState, isCalled: boolean): StrongholdEvent {
  const money = isCalled ? CONFIG.callMoney : 0;
  state.wave += 1;
  state.spawned = 0;
  state.waves.push(newWave(isCalled));
  state.money += money;
  return { kind: 'waveBegan', wave: state.wave, isCalled, money };
}

/** Calls the next wave, if all of this one have set out. */
export function call(state: StrongholdState): StrongholdEvent {
  return canCall(state) ? begin(state, true) : { kind: 'notCalled', wave: state.wave };
}

function judge(state: StrongholdState, number: number, wave: Wave): StrongholdEvent {
  const { isCalled, kills, leaks } = wave;
  const result = leaks === 0 ? 'held' : leaks > kills ? 'lost' : 'broken';
  const points = isCalled && result !== 'lost' ? CONFIG.callPoints : 0;
  const money = Math.max(0, CONFIG.moneyPerWave - CONFIG.moneyLessPerLeak * leaks);
  wave.result = result;
  state.score += points;
  state.money += money;
  return { kind: 'waveJudged', wave: number, result, isCalled, kills, leaks, points, money };
}

/** Judges the waves whose last enemy is gone. The next wave begins when the newest is judged. */
export function judgeWaves(state: StrongholdState, events: StrongholdEvent[]): void {
  const { waves } = state;
  for (let index = 0; index < waves.length; index++) {
    const wave = waves[index];
    const count = CONFIG.enemiesPerWave * (index + 1);
    if (wave === undefined || wave.result !== null || wave.kills + wave.leaks < count) continue;
    events.push(judge(state, index + 1, wave));
  }
  if (waves.at(-1)?.result !== null) events.push(begin(state, false));
}
