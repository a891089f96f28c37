import type { Round } from '../../../rules-core/round.js';
import type { StrongholdEvent } from '../rules/events.js';
import { baseOf, type Point, type StrongholdState, type Tower } from '../rules/state.js';
import type { HeldKey } from '../../../scene-core/game-scene.js';
import { SELL } from '../rules/stronghold-defense.rules.js';

/** Result of a press that concerns a standing tower. */
export type SaleAnswer = 'selected' | 'selling' | 'noTower' | 'tooFast';

/** A tower is drawn taller than its foot, and a thumb is broad: so near to its middle a press means it. */
const REACH_PX = 32;
const MIDDLE_ABOVE_PX = 8;

/** Weight of the distance across an arrow against that along it, when the next tower is searched. */
const ACROSS_WEIGHT = 2;

const ARROWS: Readonly<Record<HeldKey, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The tower that was pressed once: it shows its range and is sold by a second press or by a key. */
export interface Selection {
  /** Undefined if none is selected, and as soon as it is sold. */
  readonly tower: Readonly<Tower> | undefined;
  /** True if it was selected by keys. */
  readonly isByKeys: boolean;
  /** Handles a press at a point: selects the tower there, sells it if it is selected already, or lets it go. */
  press(x: number, y: number): void;
  /** Selects the next tower in the direction of an arrow key. */
  step(key: HeldKey): void;
  /** Sells the selected tower, else that at the point of a mouse or ghost. */
  sell(at: Readonly<Point> | undefined): void;
  /** Lets the tower go. Returns false if there was none. */
  leave(): boolean;
}

/** Returns the tower that a press at this point means, undefined if there is none. */
export function towerAt(
  { towers }: Readonly<StrongholdState>,
  { x, y }: Readonly<Point>,
): Readonly<Tower> | undefined {
  const distance = (tower: Readonly<Tower>): number => Math.hypot(tower.x - x, tower.y - MIDDLE_ABOVE_PX - y);
  const [nearest] = towers.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= REACH_PX ? nearest : undefined;
}

/** Returns the nearest other tower in the direction of an arrow key. */
function nextTower(
  { towers }: Readonly<StrongholdState>,
  from: Readonly<Point>,
  key: HeldKey,
): Readonly<Tower> | undefined {
  const arrow = ARROWS[key];
  let next: Tower | undefined;
  let least = Infinity;
  for (const tower of towers) {
    const [dx, dy] = [tower.x - from.x, tower.y - from.y];
    const along = dx * arrow.x + dy * arrow.y;
    const cost = along + ACROSS_WEIGHT * Math.abs(dx * arrow.y + dy * arrow.x);
    if (along <= 0 || cost >= least) continue;
    next = tower;
    least = cost;
  }
  return next;
}

/** Creates the selection, empty at first. `onPress` is called for each press that concerns a tower. */
export function createSelection(
  round: Round<StrongholdState, StrongholdEvent>,
  onPress: (answer: SaleAnswer) => void,
): Selection {
  let id: number | undefined;
  let isByKeys = false;
  const selected = (): Readonly<Tower> | undefined =>
    id === undefined ? undefined : round.state.towers.find((tower) => tower.id === id);
  const select = (tower: Readonly<Tower> | undefined, byKeys: boolean): void => {
    id = tower?.id;
    isByKeys = byKeys;
    if (tower !== undefined) onPress('selected');
  };
  const sell = (tower: Readonly<Tower> | undefined): void => {
    if (tower === undefined) return onPress('noTower');
    if (!round.act({ code: SELL, x: tower.id, y: 0 })) return onPress('tooFast');
    id = undefined;
    onPress('selling');
  };
  return {
    get tower() {
      return selected();
    },
    get isByKeys() {
      return isByKeys;
    },
    press(x, y) {
      const tower = towerAt(round.state, { x, y });
      if (tower !== undefined && tower.id === id) sell(tower);
      else select(tower, false);
    },
    step(key) {
      const tower = nextTower(round.state, selected() ?? baseOf(round.field), key);
      if (tower !== undefined) select(tower, true);
    },
    sell: (at) => sell(selected() ?? (at && towerAt(round.state, at))),
    leave() {
      const wasOn = selected() !== undefined;
      id = undefined;
      return wasOn;
    },
  };
}
