import { placeOf } from '../rules/state.js';
import type { GameKey, GameScene } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures, type TextureRecipe } from '../../../scene-core/textures.js';
import { RACING_CONFIG } from '../rules/config.js';
import { STEER, STEER_CHOICES } from '../rules/alien-racing.rules.js';
import { createRacingView } from './view.js';
import { panelFrame } from './panel-frame.js';
import { panelRecipes } from './panel-painters.js';
import { bannerRecipes } from './race-banner.js';
import { tellEvent, type RacingStage, type ToldRace } from './race-teller.js';
import { LAYOUTS } from './layout.js';
import { figureRecipes, lettersReady } from './letters.js';
import { RACING_SOUNDS } from './sounds.js';
import { racingRecipes } from './textures.js';
import { createPlaceTeller, kmPerHour, placeWord, formText, spokenStart, type PlaceTeller } from './words.js';
import { createHelm, createSteering, type Helm, type Side, type Steering } from './steering.js';
import { holdRecipes, isTouched } from './hold-sides.js';
import { tagRecipes } from './rival-tags.js';
import { createTrackMap, type TrackMap } from './track-map.js';

/** Delay after the last resize before textures are drawn again. */
const RESIZE_SETTLE_MS = 200;

/** Step of the displayed speed in km/h, which limits updates of the page. */
const SPEED_STEP = 20;

interface Race extends ToldRace {
  readonly map: TrackMap;
  readonly steering: Steering;
  readonly helm: Helm;
  readonly places: PlaceTeller;
}

const CHOICES = { '-1': STEER_CHOICES.left, '0': STEER_CHOICES.straight, '1': STEER_CHOICES.right } as const;

/** Updates the place. Sound and spoken text wait until it has settled; the badge shows it immediately. */
function tellPlace({ stage, figures, places }: Race): void {
  const place = placeOf(stage.round.state);
  figures.place = place;
  const before = places.told;
  const told = places.hear(place);
  if (told === undefined || figures.isFinished) return;
  stage.sound.play(told < before ? RACING_SOUNDS.overtake : RACING_SOUNDS.overtaken);
  figures.spoken = `You are ${placeWord(told)}`;
}

function advance(race: Race): void {
  const { stage, view, figures } = race;
  const { round } = stage;
  if (round.tick === 0) {
    view.banner.say('go');
    stage.sound.play(RACING_SOUNDS.start);
    figures.spoken = spokenStart(round.state);
  }
  race.helm.tell();
  view.remember();
  for (const event of round.advance()) tellEvent(race, event);
  view.trail();
  tellPlace(race);
  const { speed } = round.state.pod;
  stage.sound.drive(speed / RACING_CONFIG.topSpeed);
  figures.speed = Math.round(kmPerHour(speed) / SPEED_STEP) * SPEED_STEP;
  if (!round.outcome.isFinished || figures.isFinished) return;
  view.banner.say('time');
  figures.spoken = `Time is up in lap ${figures.lap}`;
}

function recipes(
  { round: { field, state }, alien, player }: RacingStage,
  map: TrackMap,
  geometry: StageGeometry,
): TextureRecipe[] {
  const frame = panelFrame(geometry);
  const { unit, fonts } = frame;
  const tempers = state.rivals.map(({ temper }) => temper);
  return [
    ...racingRecipes(field, geometry, alien),
    ...panelRecipes(frame, map, tempers, player),
    ...tagRecipes(frame, tempers),
    ...holdRecipes(),
    ...figureRecipes(fonts.lap, unit, geometry.scale),
    ...figureRecipes(fonts.speed, unit, geometry.scale),
    ...bannerRecipes(state.finishedAt),
  ];
}

const drawTextures = (stage: RacingStage, map: TrackMap, geometry: StageGeometry): Promise<void> =>
  loadTextures(stage.scene, recipes(stage, map, geometry), geometry.scale, stage.signal);

/** Stretches the sky immediately and draws all textures again once the size has settled. */
function resize(race: Race, geometry: StageGeometry): void {
  race.geometry = geometry;
  race.view.place(geometry);
  const redraw = async (): Promise<void> => {
    if (race.stage.signal.aborted || race.geometry !== geometry) return;
    await drawTextures(race.stage, race.map, geometry);
    race.view.place(race.geometry);
  };
  setTimeout(() => void redraw().catch(() => undefined), RESIZE_SETTLE_MS);
}

export const KEY_GUIDE = 'hold the left or right arrow key to steer';

/** Creates the scene of Alien Racing, steered by holding left or right of the middle, or by arrow keys. */
export async function createScene(stage: RacingStage): Promise<GameScene> {
  const { scene, round, geometry, isMotionReduced, isDemo, isWatched } = stage;
  const { field, state } = round;
  const map = createTrackMap(state.track);
  await lettersReady();
  await drawTextures(stage, map, geometry);
  const place = placeOf(state);
  const steering = createSteering();
  const race: Race = {
    stage,
    view: createRacingView({
      ...{ scene, field, state, map, geometry, isMotionReduced, isDemo },
      isSteeredByTouch: !isWatched && isTouched(),
    }),
    map,
    figures: {
      place,
      lap: 1,
      lapTicks: 0,
      bestLapTicks: 0,
      speed: 0,
      crashes: 0,
      form: formText(state.form),
      isFinished: false,
      timeTicks: 0,
      spoken: '',
    },
    steering,
    helm: createHelm(steering, (side) => round.act({ code: STEER, x: CHOICES[side], y: 0 })),
    places: createPlaceTeller(place),
    hasSlung: false,
    geometry,
  };
  race.view.place(geometry);
  return racingScene(race);
}

const sideOfKey = (key: GameKey): Side | undefined => {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
};

function racingScene(race: Race): GameScene {
  const { view, figures, steering, stage } = race;
  const { middle } = LAYOUTS[stage.round.field];
  const sideOf = (x: number): Side => (x < middle ? -1 : 1);
  return {
    round: stage.round,
    figures,
    holdsPointers: true,
    advance: () => advance(race),
    draw: (alpha, nowMs) => view.draw(alpha, nowMs),
    pointerDown(x, _y, pointerId) {
      view.sideTaken();
      steering.hold(pointerId, sideOf(x));
    },
    pointerMoved: (x, _y, pointerId) => steering.move(pointerId, sideOf(x)),
    pointerUp: (pointerId) => steering.letGo(pointerId),
    keyChanged(key, isDown) {
      const side = sideOfKey(key);
      if (side === undefined) return;
      if (isDown) steering.hold(key, side);
      else steering.letGo(key);
    },
    resize: (geometry) => resize(race, geometry),
  };
}
