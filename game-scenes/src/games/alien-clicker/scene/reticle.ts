import type Phaser from 'phaser';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { isHeldKey, type GameKey } from '../../../scene-core/game-scene.js';
import { RETICLE_SIZE } from './painters.js';

const RETICLE_DEPTH = 40;

/** Initial speed in px per tick: a tap moves little, but a held key crosses the field in about a second. */
const FIRST_SPEED = 2.5;
const ACCELERATION = 0.45;
const TOP_SPEED = 13;
const DIAGONAL = Math.SQRT1_2;

/** Textures: plain, where a strike would hit, and while the blaster is jammed. */
export type ReticleLook = 'reticle' | 'reticle-locked' | 'reticle-jammed';

/** Crosshair for playing by keyboard. */
export interface Reticle {
  readonly x: number;
  readonly y: number;
  readonly isShown: boolean;
  show(): void;
  hide(): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  /** Moves the reticle by one tick. */
  advance(): void;
  draw(alpha: number, look: ReticleLook): void;
}

export function createReticle(scene: Phaser.Scene, field: FieldName): Reticle {
  const { width, height } = FIELDS[field];
  const image = scene.add.image(0, 0, 'reticle').setDepth(RETICLE_DEPTH).setVisible(false);
  const held = { ArrowLeft: 0, ArrowRight: 0, ArrowUp: 0, ArrowDown: 0 };
  let [x, y] = [width / 2, height / 2];
  let [lastX, lastY] = [x, y];
  let speed = FIRST_SPEED;
  return {
    get x() {
      return x;
    },
    get y() {
      return y;
    },
    get isShown() {
      return image.visible;
    },
    show: () => void image.setVisible(true),
    hide: () => void image.setVisible(false),
    keyChanged(key, isDown) {
      if (isHeldKey(key)) held[key] = isDown ? 1 : 0;
    },
    advance() {
      lastX = x;
      lastY = y;
      const across = held.ArrowRight - held.ArrowLeft;
      const down = held.ArrowDown - held.ArrowUp;
      if (across === 0 && down === 0) {
        speed = FIRST_SPEED;
        return;
      }
      const stride = speed * (across !== 0 && down !== 0 ? DIAGONAL : 1);
      x = Math.max(0, Math.min(x + across * stride, width));
      y = Math.max(0, Math.min(y + down * stride, height));
      speed = Math.min(speed + ACCELERATION, TOP_SPEED);
    },
    draw(alpha, look) {
      if (image.texture.key !== look) image.setTexture(look);
      image.setPosition(lastX + (x - lastX) * alpha, lastY + (y - lastY) * alpha);
      image.setDisplaySize(RETICLE_SIZE, RETICLE_SIZE);
    },
  };
}
