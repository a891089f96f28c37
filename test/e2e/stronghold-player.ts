import type { Page } from '@playwright/test';
import { FIELDS } from 'game-scenes/rules';
import type { GameAction } from 'game-scenes/rules';
import {
  BUILD,
  CALL,
  SELL,
} from '../../game-scenes/src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import {
  placeProblem,
  type StrongholdState,
  type Tower,
} from '../../game-scenes/src/games/stronghold-defense/rules/state.js';
import type { FollowedRound } from './followed-round.js';

const TOWER_COST = 50;
const MOST_TOWERS = 8;

/** Radii of two rings of places around the dome, in px. */
const RINGS_PX = [90, 140];
const PLACES_IN_A_RING = 24;

/** Number of ticks that the player simulates ahead. With 900, one seed in eight is lost; with 2400, none of 1000. */
const FORESIGHT_TICKS = 2400;

type TowerPlace = Pick<Tower, 'x' | 'y'>;

/** Plays Stronghold Defense with the page's button and by pointing at the field. */
export class StrongholdPlayer {
  constructor(
    readonly round: FollowedRound,
    private readonly isTouch: boolean,
  ) {}

  get state(): Readonly<StrongholdState> {
    return this.round.copy.state as StrongholdState;
  }

  /** Builds a tower where it helps most if there is the money, or sells one of eight that helps no more. */
  async decide(): Promise<void> {
    const { money, towers } = this.state;
    if (money < TOWER_COST) return;
    if (towers.length < MOST_TOWERS) {
      const free = places(this.round.field).filter(
        ({ x, y }) => placeProblem(this.state, x, y) === undefined,
      );
      const place = this.best(free, building);
      if (place !== undefined) await this.build(place);
      return;
    }
    const tower = this.best(towers, selling);
    if (tower !== undefined && this.worth([selling(tower)]) >= this.worth([])) await this.sell(tower);
  }

  /** Calls the next wave with its key. */
  async call(): Promise<void> {
    await this.page.keyboard.press('n');
    this.round.copy.act({ code: CALL, x: 0, y: 0 });
  }

  /** Builds a tower with the button and a place. */
  private async build(place: TowerPlace): Promise<void> {
    await this.page.getByRole('button', { name: 'Build Tower' }).click();
    await this.point(place);
    this.round.copy.act(building(place));
  }

  /** Sells a tower by pressing it twice. */
  private async sell(tower: Tower): Promise<void> {
    await this.point(tower);
    await this.point(tower);
    this.round.copy.act(selling(tower));
  }

  /** Returns what an action is done with at best; undefined if there is nothing. */
  private best<Thing>(things: readonly Thing[], action: (thing: Thing) => GameAction): Thing | undefined {
    const worths = new Map(things.map((thing) => [thing, this.worth([action(thing)])]));
    return things.toSorted((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0))[0];
  }

  private worth(actions: readonly GameAction[]): number {
    const { lives, score } = this.round.imagine(actions, FORESIGHT_TICKS) as StrongholdState;
    return 1000 * lives + score;
  }

  /** Clicks or taps the field. */
  private async point(place: TowerPlace): Promise<void> {
    const { x, y } = this.round.onPage(place.x, place.y);
    if (this.isTouch) {
      await this.page.touchscreen.tap(x, y);
      return;
    }
    // A mouse moves before it is pressed.
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y);
  }

  private get page(): Page {
    return this.round.time.page;
  }
}

const building = ({ x, y }: TowerPlace): GameAction => ({ code: BUILD, x, y });
const selling = ({ id }: Tower): GameAction => ({ code: SELL, x: id, y: 0 });

function places(field: keyof typeof FIELDS): TowerPlace[] {
  const { width, height } = FIELDS[field];
  return RINGS_PX.flatMap((ring, turned) =>
    Array.from({ length: PLACES_IN_A_RING }, (_, index) => {
      const angle = ((index + turned / 2) / PLACES_IN_A_RING) * 2 * Math.PI;
      return {
        x: Math.round(width / 2 + ring * Math.cos(angle)),
        y: Math.round(height / 2 + ring * Math.sin(angle)),
      };
    }),
  );
}
