import type Phaser from 'phaser';
import { TICKS_PER_SECOND } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { MEMORY_CONFIG } from '../rules/config.js';
import { cardCentre, type MemoryLayout } from './layout.js';
import { isFaceUp, pictureOf, type MemoryState } from '../rules/state.js';
import { CARD_BACK, TIME_BAR, faceKey, matchedKey, symbolOf } from './textures.js';

type Image = Phaser.GameObjects.Image;

const CARD_DEPTH = 10;
const LIFTED_DEPTH = 20;

/** Time in which a card turns, as in the rules. */
export const TURN_MS = (MEMORY_CONFIG.turnTicks * 1000) / TICKS_PER_SECOND;
const PULSE_MS = 320;
const SHAKE_MS = 260;

/** Extra size, height and lean of a card in the air. */
const LIFT_SCALE = 0.05;
const LIFT_PX = 5;
const LEAN = 0.045;
const SHAKE_PX = 5;

/** Height of a card's time bar, logical px. */
const BAR_HEIGHT = 5;

/** View of one card on the table, which turns to the side that the rules show. */
export interface CardView {
  draw(state: Readonly<MemoryState>, alpha: number, nowMs: number): void;
  pulse(): void;
  shake(): void;
}

const share = (ageMs: number, ofMs: number): number => Math.max(0, Math.min(ageMs / ofMs, 1));

/** Returns the share (1 to 0) of the second that is left until a mismatch is turned back. */
function timeLeft({ turnsBackAt, tick }: Readonly<MemoryState>, alpha: number): number {
  return Math.max(0, Math.min((turnsBackAt - tick - alpha + 1) / MEMORY_CONFIG.mismatchTicks, 1));
}

export function createCardView(
  scene: Phaser.Scene,
  layout: MemoryLayout,
  index: number,
  isMotionReduced: boolean,
): CardView {
  const { x, y } = cardCentre(layout, index);
  const image: Image = scene.add.image(x, y, CARD_BACK).setDepth(CARD_DEPTH);
  const bar = scene.add
    .image(x - layout.card.width / 2 + 12, y + layout.card.height / 2 - 14, TIME_BAR)
    .setOrigin(0, 0.5)
    .setDepth(LIFTED_DEPTH + 1)
    .setVisible(false);
  const lean = index % 2 === 0 ? -LEAN : LEAN;
  /** 0 shows the back, 1 the face. */
  let turned = 0;
  let lastMs: number | undefined;
  let pulseMs: number | undefined;
  let shakeMs: number | undefined;
  let wantsPulse = false;
  let wantsShake = false;

  const turnTowards = (goal: number, nowMs: number): void => {
    const passedMs = lastMs === undefined ? 0 : nowMs - lastMs;
    lastMs = nowMs;
    const stride = isMotionReduced ? 1 : passedMs / TURN_MS;
    turned = goal > turned ? Math.min(turned + stride, goal) : Math.max(turned - stride, goal);
  };
  const pick = (state: Readonly<MemoryState>): string => {
    if (turned < 0.5) return CARD_BACK;
    const symbol = symbolOf(pictureOf(state, index));
    return state.isMatched[index] === true ? matchedKey(symbol) : faceKey(symbol);
  };
  const place = (isUp: boolean, isMatched: boolean, nowMs: number): void => {
    // Both cards of a pair wait until the second one has turned.
    if (wantsPulse) [pulseMs, wantsPulse] = [nowMs + TURN_MS, false];
    if (wantsShake) [shakeMs, wantsShake] = [nowMs + TURN_MS, false];
    const lift = isUp && !isMatched ? 1 : 0;
    const pulse = pulseMs === undefined ? 1 : share(nowMs - pulseMs, PULSE_MS);
    const shake = shakeMs === undefined ? 1 : share(nowMs - shakeMs, SHAKE_MS);
    const swell = isMotionReduced ? 0 : 0.09 * Math.sin(pulse * Math.PI);
    const sway = isMotionReduced ? 0 : SHAKE_PX * (1 - shake) * Math.sin(shake * Math.PI * 6);
    const scale = 1 + lift * LIFT_SCALE + swell;
    image.setDepth(lift > 0 || pulse < 1 ? LIFTED_DEPTH : CARD_DEPTH);
    image.setPosition(x + sway, y - lift * LIFT_PX).setRotation(isMotionReduced ? 0 : lift * lean);
    scaleToRecipe(image, scale * Math.max(Math.abs(1 - 2 * turned), 0.02), scale);
  };
  return {
    pulse: () => void (wantsPulse = true),
    shake: () => void (wantsShake = true),
    draw(state, alpha, nowMs) {
      const isUp = isFaceUp(state, index);
      turnTowards(isUp ? 1 : 0, nowMs);
      const key = pick(state);
      if (image.texture.key !== key) image.setTexture(key);
      place(isUp, state.isMatched[index] === true, nowMs);
      const isWaiting = state.turnsBackAt > 0 && (index === state.first || index === state.second);
      bar.setVisible(isWaiting);
      if (!isWaiting) return;
      bar.setDisplaySize((layout.card.width - 24) * timeLeft(state, alpha), BAR_HEIGHT);
    },
  };
}
