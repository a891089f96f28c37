import { describe, expect, it } from '@jest/globals';
import { GAMES } from 'game-scenes/rules';
import type { GameRules } from 'game-scenes/rules';
import { aPlace, RIVAL } from '../../../test/fixtures/home-data';
import { aProgress } from '../../../test/fixtures/progress-data';
import { verdict } from '../../../test/support/fake-game';
import { aWaitingRound } from '../../../test/support/waiting-rounds';
import type { GameProgress, Verdict } from '../../api/types';
import type { GameModule } from '../../games/game-module';
import type { EndedRound } from './ended-round';
import { nextTarget } from './next-target';
import { outcomeKind } from './outcome-kind';

/** A round of 47 points of a member whose best is 74 and who usually scores 61. */
function anEnd({ score = 47, ...changes }: Partial<EndedRound> & { score?: number } = {}): EndedRound {
  return {
    round: { ...aWaitingRound(), score },
    isPractice: false,
    previousBest: { score: 74, ticks: null },
    before: aProgress(),
    isRecord: false,
    ticks: 3600,
    figures: {},
    ...changes,
  };
}

const proven = (changes: Partial<Verdict> = {}) => ({
  roundOutcome: { kind: 'proven' as const, verdict: { ...verdict, ...changes } as Verdict },
  hasFailed: false,
});
const proving = { roundOutcome: undefined, hasFailed: false };

/** A game with a guide alone. */
const plain: GameModule = { guide: { lead: '', keys: [], touch: [], rules: '' } };
const untimed = GAMES['alien-clicker'];
const timed = GAMES['memory-match'];

describe('the kind of a result', () => {
  const kindOf = (ended: EndedRound, sent: Parameters<typeof outcomeKind>[3], module = plain) =>
    outcomeKind(module, untimed, ended, sent);

  it.each([
    ['offline', anEnd({ isPractice: true, isRecord: true }), proving],
    ['offline', anEnd({ isRecord: true }), { roundOutcome: undefined, hasFailed: true }],
    [
      'refused',
      anEnd({ isRecord: true }),
      { roundOutcome: { kind: 'refused' as const, sentence: '' }, hasFailed: false },
    ],
    ['record', anEnd({ isRecord: true }), proving],
    ['record', anEnd(), proven({ isNewHighScore: true })],
    ['record', anEnd({ score: 21, previousBest: null }), proven({ isNewHighScore: true })],
    ['ordinary', anEnd({ score: 20, previousBest: null }), proven({ isNewHighScore: true })],
    ['ordinary', anEnd({ isRecord: true }), proven()],
    ['win', anEnd({ score: 62 }), proven()],
    ['ordinary', anEnd({ score: 21 }), proven()],
    ['poor', anEnd({ score: 20 }), proven()],
  ] as const)('is %s (%#)', (kind, ended, sent) => {
    expect(kindOf(ended, sent)).toBe(kind);
  });

  it('is a win where the game says so', () => {
    const withResult = (isWon: boolean) => kindOf(anEnd(), proven(), { ...plain, hasWon: () => isWon });
    expect([true, false].map(withResult)).toEqual(['win', 'ordinary']);
  });

  it('takes the par for the usual score while that is not known', () => {
    const par = untimed.config.parScore;
    const withScore = (score: number) => kindOf(anEnd({ score, before: undefined }), proven());
    expect([withScore(par), withScore(par - 1), withScore(0)]).toEqual(['win', 'ordinary', 'poor']);
  });
});

describe('the next target', () => {
  const targetOf = (ended: EndedRound, progress?: GameProgress, game: GameRules = untimed, module = plain) =>
    nextTarget(module, game, ended, false, progress);

  const far = { place: aPlace({ score: 74, above: { ...RIVAL, points: 38 } }) };

  it.each([
    ['the record within a tenth of it', 67, {}, '7 points to your record'],
    ['the next place', 66, {}, '9 points over your best to overtake Nova_Quill'],
    ['nothing but the purchase when the next place is far', 47, far, null],
    ['nothing but the purchase at the top', 47, { place: aPlace({ above: null }) }, null],
    ['nothing but the purchase without a place', 47, { place: null }, null],
  ])('is %s', (_what, score, progress, target) => {
    const ended = anEnd({ score });
    expect(targetOf(ended, aProgress(progress))).toBe(target);
  });

  it("is the game's next step when record and place are far", () => {
    const module = { ...plain, nextStep: () => 'Hold wave 3' };
    expect(targetOf(anEnd(), aProgress(far), untimed, module)).toBe('Hold wave 3');
  });

  it.each([
    [{ points: 0, ticks: 30 }, '0.51 s off your best to overtake Nova_Quill'],
    [{ points: 10 }, '10 points over your best to catch Nova_Quill'],
  ])('is the next place with %j where time decides', (missing, target) => {
    const place = aPlace({ score: 70, above: { ...RIVAL, ...missing } });
    expect(targetOf(anEnd(), aProgress({ place }), timed)).toBe(target);
  });

  it('is the time to the record after as many points', () => {
    const previousBest = { score: 80, ticks: 2600 };
    const ended = anEnd({ score: 80, ticks: 2660, previousBest });
    expect(targetOf(ended, undefined, timed)).toBe('1.01 s to your record');
  });
});
