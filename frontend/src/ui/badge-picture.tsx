import { badgeDrawing } from 'game-scenes/art/badges';
import type { BadgeSign } from 'game-scenes/art/badges';
import { useMemo } from 'react';
import { Art } from './art';

/** Signs of the badges that only one game has, by their ids. */
const SIGNS: Readonly<Record<string, BadgeSign>> = {
  'three-laps': 'laps',
  podium: 'trophy',
  'clean-race': 'sparkles',
  'race-winner': 'crown',
  'ten-races': 'ten',
  'fifty-races': 'helmet',
  'lucky-run': 'clover',
};

/** Signs of the badges that every game has, by the ends of their ids. */
const KINDS: Readonly<Record<string, BadgeSign>> = {
  par: 'target',
  flawless: 'sparkles',
  twice: 'star',
  fifty: 'helmet',
};

/** Draws a badge of the server: on a ribbon if it is earned, else unlit. An unknown one has the sign of a first round. */
export function BadgePicture({ id, isEarned }: { id: string; isEarned: boolean }) {
  const drawing = useMemo(() => badgeDrawing(signOf(id), isEarned), [id, isEarned]);
  return <Art drawing={drawing} />;
}

const signOf = (id: string): BadgeSign => SIGNS[id] ?? KINDS[id.split('-').at(-1) ?? ''] ?? 'flag';
