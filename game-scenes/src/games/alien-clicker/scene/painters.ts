import type { CanvasPainter } from '../../../scene-core/textures.js';

/** Sizes in logical px of the pictures that are painted here. */
export const STREAK = { width: 44, height: 84 } as const;
export const RING_RADIUS = 92;
export const RING_BOX = 2 * RING_RADIUS + 40;
export const RETICLE_SIZE = 84;
export const LOCK_SIZE = 40;
export const HALO_SIDE = 120;
export const WEATHER_STREAK = { width: 4, height: 96 } as const;

/** Reach of the light from an edge, logical px. */
export const GLOW_REACH = 44;

/** Returns the side of a ring's picture for a ring of this radius. */
export const ringSide = (radius: number): number => (radius / RING_RADIUS) * RING_BOX;

export const streak =
  (color: string): CanvasPainter =>
  (context) => {
    context.lineCap = 'round';
    context.lineWidth = 3;
    // x, lower end and length of each bar.
    for (const [x, bottom, length] of [
      [4, 82, 34],
      [23, 70, 50],
      [40, 82, 28],
    ] as const) {
      const fade = context.createLinearGradient(0, bottom - length, 0, bottom);
      fade.addColorStop(0, `${color}26`);
      fade.addColorStop(1, `${color}99`);
      context.strokeStyle = fade;
      context.beginPath();
      context.moveTo(x, bottom);
      context.lineTo(x, bottom - length);
      context.stroke();
    }
  };

export const ring =
  (color: string, lineWidth: number): CanvasPainter =>
  (context) => {
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.shadowColor = color;
    // Shadow blur is in device pixels and ignores the scale.
    context.shadowBlur = 12 * context.getTransform().a;
    context.beginPath();
    context.arc(RING_BOX / 2, RING_BOX / 2, RING_RADIUS, 0, 2 * Math.PI);
    context.stroke();
  };

export const disc =
  (color: string): CanvasPainter =>
  (context) => {
    const middle = RING_BOX / 2;
    const glow = context.createRadialGradient(middle, middle, 0, middle, middle, RING_RADIUS);
    glow.addColorStop(0, `${color}40`);
    glow.addColorStop(0.9, `${color}24`);
    glow.addColorStop(1, `${color}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, RING_BOX, RING_BOX);
  };

/** Paints the short flash of light of a hit. */
export const flash: CanvasPainter = (context) => {
  const middle = RING_BOX / 2;
  const glow = context.createRadialGradient(middle, middle, 0, middle, middle, RING_RADIUS);
  glow.addColorStop(0, '#ffffff');
  glow.addColorStop(0.55, '#ffffffd0');
  glow.addColorStop(1, '#ffffff00');
  context.fillStyle = glow;
  context.fillRect(0, 0, RING_BOX, RING_BOX);
};

export const edgeGlow =
  (color: string, side: number): CanvasPainter =>
  (context) => {
    const fade = context.createLinearGradient(0, 0, 0, side);
    fade.addColorStop(0, `${color}b8`);
    fade.addColorStop(0.12, `${color}60`);
    fade.addColorStop(0.5, `${color}1c`);
    fade.addColorStop(1, `${color}00`);
    context.fillStyle = fade;
    context.fillRect(0, 0, side, side);
  };

export const dash =
  (color: string): CanvasPainter =>
  (context) => {
    context.strokeStyle = color;
    context.lineWidth = 4.5;
    context.lineCap = 'round';
    context.shadowColor = color;
    context.shadowBlur = 5 * context.getTransform().a;
    context.beginPath();
    context.moveTo(9, 8);
    context.lineTo(25, 8);
    context.stroke();
  };

export const diamond =
  (color: string): CanvasPainter =>
  (context) => {
    context.fillStyle = color;
    context.shadowColor = color;
    context.shadowBlur = 5 * context.getTransform().a;
    context.translate(10, 10);
    context.rotate(Math.PI / 4);
    context.fillRect(-4.2, -4.2, 8.4, 8.4);
  };

/** Paints the light of a charged head, with sparks that leap around it. */
export const halo =
  (color: string): CanvasPainter =>
  (context) => {
    const middle = HALO_SIDE / 2;
    const glow = context.createRadialGradient(middle, middle, middle * 0.5, middle, middle, middle);
    glow.addColorStop(0, `${color}d0`);
    glow.addColorStop(0.6, `${color}48`);
    glow.addColorStop(1, `${color}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, HALO_SIDE, HALO_SIDE);
    context.translate(middle, middle);
    context.strokeStyle = '#eafcff';
    context.lineWidth = 3;
    context.lineJoin = 'round';
    for (let spark = 0; spark < 6; spark++) {
      context.rotate(Math.PI / 3);
      context.beginPath();
      context.moveTo(36, -9);
      context.lineTo(46, -3);
      context.lineTo(40, 3);
      context.lineTo(53, 10);
      context.stroke();
    }
  };

