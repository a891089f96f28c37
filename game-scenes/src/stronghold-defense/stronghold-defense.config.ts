/**
 * Numbers of Stronghold Defense. Marked (§9) are the specification's and may not change; the others complete it, each
 * with its reason. A simulation step is two ticks: thirty a second, as §9 has it.
 */
export const STRONGHOLD_CONFIG = {
  /** §9: 120 s. */
  roundTicks: 7200,
  /** §9: about 30 simulation steps a second. */
  ticksPerStep: 2,
  /** §9. */
  lives: 10,
  startMoney: 100,
  towerCost: 50,
  towerDamage: 25,
  /** §9, px between the centres of tower and enemy. */
  towerRangePx: 100,
  /** §9: 1000 ms. */
  cooldownSteps: 30,
  /** §9: health 50 + 10 × wave. */
  enemyHealth: 50,
  enemyHealthPerWave: 10,
  /** §9: speed 1 + 0.1 × wave, in px per simulation step; counted in tenths, which add up without rounding. */
  enemySpeedTenths: 10,
  enemySpeedTenthsPerWave: 1,
  /** §9: a chance of 5 % per simulation step. */
  spawnOneIn: 20,
  /** §9: fewer than 3 × wave at a time; here also the enemies of a wave in all, so that clearing them is a feat. */
  enemiesPerWave: 3,
  /** §9. */
  pointsPerKill: 10,
  moneyPerKill: 10,
  moneyPerWave: 50,
  /** §9: coins = score / 10. */
  pointsPerCoin: 10,
  /** An enemy this near to the middle is at the base. */
  baseRadiusPx: 44,
  /** Two towers, or a tower and the base, stand at least this far apart beyond their radii: they never overlap. */
  towerRadiusPx: 22,
  /** Towers keep this far from the border, so that they are seen whole. */
  borderPx: 26,
  /** Enemies begin this far outside the field. */
  spawnDistancePx: 20,
  /** Kinds of enemies, for the view. */
  lookCount: 3,
  /** A decent player's score (bots of that skill, `stronghold-defense.bot.ts`). */
  parScore: 430,
  /** Towers are placed one by one; several fingers are no faster. */
  maxInputsPerSecond: 15,
} as const;
