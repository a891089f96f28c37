/** −1 left, 1 right. */
export type Side = -1 | 1;

/** Id of a held key or pointer. */
export type Hand = string | number;

/** Combined steering of all held keys and pointers: the latest counts, after its release the previous. */
export interface Steering {
  /** −1, 0 (nothing is held) or 1. */
  readonly side: Side | 0;
  hold(hand: Hand, side: Side): void;
  /** Moves a held key or pointer to a side, for example a finger over the middle. Ignores others. */
  move(hand: Hand, side: Side): void;
  letGo(hand: Hand): void;
}

export function createSteering(): Steering {
  const held: { readonly hand: Hand; side: Side }[] = [];
  const remove = (hand: Hand): void => {
    const index = held.findIndex((each) => each.hand === hand);
    if (index >= 0) held.splice(index, 1);
  };
  return {
    get side() {
      return held.at(-1)?.side ?? 0;
    },
    hold(hand, side) {
      remove(hand);
      held.push({ hand, side });
    },
    move(hand, side) {
      const found = held.find((each) => each.hand === hand);
      if (found !== undefined) found.side = side;
    },
    letGo: remove,
  };
}

/** Reports the steering to the round. */
export interface Helm {
  /** Reports a changed side; call it before each tick. A side rejected by the rate limit is retried. */
  tell(): void;
}

/** Creates the helm. `take` passes a side to the round and returns whether the round accepted it. */
export function createHelm(steering: Steering, take: (side: Side | 0) => boolean): Helm {
  let told: Side | 0 = 0;
  return {
    tell() {
      const { side } = steering;
      if (side !== told && take(side)) told = side;
    },
  };
}
