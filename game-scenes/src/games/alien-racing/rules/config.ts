/**
 * Numbers of Alien Racing. Those marked §9 are from the specification and must not change; the others state
 * their reason. Lengths along the track are in units. Positions across it are in thousandths of half the
 * road: −1000 and 1000 are its edges. Speeds are in units per tick.
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

  /** Pieces of road per lap. At top speed a lap takes sixteen seconds, three laps a little more than 48. */
  segmentsPerLap: 120,
  segmentUnits: 512,
  /** Maximum sharpness of a bend. */
  sharpestCurve: 5,
  /** Minimum and maximum number of segments of a straight or a bend. */
  leastSectionSegments: 6,
  mostSectionSegments: 14,

  topSpeed: 64,
  acceleration: 0.5,
  /** Speed limits beside the road and along the barrier, so that a pod that nobody steers earns little. */
  offRoadSpeed: 26,
  barrierSpeed: 8,
  offRoadBraking: 1.5,
  /** Maximum distance from the middle. */
  farthestX: 1280,
  /** Sideways speed of steering, thousandths per tick, and its gain. A short press is a small move. */
  steering: 32,
  steeringGain: 6,
  /** Outward push of a bend of sharpness 1 at top speed; one of 5 takes five eighths of the steering. */
  curvePush: 4,

  /** Boost pads: top speed, acceleration and duration of their effect. */
  boostSpeed: 84,
  boostAcceleration: 2,
  boostTicks: 70,
  /** Deceleration above the speed limit. */
  braking: 0.5,
  /** Plasma: its speed limit, its duration and its pull to a side. */
  slickSpeed: 46,
  slickTicks: 40,
  slickDrift: 18,
  /** Rocks: speed after a crash, and duration for which nothing else can happen to the pod. */
  crashSpeed: 12,
  crashTicks: 75,

  /**
   * Slipstream: extra speed behind a rival, enough to stay with most, and its reach. A narrower one is left before
   * the bar is full.
   */
  slipstreamSpeed: 8,
  slipstreamUnits: 2200,
  slipstreamX: 240,
  /** Slower pods are in no stream, so that nobody gets a sling for standing on the grid. */
  slipstreamLeastSpeed: 40,
  /** Ticks in a slipstream that fill the bar: a second. Faster, it fills by chance. */
  chargeTicks: 60,
  /** Sling of who leaves a slipstream with a full bar: top speed, acceleration and duration. It gains 0.7 s. */
  slingSpeed: 84,
  slingAcceleration: 2,
  slingTicks: 132,
  /**
   * Rescue: ticks beside the road after which a pod is put back whose player has steered to another side within the
   * last `rescueSteerTicks`. Without that, who never steers makes 0.38 of a decent score instead of 0.22. Who steers back
   * is on the road sooner by itself, so once in `rescueEveryTicks` is enough. Who taps left and right without looking makes
   * 0.42 of a decent score with it, half with 600 ticks, and 0.65 without a pause.
   */
  rescueTicks: 90,
  rescueSteerTicks: 180,
  rescueEveryTicks: 1200,
  /** Six tenths of the top speed. */
  rescueSpeed: 38,
  /** Where a pod is put back: the first position that is free so far ahead, the middle if none is. */
  rescueSpots: [0, 300, -300, 600, -600],
  rescueFreeUnits: 1500,
  /** Bump into a rival: distance at which it happens, loss of speed and duration. */
  bumpUnits: 260,
  bumpX: 300,
  bumpSpeedLoss: 14,
  bumpTicks: 30,

  /** Things on a lap. The first stretch after the line is free, so that nobody starts into a rock. */
  pads: 6,
  slicks: 5,
  rocks: 7,
  freeStartUnits: 5000,
  /** Minimum distance between two things. */
  thingGapUnits: 1500,
  /**
   * Distance at which a pod touches a thing. Drawn pods are 400 wide and rocks 340. So contact with a rock is
   * visible when it counts, and a graze does no harm.
   */
  reachX: { pad: 270, slick: 250, rock: 250 },

  /**
   * Form of a field: the speed of its fastest rival, units per tick. Pads and slings lift an expert to 69 on average. So
   * a decent player wins one race in four and an expert two in three, which one form for all races cannot give.
   */
  leastForm: 64,
  mostForm: 75,
  /** Highest form of a weak field, and of a fair one: a third of all fields each. */
  weakForm: 67,
  fairForm: 71,
  /** Speeds of the three rivals relative to the form, in random order. */
  rivalOffsets: [0, -2, -5],
  /** Maximum random change of a rival's speed per race, and per stretch; a wobbler's per stretch. */
  rivalRaceSpread: 1.5,
  rivalStretchSpread: 1.5,
  wobblerStretchSpread: 4,
  /**
   * What each temper adds to the speed at the start, half-way and at the end of the race. Against a decent player a late
   * charger wins 0.40 of its races, and 0.44 with 4.5 at the end; a blocker wins 0.27, the others 0.20 to 0.23.
   */
  temperPaces: {
    frontRunner: [2.5, 0.5, -1.5],
    lateCharger: [-2, 0.8, 4],
    blocker: [0.6, 0.6, 0.6],
    slipstreamer: [-0.5, -0.5, -0.5],
    wobbler: [-0.3, -0.3, -0.3],
    steady: [0.2, 0.2, 0.2],
  },
  /** What a stream adds to the speed of a slipstreamer. */
  slipstreamerGain: 3,
  rivalStretchTicks: 120,
  rivalAcceleration: 0.4,
  /**
   * Rivals behind the player speed up, and rivals ahead slow down: limits, and units per 1 of speed. In the first lap
   * the pack stays together, so that a good start is worth little: who restarted until one came in a field that is not
   * strong would otherwise make 6 % more instead of 4 %.
   */
  firstLapBand: { hurry: 6, ease: 8, units: 400 },
  laterBand: { hurry: 2.25, ease: 2.5, units: 1200 },
  rivalDrift: 9,
  /** Lanes of the rivals, thousandths from the middle. */
  rivalLanes: [-600, 0, 600],
  /** Range ahead of the player in which a blocker moves into the way; nearer, it leaves room to pass. */
  blockUnits: 2600,
  blockLeastUnits: 600,
  /** Distance at which rivals avoid rocks and plasma, and slower pods. */
  rivalSightUnits: 2800,
  rivalTrafficUnits: 1500,
  rivalClearance: 360,

  /** Points for distance (maximum), place, a clean race and seconds left; the last three need a finish. */
  distancePoints: 120,
  /**
   * Points for a place, per unit of form above `pointlessForm`: a win is worth 72 to 204. So a decent race of each form
   * brings 0.96 to 1.03 of the mean, and no choice of a beginning among ten more than 4 % above it. With the same points
   * for all forms a weak field would bring 13 % more; with none for the fourth place, which a decent player takes in most
   * strong fields, a field that is not strong 8 %.
   */
  placePoints: [12, 9, 6, 3],
  pointlessForm: 58,
  cleanPoints: 60,
  /** Two points a second, counted in ticks, so that half a second counts too. */
  ticksPerPointLeft: 30,
  /** Score of a decent player (bots of that skill, `bot.ts`). */
  parScore: 220,
  /** Two thumbs reach about 15 inputs a second. */
  maxInputsPerSecond: 20,
} as const;

/** A third of a lap, the way between two splits. */
export const THIRD_UNITS = (RACING_CONFIG.segmentsPerLap * RACING_CONFIG.segmentUnits) / 3;

export const RACE_UNITS = RACING_CONFIG.laps * RACING_CONFIG.segmentsPerLap * RACING_CONFIG.segmentUnits;

export const LAP_UNITS = RACING_CONFIG.segmentsPerLap * RACING_CONFIG.segmentUnits;

/** Names, which no member can have, and colours of the rivals, for the view. */
export const RIVALS = [
  { name: 'Doc Tachyon', alien: 'yellow' },
  { name: 'Nova Quill', alien: 'pink' },
  { name: 'Ms Halley', alien: 'blue' },
] as const;