export const weatherStreak: CanvasPainter = (context) => {
  const { width, height } = WEATHER_STREAK;
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, '#bfe9ff00');
  fade.addColorStop(1, '#bfe9ffc0');
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
};

export const mote: CanvasPainter = (context) => {
  const glow = context.createRadialGradient(3, 3, 0, 3, 3, 3);
  glow.addColorStop(0, '#ffffff');
  glow.addColorStop(0.35, '#dfe6ffcc');
  glow.addColorStop(1, '#a8b4ff00');
  context.fillStyle = glow;
  context.fillRect(0, 0, 6, 6);
};

type Directions = readonly (readonly [x: number, y: number])[];

/** Strokes a ring around the origin, with arms along `arms` from 17 to `end` times their length. */
function strokeRing(context: CanvasRenderingContext2D, color: string, arms: Directions, end: number): void {
  context.translate(RETICLE_SIZE / 2, RETICLE_SIZE / 2);
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.shadowColor = color;
  context.shadowBlur = 8 * context.getTransform().a;
  context.beginPath();
  context.arc(0, 0, 24, 0, 2 * Math.PI);
  for (const [x, y] of arms) {
    context.moveTo(x * 17, y * 17);
    context.lineTo(x * end, y * end);
  }
  context.stroke();
}

export const reticle =
  (color: string): CanvasPainter =>
  (context) => {
    strokeRing(
      context,
      color,
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ],
      34,
    );
    context.fillStyle = color;
    context.fillRect(-1.5, -1.5, 3, 3);
  };

/** Paints the reticle of a jammed blaster: its arms are turned and do not reach into the ring. */
export const jammedReticle =
  (color: string): CanvasPainter =>
  (context) =>
    strokeRing(
      context,
      color,
      [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ],
      27,
    );

/** Paints a closed padlock. */
export const lock =
  (color: string): CanvasPainter =>
  (context) => {
    context.translate(LOCK_SIZE / 2, LOCK_SIZE / 2);
    context.lineJoin = 'round';
    const draw = (outline: string, widen: number): void => {
      context.strokeStyle = outline;
      context.lineWidth = 4 + widen;
      context.beginPath();
      context.arc(0, -4, 6, Math.PI, 0);
      context.moveTo(-6, -4);
      context.lineTo(-6, 0);
      context.moveTo(6, -4);
      context.lineTo(6, 0);
      context.stroke();
      context.fillStyle = outline;
      context.fillRect(-11 - widen / 2, -1 - widen / 2, 22 + widen, 16 + widen);
    };
    draw('#0b0d1a', 6);
    draw(color, 0);
    context.fillStyle = '#0b0d1a';
    context.fillRect(-2, 4, 4, 6);
  };

/** Vignette that darkens the edges of the backdrop: rgb of the void; reach in logical px. */
const VIGNETTE = '7 8 15';
const VIGNETTE_REACH = 72;

export const vignette =
  (width: number, height: number): CanvasPainter =>
  (context) => {
    const edges = [
      [0, 0, VIGNETTE_REACH, 0],
      [width, 0, width - VIGNETTE_REACH, 0],
      [0, 0, 0, VIGNETTE_REACH],
      [0, height, 0, height - VIGNETTE_REACH],
    ] as const;
    for (const [fromX, fromY, toX, toY] of edges) {
      const fade = context.createLinearGradient(fromX, fromY, toX, toY);
      fade.addColorStop(0, `rgb(${VIGNETTE} / .5)`);
      fade.addColorStop(0.5, `rgb(${VIGNETTE} / .14)`);
      fade.addColorStop(1, `rgb(${VIGNETTE} / 0)`);
      context.fillStyle = fade;
      context.fillRect(0, 0, width, height);
    }
  };
