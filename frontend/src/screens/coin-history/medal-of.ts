import { coin } from 'game-scenes/art-core/coin';
import type { Drawing } from 'game-scenes/art-core/drawing';
import { medal } from 'game-scenes/art/medals';

interface Sign {
  /** Text to look for in the description (§2). */
  words: string;
  drawing: Drawing;
  /** Name for tests and style sheets. */
  name: string;
}

const SIGNS: readonly Sign[] = [
  { words: 'Position: 1', name: 'gold', drawing: medal('gold') },
  { words: 'Position: 2', name: 'silver', drawing: medal('silver') },
  { words: 'Position: 3', name: 'bronze', drawing: medal('bronze') },
  { words: 'Clean race', name: 'green', drawing: medal('clean') },
  { words: 'Championship points', name: 'purple', drawing: medal('championship') },
];

const DEFAULT: Omit<Sign, 'words'> = { name: 'default', drawing: coin() };

/** Returns the icon of a line, chosen by its description (§2). */
export function signOf(description: string): Omit<Sign, 'words'> {
  return SIGNS.find(({ words }) => description.includes(words)) ?? DEFAULT;
}
