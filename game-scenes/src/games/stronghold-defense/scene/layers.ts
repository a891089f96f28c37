/** Depths of the layers, back to front. */
export const DEPTHS = {
  border: 1,
  /** Ground around crystals. */
  cold: 1.2,
  gate: 1.5,
  standingReach: 2,
  keptGround: 2.5,
  /** Shadows, dust and the feet of towers, below everything that walks. */
  floor: 3,
  /** Bugs, towers and the dome; those lower on the field are further to the front. */
  units: 10,
  /** Above the bugs that walk there. */
  gateWord: 29,
  bar: 30,
  bolt: 31,
  effect: 32,
  ghost: 34,
  score: 36,
  alarm: 38,
  label: 40,
  bannerBand: 41,
  banner: 42,
} as const;

/** Depth per logical px further down. */
const DEPTH_PER_PX = 0.01;

/** Depth between the parts of a unit. */
export const PART_DEPTH = 0.001;

/** Returns the depth of a unit at `y`, in steps of 2 px, so that walking rarely changes the order. */
export function unitDepth(y: number): number {
  return DEPTHS.units + Math.round(y / 2) * 2 * DEPTH_PER_PX;
}
