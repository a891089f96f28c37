import Phaser from 'phaser';
import { GAMES, createRound } from '../../../game-scenes/src/rules.js';
import { createSound } from '../../../game-scenes/src/scene-core/sound.js';
import { stageGeometry, type StageGeometry } from '../../../game-scenes/src/scene-core/stage-geometry.js';
import { SCENES } from '../../../game-scenes/src/scenes.js';
import { FIELD, SEED, type BenchPlay } from './bench-plays.js';
import { filmOf, type Film } from './film.js';

/** Longer than the measurement. */
const FILM_SECONDS = 8;

/** Lets the real scene create its textures and movements once; only the images are kept. */
async function filmGame(scene: Phaser.Scene, play: BenchPlay, geometry: StageGeometry): Promise<Film> {
  const { createScene } = await SCENES[play.id]();
  const game = await createScene({
    scene,
    rules: GAMES[play.id],
    round: createRound(GAMES[play.id], SEED, FIELD.name),
    isWatched: false,
    geometry,
    sound: createSound(true),
    isMotionReduced: false,
    signal: new AbortController().signal,
  });
  const film = filmOf(scene, game, play, FILM_SECONDS);
  scene.children.removeAll(true);
  return film;
}

/**
 * The minimal Phaser game with the same images: as many sprites of the same textures, moved along the
 * recording of a round, without rules, input or effects.
 */
export function showBarePhaser(
  parent: HTMLElement,
  renderer: 'canvas' | 'webgl',
  benchPlay: BenchPlay,
): void {
  const geometry = stageGeometry(FIELD.name, parent.clientWidth, parent.clientHeight, devicePixelRatio);
  let play: ((nowMs: number) => void) | undefined;
  const begin = async (scene: Phaser.Scene): Promise<void> => {
    scene.cameras.main.setOrigin(0, 0).setZoom(geometry.scale).setScroll(geometry.left, geometry.top);
    const film = await filmGame(scene, benchPlay, geometry);
    const { spriteCount, shownCount, drawingCount } = film;
    const drawings = drawingCount > 0 ? ` and ${drawingCount} drawings` : '';
    window.bench.shows = `${spriteCount} sprites, ${shownCount.toFixed(0)} of them shown${drawings}`;
    play = film.play(scene);
  };
  new Phaser.Game({
    type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
    parent,
    width: geometry.canvasWidth,
    height: geometry.canvasHeight,
    banner: false,
    audio: { noAudio: true },
    scene: {
      create(this: Phaser.Scene) {
        void begin(this);
      },
      update(nowMs: number) {
        if (play === undefined) return;
        play(nowMs);
        window.bench.frames += 1;
      },
    },
  });
}
