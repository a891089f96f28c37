/**
 * Numbers of Stronghold Defense. Those marked §9 are from the specification and must not change; the others
 * state their reason. A simulation step is two ticks: thirty a second, as §9 demands.
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
  /** §9: speed 1 + 0.1 × wave, in px per simulation step; counted in tenths to avoid rounding. */
  enemySpeedTenths: 10,
  enemySpeedTenthsPerWave: 1,
  /** §9: a chance of 5 % per simulation step. */
  spawnOneIn: 20,
  /** §9: fewer than 3 × wave of the newest wave at a time; here also the total of a wave, so that it has an end. */
  enemiesPerWave: 3,
  /** §9. */
  pointsPerKill: 10,
  moneyPerKill: 10,
  moneyPerWave: 50,
  /** So much less of it for each enemy that got through: a wave that nobody stopped should not pay for towers. */
  moneyLessPerLeak: 10,
  /**
   * Calling the next wave. The money comes at once, the points when the called wave is judged, unless it is lost:
   * points at the call would be a farm for who builds nothing, and money alone is no lure, since a decent player ends
   * with 400 left. Of calling at two or fewer left, never calling makes 0.80, calling at one 0.94, at four 0.91, and
   * always 0.62.
   */
  callMoney: 15,
  callPoints: 30,
  /** With more, none need ever be moved. With eight and gates that move, who sells makes 1.23 of who does not. */
  mostTowers: 8,
  /** Half the price, so that a tower is not moved for every enemy. */
  sellMoney: 25,
  /** §9: coins = score / 10. */
  pointsPerCoin: 10,
  /** Distance from the middle at which an enemy reaches the base. */
  baseRadiusPx: 44,
  /** Half the minimum distance between two towers, so that they never overlap. */
  towerRadiusPx: 22,
  /** Distance of towers from the border, so that they are fully visible. */
  borderPx: 26,
  /** Distance outside the field at which enemies start. */
  spawnDistancePx: 20,
  /**
   * Least length of the ways to the dome: who comes through a near gate sets out behind it, out of sight. With ways as
   * short as the field makes them, rounds with a near first gate made 0.7 of a decent score and those with a far one
   * 1.16, so that one would start anew for a far one; now 0.99 to 1.01.
   */
  wayPx: 500,
  /** Nobody sets out in the first 3 s, so that nobody has points after ten, and restarting for points brings nothing. */
  quietTicks: 180,
  /**
   * Ground of a round (docs/games.md): the swarm comes through gates drawn from the seed, so that a fixed list
   * of places loses to looking. Waves 1 and 2 use the first gate, 3 and 4 two, later ones two of the three, and one
   * moves on every two waves: so towers are sold and built anew.
   */
  gateCount: 3,
  wavesPerGate: 2,
  /** Enemies come at most this far from their gate, along the border. */
  gateWidthPx: 30,
  /** Largest cosine of the angle between two gates, seen from the base: they are 1.2 rad apart or more. */
  gateAngleCosine: 0.3624,
  /** No tower stands nearer to the base, where it would guard all sides at once. */
  domeRingPx: 88,
  /**
   * Craters, in which no tower stands: number, radius, and distance of their middles from that of the base. None is
   * within a tower's range of the first way, which is seen at once: when they were drawn anywhere, rounds with none
   * there made 1.06 of a decent score and those with three 0.89, and who started anew for the freest way 1.11; now 1.03.
   */
  craterCount: 7,
  craterRadiusPx: 40,
  craterLeastPx: 98,
  craterMostPx: 260,
  /**
   * Crystals slow enemies within their reach to three quarters. Two stand on the way from the first gate, one on each
   * of the others; the rest stand elsewhere, since they would betray the gates to come, and slow nobody on the first way,
   * which would be a reason to start anew.
   */
  crystalReachPx: 60,
  crystalShare: 0.75,
  crystalsOnFirstWay: 2,
  crystalsElsewhere: 4,
  /** Distances of crystals from the dome, and from one another: on every way there is room for two. */
  crystalLeastPx: 100,
  crystalMostPx: 240,
  crystalApartPx: 64,
  crystalRadiusPx: 12,
  /** Distance of towers from the middle of a crystal, so that they never overlap. */
  crystalRoomPx: 34,
  /** Number of looks of enemies, for the view. */
  lookCount: 3,
  /** Score of a decent player (bots of that skill, `bot.ts`). */
  parScore: 570,
  /** Towers are placed one by one, and several fingers are not faster. */
  maxInputsPerSecond: 15,
} as const;
