import { coin } from 'game-scenes/art/coin';
import type { Drawing } from 'game-scenes/art/drawing';
import { medal } from 'game-scenes/art/medals';

interface Sign {
  /** What the description contains (§2). */
  words: string;
  drawing: Drawing;
  /** Its name for tests and style sheets. */
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

/** Returns the icon of a line by what its description contains (§2). */
export function signOf(description: string): Omit<Sign, 'words'> {
  return SIGNS.find(({ words }) => description.includes(words)) ?? DEFAULT;
}
