import type { GameKey, GameScene, Stage } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import type { MemorySymbol } from '../art/symbols.js';
import { createAskedCard, type AskedCard } from './asked-card.js';
import { MEMORY_CONFIG } from '../rules/config.js';
import { LAYOUTS, cardAt, neighbour } from './layout.js';
import type { MemoryEvent, memoryMatch } from '../rules/memory-match.rules.js';
import { pictureOf } from '../rules/state.js';
import { createMemoryView, type MemoryView } from './view.js';
import { MEMORY_SOUNDS } from './sounds.js';
import { memoryRecipes, symbolOf } from './textures.js';

type MemoryStage = Stage<typeof memoryMatch>;

/** Delay after the last resize before textures are drawn again. */
const RESIZE_SETTLE_MS = 200;

/** Symbols that are spoken in other words than their names. */
const SPOKEN: Readonly<Partial<Record<MemorySymbol, string>>> = {
  planet: 'ringed planet',
  saucer: 'flying saucer',
  spiral: 'spiral galaxy',
};

/** Values for the page besides score and time. */
interface MemoryFigures {
  [name: string]: number | string;
  pairs: number;
  /** Pairs found in a row without a mismatch, and the longest such row. */
  streak: number;
  /** Text for screen readers: the card that was turned, or the one under the keyboard cursor. */
  spoken: string;
}

interface Table {
  readonly stage: MemoryStage;
  readonly view: MemoryView;
  readonly asked: AskedCard;
  readonly figures: MemoryFigures;
  /** Card under the keyboard cursor; its frame is visible while keys are used. */
  cursor: number;
  geometry: StageGeometry;
}

const placeName = (card: number): string =>
  `Row ${Math.floor(card / MEMORY_CONFIG.columns) + 1}, column ${(card % MEMORY_CONFIG.columns) + 1}`;

function symbolName({ stage }: Table, card: number): string {
  const symbol = symbolOf(pictureOf(stage.round.state, card));
  return SPOKEN[symbol] ?? symbol;
}

function show(table: Table, event: MemoryEvent): void {
  const { view, figures, stage } = table;
  if (event.kind === 'flip') {
    stage.sound.play(MEMORY_SOUNDS.flip);
    figures.spoken = `${placeName(event.card)}: ${symbolName(table, event.card)}`;
  } else if (event.kind === 'match') {
    view.match(event.first, event.second);
    figures.pairs = stage.round.state.pairs;
    figures.streak += 1;
    stage.sound.play(MEMORY_SOUNDS.match, 1 + 0.06 * (figures.streak - 1));
    figures.spoken = `Pair: ${symbolName(table, event.first)}. ${figures.pairs} of ${MEMORY_CONFIG.symbolCount}`;
  } else if (event.kind === 'mismatch') {
    view.mismatch(event.first, event.second);
    figures.streak = 0;
    stage.sound.play(MEMORY_SOUNDS.mismatch);
    figures.spoken = `${placeName(event.second)}: ${symbolName(table, event.second)}. No match`;
  }
}

const ARROWS: Readonly<Partial<Record<GameKey, readonly [number, number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function press(table: Table, key: GameKey): void {
  const arrow = ARROWS[key];
  if (arrow === undefined) {
    table.asked.ask(table.cursor);
  } else {
    table.cursor = neighbour(table.cursor, ...arrow);
    const { state } = table.stage.round;
    const seen = state.isMatched[table.cursor] === true ? `, found: ${symbolName(table, table.cursor)}` : '';
    table.figures.spoken = placeName(table.cursor) + seen;
  }
  table.view.focus(table.cursor);
}

const drawTextures = (
  { scene, round: { field, state }, alien, signal }: MemoryStage,
  geometry: StageGeometry,
): Promise<void> =>
  loadTextures(scene, memoryRecipes(field, geometry, alien, state.pictures), geometry.scale, signal);

/** Stretches the backdrop immediately and draws all textures again once the size has settled. */
function resize(table: Table, geometry: StageGeometry): void {
  table.geometry = geometry;
  table.view.place(geometry);
  const redraw = async (): Promise<void> => {
    if (table.stage.signal.aborted || table.geometry !== geometry) return;
    await drawTextures(table.stage, geometry);
    table.view.place(table.geometry);
  };
  setTimeout(() => void redraw().catch(() => undefined), RESIZE_SETTLE_MS);
}

export const KEY_GUIDE = 'arrow keys choose a card, space or enter turns it';

/** Creates the scene of Memory Match, played with pointers or keys. */
export async function createScene(stage: MemoryStage): Promise<GameScene> {
  const { scene, round, geometry, isMotionReduced } = stage;
  await document.fonts.load('650 23px "Exo 2 Variable"').catch(() => []);
  await drawTextures(stage, geometry);
  const table: Table = {
    stage,
    view: createMemoryView(scene, round.field, isMotionReduced),
    asked: createAskedCard(round),
    figures: { pairs: 0, streak: 0, spoken: '' },
    cursor: 0,
    geometry,
  };
  table.view.place(geometry);
  return memoryScene(table);
}

function memoryScene(table: Table): GameScene {
  const { stage, view, asked, figures } = table;
  const { round } = stage;
  return {
    round,
    figures,
    advance() {
      asked.advance();
      for (const event of round.advance()) show(table, event);
    },
    draw: (alpha, nowMs) => view.draw(round.state, alpha, nowMs),
    pointerDown(x, y) {
      view.focus(undefined);
      const card = cardAt(LAYOUTS[round.field], x, y);
      if (card === undefined) return;
      table.cursor = card;
      asked.ask(card);
    },
    keyChanged(key, isDown) {
      if (isDown) press(table, key);
    },
    resize: (geometry) => resize(table, geometry),
  };
}
