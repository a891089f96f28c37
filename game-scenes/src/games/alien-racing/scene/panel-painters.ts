import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';
import { RACING_CONFIG } from '../rules/config.js';
import type { Temper } from '../rules/state.js';
import { temperName } from '../rules/temper-name.js';
import { display, measure, sans } from './letters.js';
import { ordinalEnd } from './words.js';
import type { PanelFrame } from './panel-frame.js';
import type { PanelSizes } from './panel-sizes.js';
import { SPLIT, SPLIT_AHEAD, SPLIT_BEHIND, paintSplit } from './split-chip.js';
import { DRIVERS } from './textures.js';
import { wholePixels } from './sharp-image.js';
import type { TrackMap } from './track-map.js';

const COLORS = {
  text: '#eef1ff',
  muted: '#a9b0cf',
  ember: '#ff7a1a',
  emberText: '#ff9d57',
  off: '#39406a',
  asphalt: '#0c0d1a',
  curb: '#434b75',
} as const;

/** Places as the rules count them. */
export const PLACES = Array.from({ length: RACING_CONFIG.racers }, (_, index) => index + 1);
const LAPS = Array.from({ length: RACING_CONFIG.laps }, (_, index) => index + 1);

export const placeKey = (place: number): string => `panel-place-${place}`;
export const lapKey = (lap: number): string => `panel-lap-${lap}`;
export const MAP_PANEL = 'panel-map';
export const SPEED_PANEL = 'panel-speed';
export const BAR_ON = 'speed-bar-on';
export const BAR_OFF = 'speed-bar-off';
export const driverKey = (driver: number): string => `driver-${driver}`;
export const dotKey = (driver: number): string => `dot-${driver}`;

/** Slant of the site's headlines, −8°. */
const SLANT = -0.14;

/** Paints the site's dark glass: a large cut at the top right, half of it at the bottom left. */
function paintGlass(context: CanvasRenderingContext2D, width: number, height: number): void {
  const cut = 16;
  const face = context.createLinearGradient(0, 0, width * 0.6, height);
  face.addColorStop(0, 'rgb(30 34 60 / .94)');
  face.addColorStop(1, 'rgb(11 13 24 / .92)');
  context.fillStyle = face;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(width - cut, 0);
  context.lineTo(width, cut);
  context.lineTo(width, height);
  context.lineTo(cut / 2, height);
  context.lineTo(0, height - cut / 2);
  context.fill();
}

const paintPlace =
  ({ place: { width, height, figurePx } }: PanelSizes, place: number): CanvasPainter =>
  (context) => {
    paintGlass(context, width, height);
    const baseline = height / 2 + figurePx * 0.36;
    const left = figurePx * 0.36;
    context.fillStyle = COLORS.text;
    context.font = sans(900, figurePx);
    context.save();
    context.transform(1, 0, SLANT, 1, -SLANT * baseline, 0);
    context.fillText(String(place), left, baseline);
    context.restore();
    let x = left + measure(String(place), sans(900, figurePx)) + figurePx * 0.12;
    const endFont = display(800, figurePx / 3);
    context.fillStyle = COLORS.emberText;
    context.font = endFont;
    context.fillText(ordinalEnd(place), x, baseline - figurePx * 0.44);
    x += measure('rd', endFont) * 0.6;
    context.fillStyle = COLORS.muted;
    context.font = sans(750, figurePx * 0.37);
    context.fillText(`/ ${RACING_CONFIG.racers}`, x + figurePx * 0.12, baseline);
  };

const LAP_LABELS = ['Lap', 'Lap time', 'Best lap'] as const;

const paintLap =
  ({ lap: { width, height, padding, rowHeight } }: PanelSizes, lap: number): CanvasPainter =>
  (context) => {
    paintGlass(context, width, height);
    context.textBaseline = 'middle';
    LAP_LABELS.forEach((label, row) => {
      context.fillStyle = COLORS.muted;
      context.font = sans(450, 15);
      context.fillText(label, padding, (height - 3 * rowHeight) / 2 + (row + 0.5) * rowHeight);
    });
    context.fillStyle = COLORS.text;
    context.font = sans(800, 18);
    context.textAlign = 'right';
    context.fillText(`${lap} / ${RACING_CONFIG.laps}`, width - padding, (height - 2 * rowHeight) / 2);
  };

function traceMap(
  context: CanvasRenderingContext2D,
  { points }: TrackMap,
  width: number,
  height: number,
): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x * width, y * height);
  context.closePath();
}

