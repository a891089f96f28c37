/** Events of a tick, in order; `at` and `x` are the position of the thing on its lap. */
export type RacingEvent =
  | { readonly kind: 'pad' | 'slick' | 'rock'; readonly at: number; readonly x: number }
  | { readonly kind: 'bump' }
  | { readonly kind: 'lap'; readonly lap: number; readonly ticks: number; readonly isBest: boolean }
  | { readonly kind: 'place'; readonly place: number; readonly was: number }
  | { readonly kind: 'finish'; readonly place: number };
