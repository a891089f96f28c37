import { alienHead } from 'game-scenes/art-core/alien';
import { SKINS } from 'game-scenes/art-core/alien-catalogue';
import { clickerField } from 'game-scenes/games/alien-clicker/art/field';
import { CLICKER_LOOKS, HEAD_PICTURE } from 'game-scenes/games/alien-clicker/art/looks';
import { toDataUrl } from 'game-scenes/art-core/drawing';
import { CLICKER_CONFIG, FIELDS, isInRing, reachAt, sparkOf, weatherAt } from 'game-scenes/rules';
import type { ClickerEvent, ClickerState } from 'game-scenes/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hit, a burst or a miss, and the tick it happened in. */
export type Mark = ClickerEvent & { readonly tick: number };

/** A moment of a round; places are in px of the field. */
export interface FilmFrame {
  state: Readonly<ClickerState>;
  /** Part of a tick that has passed since the heads were there. */
  part: number;
  /** Ticks since the beginning. */
  now: number;
  marks: readonly Mark[];
  sights: Point;
}

export interface FilmPainter {
  /** Fits the canvas to its box, now and when the window changes; returns a stop function. */
  fit(): () => void;
  draw(frame: FilmFrame): void;
}

const { width: WIDTH, height: HEIGHT } = FIELDS.wide;

/** More would be drawn than can be seen. */
const MAX_PIXEL_RATIO = 2;

/** Largest head of the rules, px of the field. */
const MAX_HEAD_PX = CLICKER_CONFIG.maxSizePx;

const MARK_TICKS = 34;

const looks = CLICKER_LOOKS.map(([color, face]) => ({
  color: SKINS[color].base,
  address: toDataUrl(alienHead(color, face)),
}));

/** Returns a painter for Alien Clicker; undefined where a canvas cannot be drawn on. */
export function createFilmPainter(canvas: HTMLCanvasElement): FilmPainter | undefined {
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  let scale = 0;
  let [backdrop, heads]: [HTMLCanvasElement?, HTMLCanvasElement[]?] = [];

  const fit = (): void => {
    const next = (canvas.clientWidth * Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)) / WIDTH;
    if (next === scale) return;
    scale = next;
    canvas.width = Math.round(WIDTH * scale);
    canvas.height = Math.round(HEIGHT * scale);
    backdrop = sprite(toDataUrl(clickerField('wide')), canvas.width, canvas.height);
    const side = Math.ceil(MAX_HEAD_PX * HEAD_PICTURE.sideToHead * scale);
    heads = looks.map(({ address }) => sprite(address, side, side));
  };
  const drawTargets = ({ state, part }: FilmFrame): void => {
    const driftShare = weatherAt(state.tick) === 'storm' ? part : 0;
    for (const target of state.targets) {
      const { sizePx, look } = target;
      const head = heads?.[look];
      const x = target.x + target.driftPxPerTick * driftShare;
      const middle = target.y + target.speedPxPerTick * part;
      drawStreaks(context, looks[look]?.color ?? '#fff', x, middle, sizePx);
      if (head === undefined) continue;
      const side = sizePx * HEAD_PICTURE.sideToHead;
      context.drawImage(
        head,
        x - side * HEAD_PICTURE.originX,
        middle - side * HEAD_PICTURE.originY,
        side,
        side,
      );
    }
  };
  return {
    fit() {
      fit();
      window.addEventListener('resize', fit);
      return () => window.removeEventListener('resize', fit);
    },
    draw(frame) {
      context.setTransform(scale, 0, 0, scale, 0, 0);
      if (backdrop) context.drawImage(backdrop, 0, 0, WIDTH, HEIGHT);
      drawRing(context, frame);
      drawTargets(frame);
      for (const mark of frame.marks) drawMark(context, mark, (frame.now - mark.tick) / MARK_TICKS);
      drawSights(context, frame.sights);
    },
  };
}

/** Returns a canvas that holds a picture of this size in device px once it is loaded. */
function sprite(address: string, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const image = new Image(width, height);
  image.onload = () => canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  image.src = address;
  return canvas;
}

type Context = CanvasRenderingContext2D;

/** Draws three lines over a falling head. */
function drawStreaks(context: Context, color: string, x: number, y: number, sizePx: number): void {
  context.globalAlpha = 0.42;
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  for (const [across, length] of [
    [-0.3, 22],
    [0, 34],
    [0.3, 18],
  ] as const) {
    context.moveTo(x + across * sizePx, y - sizePx * 0.72);
    context.lineTo(x + across * sizePx, y - sizePx * 0.72 - length);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws the charged head's light and ring, and marks the heads that a strike on it would hit too. */
function drawRing(context: Context, { state, part }: FilmFrame): void {
  const spark = sparkOf(state);
  if (spark === undefined) return;
  const circle = (x: number, y: number, radius: number): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
  };
  const y = spark.y + spark.speedPxPerTick * part;
  circle(spark.x, y, reachAt(y, state.field));
  context.fillStyle = '#22d3ee14';
  context.fill();
  context.strokeStyle = '#22d3ee';
  context.lineWidth = 3;
  context.stroke();
  circle(spark.x, y, spark.sizePx * 0.75);
  context.fillStyle = '#22d3ee66';
  context.fill();
  context.strokeStyle = '#eafcff';
  for (const head of state.targets) {
    if (!isInRing(spark, head, state.field)) continue;
    circle(head.x, head.y + head.speedPxPerTick * part, head.sizePx / 2 + 6);
    context.stroke();
  }
}

/** Draws a growing ring, with a point for a head that was hit; `age` runs from 0 to 1. */
function drawMark(context: Context, mark: Mark, age: number): void {
  if (age >= 1) return;
  const grown = 1 - (1 - age) ** 3;
  const isHit = mark.kind !== 'miss';
  if (mark.kind === 'hit' && mark.isCharged) drawBurst(context, mark, age);
  context.globalAlpha = 1 - age;
  context.strokeStyle = isHit ? '#9dff3c' : '#8b93b8';
  context.lineWidth = isHit ? 7 * (1 - age) + 1 : 3;
  context.beginPath();
  context.arc(mark.x, mark.y, (isHit ? 26 : 10) + 46 * grown, 0, 2 * Math.PI);
  context.stroke();
  if (isHit) {
    context.fillStyle = '#eef1ff';
    context.font = "800 30px 'Exo 2 Variable', sans-serif";
    context.textAlign = 'center';
    context.fillText('+1', mark.x, mark.y + 10 - 40 * grown);
  }
  context.globalAlpha = 1;
}

/** Draws the ring of a charged head that was hit, as it bursts. */
function drawBurst(context: Context, { x, y }: Point, age: number): void {
  context.globalAlpha = 1 - age;
  context.strokeStyle = '#eafcff';
  context.lineWidth = 3 + 9 * (1 - age);
  context.beginPath();
  context.arc(x, y, reachAt(y, 'wide') * (1 - 0.7 * (1 - age) ** 3), 0, 2 * Math.PI);
  context.stroke();
}

function drawSights(context: Context, { x, y }: Point): void {
  context.strokeStyle = '#22d3ee';
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, 24, 0, 2 * Math.PI);
  for (const [across, down] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x + across * 17, y + down * 17);
    context.lineTo(x + across * 34, y + down * 34);
  }
  context.stroke();
}
