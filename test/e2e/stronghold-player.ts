import type { Page } from '@playwright/test';
import { FIELDS } from 'game-scenes/rules';
import type { GameAction } from 'game-scenes/rules';
import { BUILD } from '../../game-scenes/src/games/stronghold-defense/rules/stronghold-defense.rules.js';
import {
  placeProblem,
  type StrongholdState,
} from '../../game-scenes/src/games/stronghold-defense/rules/state.js';
import type { FollowedRound } from './followed-round.js';

const TOWER_COST = 50;

/** Radii of two rings of places around the dome, in px. */
const RINGS_PX = [90, 140];
const PLACES_IN_A_RING = 24;

/** Number of ticks that the player simulates ahead. With 900, one seed in eight is lost; with 2400, none of 1000. */
const FORESIGHT_TICKS = 2400;

interface TowerPlace {
  readonly x: number;
  readonly y: number;
}

/** Plays Stronghold Defense with the page's button and by pointing at the field. */
export class StrongholdPlayer {
  constructor(
    readonly round: FollowedRound,
    private readonly isTouch: boolean,
  ) {}

  get state(): Readonly<StrongholdState> {
    return this.round.copy.state as StrongholdState;
  }

  get canPay(): boolean {
    return this.state.money >= TOWER_COST;
  }

  /** Returns the place where a tower helps most; undefined if every place is taken. */
  bestPlace(): TowerPlace | undefined {
    const free = places(this.round.field).filter(({ x, y }) => placeProblem(this.state, x, y) === undefined);
    const worth = (place: TowerPlace): number => {
      const { lives, score } = this.round.imagine([building(place)], FORESIGHT_TICKS) as StrongholdState;
      return 1000 * lives + score;
    };
    return free.toSorted((one, other) => worth(other) - worth(one))[0];
  }

  /** Builds a tower with the button and a place. */
  async build(place: TowerPlace): Promise<void> {
    await this.page.getByRole('button', { name: 'Build Tower' }).click();
    await this.point(place);
    this.round.copy.act(building(place));
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
