/**
 * Numbers of Alien Racing. Marked (§9) are the specification's and may not change; the others complete it, each with
 * its reason. Lengths along the track are units; the width is in thousandths of half the road: −1000 and 1000 are its
 * edges. Speeds are units per tick.
 */
export const RACING_CONFIG = {
  /** §9: 60 s. */
  roundTicks: 3600,
  /** §9. */
  laps: 3,
  /** §9: the player and three rivals. */
  racers: 4,
  /** §9: coins = floor(score / 10). */
  pointsPerCoin: 10,

  /** A lap is so many pieces of road; at top speed it takes sixteen seconds, three laps a little more than 48. */
  segmentsPerLap: 120,
  segmentUnits: 512,
  /** A bend is at most so sharp. */
  sharpestCurve: 5,
  /** Straights and bends last so many segments. */
  leastSectionSegments: 6,
  mostSectionSegments: 14,

  topSpeed: 64,
  acceleration: 0.5,
  /** Beside the road, and along the barrier: a pod that nobody steers earns little. */
  offRoadSpeed: 26,
  barrierSpeed: 10,
  offRoadBraking: 1.5,
  /** How far beside the road one can get. */
  farthestX: 1280,
  /** Steering to one side, thousandths per tick, and how fast the pod takes to it: a short press is a small move. */
  steering: 32,
  steeringGain: 6,
  /** A bend of sharpness 1 pushes outwards by so much at top speed; one of 5 takes five eighths of the steering. */
  curvePush: 4,

  /** Boost pads: the top speed while they work, and how fast it is reached. */
  boostSpeed: 84,
  boostAcceleration: 2,
  boostTicks: 70,
  /** Faster than one may be, speed fades by this. */
  braking: 0.5,
  /** Plasma: it slows and pulls to a side. */
  slickSpeed: 46,
  slickTicks: 40,
  slickDrift: 18,
  /** Rocks: the speed after a crash, and how long nothing else can happen to one. */
  crashSpeed: 12,
  crashTicks: 75,

  /** Right behind a rival the air is thinner. */
  slipstreamSpeed: 6,
  slipstreamUnits: 1400,
  slipstreamX: 220,
  /** So near, one bumps into a rival and falls back a little. */
  bumpUnits: 260,
  bumpX: 300,
  bumpSpeedLoss: 14,
  bumpTicks: 30,

  /** What lies on a lap. The first stretch after the line is free, so that nobody starts into a rock. */
  pads: 6,
  slicks: 5,
  rocks: 7,
  freeStartUnits: 5000,
  /** Two things never lie nearer together than this. */
  thingGapUnits: 1500,
  /**
   * How far from its place a pod still touches a thing. Drawn, a pod is 400 wide and a rock 340, so a rock that is hit
   * is seen to be hit, and one that is grazed does no harm.
   */
  reachX: { pad: 270, slick: 250, rock: 250 },

  /** The rivals' cruising speeds, from the one to beat to the one that everybody beats. */
  rivalSpeeds: [64.5, 62.5, 60],
  /** Each race they are up to so much faster or slower, and from stretch to stretch again. */
  rivalRaceSpread: 1.5,
  rivalStretchSpread: 1.5,
  rivalStretchTicks: 120,
  rivalAcceleration: 0.4,
  /** Who has fallen behind the player drives harder and who is far ahead takes it easier, up to so much, by so much a unit. */
  rivalHurry: 2.25,
  rivalEase: 0.75,
  rivalHurryUnits: 3072,
  rivalDrift: 9,
  /** Where rivals drive, thousandths from the middle. */
  rivalLanes: [-600, 0, 600],
  /** The rival with a temper for it moves into the player's way when it is so little ahead; nearer it leaves room to pass. */
  blockUnits: 2600,
  blockLeastUnits: 600,
  /** Rivals drive round rocks and plasma that are so near, and round slower pods. */
  rivalSightUnits: 2800,
  rivalTrafficUnits: 1500,
  rivalClearance: 360,

  /** Points: the way up to, by place, for a race without a crash, for each second left (the last two for who finishes). */
  distancePoints: 120,
  placePoints: [120, 80, 40, 0],
  cleanPoints: 60,
  pointsPerSecondLeft: 2,
  /** A decent player's score (bots of that skill, `alien-racing.bot.ts`). */
  parScore: 222,
  /** Two thumbs drum up to about 15 a second. */
  maxInputsPerSecond: 20,
} as const;

/** Length of the race in units. */
export const RACE_UNITS = RACING_CONFIG.laps * RACING_CONFIG.segmentsPerLap * RACING_CONFIG.segmentUnits;

/** Length of a lap in units. */
export const LAP_UNITS = RACING_CONFIG.segmentsPerLap * RACING_CONFIG.segmentUnits;
