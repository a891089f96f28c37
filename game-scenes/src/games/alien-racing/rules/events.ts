/** Events of a tick, in order; `at` and `x` are the position of the thing on its lap. */
export type RacingEvent =
  | { readonly kind: 'pad' | 'slick' | 'rock'; readonly at: number; readonly x: number }
  | { readonly kind: 'bump' }
  /** The bar is full: leaving the stream slings. */
  | { readonly kind: 'chargeFull' }
  /** A stream was left with a full bar. */
  | { readonly kind: 'slingStarted' }
  /** The pod was put back on the road, where it is now. */
  | { readonly kind: 'rescued' }
  /** A third of a lap was passed: 1 to 3, the third with the lap's end. `ticks` count from the start of the race. */
  | { readonly kind: 'thirdPassed'; readonly lap: number; readonly third: number; readonly ticks: number }
  | { readonly kind: 'lap'; readonly lap: number; readonly ticks: number; readonly isBest: boolean }
  | { readonly kind: 'place'; readonly place: number; readonly was: number }
  | { readonly kind: 'finish'; readonly place: number };
