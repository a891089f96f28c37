import Phaser from 'phaser';
import type { RendererChoice } from './renderer-choice.js';
import type { StageGeometry } from './stage-geometry.js';

type UsableRenderer = Exclude<RendererChoice, 'none'>;

/** Background colour, visible for a moment before the first frame. */
const VOID_COLOR = '#07080f';

/**
 * Phaser game without page listeners. Phaser's own `start` also listens to the page's visibility and
 * overwrites `window.onblur` and `onfocus`, and restores none of them when the game is destroyed. The host
 * handles visibility itself.
 */
class QuietGame extends Phaser.Game {
  protected override start(): void {
    this.config.postBoot(this);
    this.loop.start(this.step.bind(this));
  }
}

/** One Phaser game on one canvas. */
export interface PhaserStage {
  readonly canvas: HTMLCanvasElement;
  /** Resolves when objects can be created; never resolves if the stage is closed before. */
  readonly whenReady: Promise<Phaser.Scene>;
  /** Calls `onFrame` in each frame from now on, with the time of requestAnimationFrame in ms. */
  drive(onFrame: (nowMs: number) => void): void;
  resize(geometry: StageGeometry): void;
  /** Stops and starts the frame loop. `wake` must not be called in a frame that has called `sleep`. */
  sleep(): void;
  wake(): void;
  /** Releases everything, including the graphics context, at the end of the current task. */
  close(): void;
}

function createCanvas(renderer: UsableRenderer): HTMLCanvasElement {
  // A canvas from Phaser's pool may be that of a closed game, with a lost graphics context.
  const canvas = document.createElement('canvas');
  // Opaque and in main memory, as there is no graphics card. Phaser then finds this context.
  if (renderer === 'canvas') canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  canvas.tabIndex = 0;
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    outlineOffset: '-3px',
    touchAction: 'none',
    userSelect: 'none',
  });
  return canvas;
}

/** Points the camera so that objects are placed in logical px whatever the canvas size. */
function aimCamera(scene: Phaser.Scene, { scale, left, top }: StageGeometry): void {
  scene.cameras.main.setOrigin(0, 0).setZoom(scale).setScroll(left, top);
}

function closeGame(game: Phaser.Game): void {
  const gl = 'gl' in game.renderer ? game.renderer.gl : undefined;
  // Phaser does not free this texture: its canvas in a global pool would keep the whole game in memory.
  game.textures.tileSprite.destroy();
  game.destroy(true);
  // Phaser frees resources in its next step, which never comes while the loop sleeps or the tab is hidden.
  game.step(performance.now(), 0);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
}

function gameConfig(
  parent: HTMLElement,
  canvas: HTMLCanvasElement,
  { canvasWidth, canvasHeight }: StageGeometry,
  renderer: UsableRenderer,
  framesPerSecond: number | undefined,
): Phaser.Types.Core.GameConfig {
  return {
    type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
    canvas,
    parent,
    width: canvasWidth,
    height: canvasHeight,
    scale: { mode: Phaser.Scale.NONE, expandParent: false },
    backgroundColor: VOID_COLOR,
    banner: false,
    autoFocus: false,
    disableContextMenu: true,
    audio: { noAudio: true },
    // One texture per draw call, as on phones: some drivers (SwiftShader) mix up several.
    render: { maxTextures: 1 },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
    ...(framesPerSecond === undefined ? {} : { fps: { limit: framesPerSecond } }),
  };
}

function startGame(
  config: Phaser.Types.Core.GameConfig,
  onCreate: (scene: Phaser.Scene, game: Phaser.Game) => void,
  onUpdate: (nowMs: number) => void,
): Phaser.Game {
  const scene = {
    create(this: Phaser.Scene) {
      onCreate(this, this.game);
    },
    update: onUpdate,
  };
  return new QuietGame({ ...config, scene });
}

/** Opens a stage in `parent`, which must be positioned; by default it draws every frame of the screen. */
export function openStage(
  parent: HTMLElement,
  initial: StageGeometry,
  renderer: UsableRenderer,
  framesPerSecond?: number,
): PhaserStage {
  let geometry = initial;
  let isClosed = false;
  let scene: Phaser.Scene | undefined;
  let driver: ((nowMs: number) => void) | undefined;
  const canvas = createCanvas(renderer);
  const { promise: whenReady, resolve: resolveReady } = deferred<Phaser.Scene>();
  const game = startGame(
    gameConfig(parent, canvas, initial, renderer, framesPerSecond),
    (created, started) => {
      scene = created;
      aimCamera(created, geometry);
      if (isClosed) queueMicrotask(() => closeGame(started));
      else resolveReady(created);
    },
    (nowMs) => {
      if (!isClosed) driver?.(nowMs);
    },
  );
  return {
    canvas,
    whenReady,
    drive(onFrame) {
      driver = onFrame;
    },
    resize(next) {
      geometry = next;
      if (scene === undefined || isClosed) return;
      game.scale.resize(next.canvasWidth, next.canvasHeight);
      // Phaser has set a fixed size in px.
      Object.assign(canvas.style, { width: '100%', height: '100%' });
      aimCamera(scene, next);
    },
    sleep: () => game.loop.sleep(),
    wake: () => {
      if (!isClosed) game.loop.wake();
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (scene !== undefined) queueMicrotask(() => closeGame(game));
    },
  };
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