/** Paints the line of the lap with a mark at its start. */
const paintMap =
  ({ map: { width, height, drawing } }: PanelSizes, map: TrackMap): CanvasPainter =>
  (context) => {
    paintGlass(context, width, height);
    context.translate(drawing.left, drawing.top);
    context.lineJoin = 'round';
    for (const [lineWidth, color] of [
      [11, COLORS.curb],
      [7, COLORS.asphalt],
    ] as const) {
      context.lineWidth = lineWidth;
      context.strokeStyle = color;
      traceMap(context, map, drawing.width, drawing.height);
      context.stroke();
    }
    const [from, to] = [map.points[0], map.points[1]];
    if (from === undefined || to === undefined) return;
    const direction = Math.atan2((to.y - from.y) * drawing.height, (to.x - from.x) * drawing.width);
    context.translate(from.x * drawing.width, from.y * drawing.height);
    context.rotate(direction);
    context.fillStyle = '#ffffff';
    context.fillRect(-2, -6, 4, 12);
  };

const paintSpeed =
  ({ speed: { width, height, padding, unitDown, middle } }: PanelSizes): CanvasPainter =>
  (context) => {
    paintGlass(context, width, height);
    context.fillStyle = COLORS.muted;
    context.font = sans(450, 15);
    context.textAlign = 'right';
    context.fillText('km/h', width - padding, middle + unitDown);
  };

const paintBar =
  (width: number, height: number, color: string): CanvasPainter =>
  (context) => {
    const slant = height * 0.25;
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(slant, 0);
    context.lineTo(width, 0);
    context.lineTo(width - slant, height);
    context.lineTo(0, height);
    context.fill();
  };

/** A row of the list of drivers; the name of a rival stands over its temper. */
const DRIVER_ROW = { width: 150, height: 36, name: 9, temper: 26 } as const;
const DOT = 18;

function diamond(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.closePath();
}

const paintDriver =
  (name: string, color: string, temper?: Temper): CanvasPainter =>
  (context) => {
    const middle = temper === undefined ? DRIVER_ROW.height / 2 : DRIVER_ROW.name;
    context.fillStyle = color;
    diamond(context, 6, middle, 5.5);
    context.fill();
    context.fillStyle = COLORS.text;
    context.font = sans(450, 15);
    context.textBaseline = 'middle';
    // A long name is narrowed to the row.
    context.fillText(name, 19, middle + 1, DRIVER_ROW.width - 19);
    if (temper === undefined) return;
    context.fillStyle = COLORS.muted;
    context.font = sans(450, 13);
    context.fillText(temperName(temper), 19, DRIVER_ROW.temper);
  };

/** Paints rivals as discs and the member as a diamond, so that not only the colour differs. */
const paintDot =
  (color: string, isMember: boolean): CanvasPainter =>
  (context) => {
    context.fillStyle = color;
    context.strokeStyle = '#07080f';
    context.lineWidth = 2;
    if (isMember) {
      diamond(context, DOT / 2, DOT / 2, 8);
    } else {
      context.beginPath();
      context.arc(DOT / 2, DOT / 2, 5.5, 0, 2 * Math.PI);
    }
    context.fill();
    if (isMember) context.stroke();
  };

/**
 * Returns the textures of the panels; painters use CSS px. `tempers` are the rivals', `player` is the name of somebody
 * else who is watched.
 */
export function panelRecipes(
  { sizes, unit, grid }: PanelFrame,
  map: TrackMap,
  tempers: readonly Temper[],
  player?: string,
): TextureRecipe[] {
  const recipe = (key: string, width: number, height: number, paint: CanvasPainter): TextureRecipe => ({
    key,
    width: wholePixels(width * unit, grid.scale),
    height: wholePixels(height * unit, grid.scale),
    picture: (context) => {
      context.scale(unit, unit);
      paint(context);
    },
  });
  const { place, lap, speed } = sizes;
  const bar = [speed.barWidth, speed.barHeight] as const;
  return [
    ...PLACES.map((at) => recipe(placeKey(at), place.width, place.height, paintPlace(sizes, at))),
    ...LAPS.map((at) => recipe(lapKey(at), lap.width, lap.height, paintLap(sizes, at))),
    recipe(MAP_PANEL, sizes.map.width, sizes.map.height, paintMap(sizes, map)),
    recipe(SPEED_PANEL, speed.width, speed.height, paintSpeed(sizes)),
    ...([SPLIT_AHEAD, SPLIT_BEHIND] as const).map((key) =>
      recipe(key, lap.width, SPLIT.height, paintSplit(key, lap.width)),
    ),
    recipe(BAR_ON, ...bar, paintBar(...bar, COLORS.ember)),
    recipe(BAR_OFF, ...bar, paintBar(...bar, COLORS.off)),
    ...DRIVERS.flatMap(({ name, color }, driver) => {
      const isMember = driver === DRIVERS.length - 1;
      const paint = paintDriver(isMember ? (player ?? name) : name, color, tempers[driver]);
      return [
        recipe(driverKey(driver), DRIVER_ROW.width, DRIVER_ROW.height, paint),
        recipe(dotKey(driver), DOT, DOT, paintDot(color, isMember)),
      ];
    }),
  ];
}
