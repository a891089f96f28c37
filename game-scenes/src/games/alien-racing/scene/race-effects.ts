import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { DEPTHS } from './layout.js';
import { PARTICLES, particleKey, type ParticleKind } from './textures.js';

type Image = Phaser.GameObjects.Image;

/** Maximum number of particles; the oldest are replaced. */
const POOL = 48;

/** Maximum time between two frames that counts for the particles. */
const MAX_STEP_MS = 50;

/** Motion of each kind in px and ms; `gravity` is in px per ms². */
const FLIGHT: Readonly<
  Record<ParticleKind, { life: number; speed: number; gravity: number; grows: number }>
> = {
  spark: { life: 520, speed: 0.52, gravity: 0.0011, grows: -0.6 },
  dust: { life: 620, speed: 0.11, gravity: -0.00008, grows: 1.3 },
  drop: { life: 480, speed: 0.3, gravity: 0.0009, grows: -0.4 },
  glow: { life: 420, speed: 0.42, gravity: 0, grows: -0.5 },
  air: { life: 460, speed: 0.5, gravity: 0, grows: -0.5 },
};

interface Particle {
  readonly image: Image;
  kind: ParticleKind;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  /** Age in ms. */
  age: number;
  isAlive: boolean;
}

/** Pooled sparks, dust and drops around the own pod. */
export interface RaceEffects {
  /** Emits `count` particles from a point, spread over `angles` (radians, 0 to the right, clockwise). */
  burst(kind: ParticleKind, count: number, x: number, y: number, angles: readonly [number, number]): void;
  draw(nowMs: number): void;
}

function start(
  particle: Particle,
  kind: ParticleKind,
  x: number,
  y: number,
  angle: number,
  pace: number,
): void {
  const speed = FLIGHT[kind].speed * pace;
  Object.assign(particle, { kind, x, y, age: 0, isAlive: true });
  particle.speedX = Math.cos(angle) * speed;
  particle.speedY = Math.sin(angle) * speed;
  particle.image.setTexture(particleKey(kind)).setVisible(true).setPosition(x, y).setAlpha(0);
}

function move(particle: Particle, passedMs: number): void {
  const { life, gravity, grows } = FLIGHT[particle.kind];
  particle.age += passedMs;
  const share = particle.age / life;
  particle.isAlive = share < 1;
  particle.image.setVisible(particle.isAlive);
  if (!particle.isAlive) return;
  particle.speedY += gravity * passedMs;
  particle.x += particle.speedX * passedMs;
  particle.y += particle.speedY * passedMs;
  particle.image.setPosition(particle.x, particle.y).setAlpha((1 - share) * PARTICLES[particle.kind].alpha);
  scaleToRecipe(particle.image, 1 + grows * share);
}

/** Creates the effects; they do nothing with reduced motion. */
export function createRaceEffects(scene: Phaser.Scene, isMotionReduced: boolean): RaceEffects {
  const pool = Array.from({ length: POOL }, (): Particle => ({
    image: scene.add.image(0, 0, particleKey('spark')).setDepth(DEPTHS.effects).setVisible(false),
    kind: 'spark',
    x: 0,
    y: 0,
    speedX: 0,
    speedY: 0,
    age: 0,
    isAlive: false,
  }));
  let started = 0;
  let lastMs: number | undefined;

  /** Returns a number from 0 to 1 that differs for each particle. */
  const disorder = (salt: number): number => (((started + salt) * 61) % 97) / 97;
  return {
    burst(kind, count, x, y, [from, to]) {
      if (isMotionReduced) return;
      for (let index = 0; index < count; index++) {
        const particle = pool[started % POOL];
        started += 1;
        if (particle === undefined) continue;
        // Evenly spread with some disorder, so that no two bursts look alike.
        const angle = from + ((to - from) * (index + disorder(7))) / count;
        start(particle, kind, x, y, angle, 0.55 + 0.9 * disorder(3));
      }
    },
    draw(nowMs) {
      const passedMs = Math.min(nowMs - (lastMs ?? nowMs), MAX_STEP_MS);
      lastMs = nowMs;
      for (const particle of pool) if (particle.isAlive) move(particle, passedMs);
    },
  };
}
