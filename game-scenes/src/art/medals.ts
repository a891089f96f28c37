import { drawing, markup, type Drawing } from '../art-core/drawing.js';

/** Kinds of lines in the racing coin history. */
export const MEDALS = ['gold', 'silver', 'bronze', 'clean', 'championship'] as const;

export type Medal = (typeof MEDALS)[number];

interface PlaceMedal {
  readonly ribbon: string;
  readonly metal: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
  /** The number as strokes, to be independent of fonts. */
  readonly number: string;
}

const PLACES: Readonly<Record<'gold' | 'silver' | 'bronze', PlaceMedal>> = {
  gold: {
    ribbon: '#ff7a1a',
    metal: '#ffc93c',
    edge: '#a86206',
    light: '#fff1a8',
    ink: '#5a3603',
    number: 'M20.5 25.5L25 23V37',
  },
  silver: {
    ribbon: '#22d3ee',
    metal: '#c3cbe8',
    edge: '#66709c',
    light: '#fff',
    ink: '#2a3052',
    number: 'M19.5 26Q20 23 24 23T28.5 26.5Q28.5 29 24 32T19.5 36.5H29',
  },
  bronze: {
    ribbon: '#8b5cf6',
    metal: '#d58545',
    edge: '#7a3d14',
    light: '#ffd3ac',
    ink: '#42200a',
    number: 'M19.5 23.5H28L23.5 28.5Q28.5 28.5 28.5 32.5T23.5 36.5Q20.5 36.5 19 35',
  },
};

const placeMedal = ({ ribbon, metal, edge, light, ink, number }: PlaceMedal): Drawing =>
  drawing(
    [0, 0, 48, 48],
    markup`
      <path d="M11 2H21L27 18L20 22ZM37 2H27L21 18L28 22Z" fill="${ribbon}"/>
      <path d="M11 2H16L22 19L20 22ZM37 2H32L26 19L28 22Z" opacity=".22"/>
      <path d="M24 14L34 17.5L39 27L35.5 38L24 44L12.5 38L9 27L14 17.5Z" fill="${metal}" stroke="${edge}" stroke-width="2"/>
      <path d="M24 14L34 17.5L39 27H9L14 17.5Z" fill="${light}" opacity=".65"/>
      <path d="${number}" fill="none" stroke="${ink}" stroke-width="4"/>
    `,
  );

/** Draws a shield for a clean race, 48×48 px. */
const shield = (): Drawing =>
  drawing(
    [0, 0, 48, 48],
    markup`
      <path d="M24 4L40 10V24C40 34 33 41 24 45C15 41 8 34 8 24V10Z" fill="#5ed30f" stroke="#c6ff8e" stroke-width="2"/>
      <path d="M24 4L40 10V24C40 34 33 41 24 45Z" fill="#2c7a08" opacity=".6"/>
      <path d="M16 24l6 6.5 11-13" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    `,
  );

/** Draws a cup with a star for championship points, 48×48 px. */
const cup = (): Drawing =>
  drawing(
    [0, 0, 48, 48],
    markup`
      <path d="M13 6H35V20C35 30 30 34 24 34S13 30 13 20Z" fill="#8b5cf6" stroke="#d9c9ff" stroke-width="2"/>
      <path d="M24 6H35V20C35 30 30 34 24 34Z" fill="#4a2aa8" opacity=".55"/>
      <path d="M13 10H6C5 20 8 25 14 26M35 10H42C43 20 40 25 34 26" fill="none" stroke="#a98bff" stroke-width="3.5"/>
      <path d="M21 33H27V38H21Z" fill="#6d45d8"/>
      <path d="M14 38H34L36 44H12Z" fill="#a98bff"/>
      <path d="M24 11l2.6 5.4 6 .8-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.8z" fill="#fff"/>
    `,
  );

/** Draws the medal of a line in the racing coin history, 48×48 px. */
export function medal(kind: Medal): Drawing {
  if (kind === 'clean') return shield();
  if (kind === 'championship') return cup();
  return placeMedal(PLACES[kind]);
}
