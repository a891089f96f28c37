/** −1 left, 1 right. */
export type Side = -1 | 1;

/** What holds the pod to a side: a key or a pointer. */
export type Hand = string | number;

/** Which way the hands steer: the one that came last counts, and when it lets go, the one before it again. */
export interface Steering {
  /** −1, 0 (nobody holds on) or 1. */
  readonly side: Side | 0;
  hold(hand: Hand, side: Side): void;
  /** A hand that holds on goes to a side, e.g. a finger over the middle. Others are not heard. */
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

/** Tells the round which way the hands steer. */
export interface Helm {
  /** Called before each tick: tells a new side, and one that was refused (too many in a second) until it is taken. */
  tell(): void;
}

/** `take` gives the round a side and says whether it took it. */
export function createHelm(steering: Steering, take: (side: Side | 0) => boolean): Helm {
  let told: Side | 0 = 0;
  return {
    tell() {
      const { side } = steering;
      if (side !== told && take(side)) told = side;
    },
  };
}
