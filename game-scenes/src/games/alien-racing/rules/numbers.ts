/** Returns `value`, limited to the range from `least` to `most`. */
export function within(value: number, least: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}

/** Returns `value` moved towards `goal`: up by at most `gain`, or down by at most `loss`. */
export function towards(value: number, goal: number, gain: number, loss = gain): number {
  if (value < goal) return value + gain < goal ? value + gain : goal;
  return value - loss > goal ? value - loss : goal;
}
