import { smileFace } from '../art-core/alien-faces.js';
import { antennae, headBase, skinPaint } from '../art-core/alien-head.js';
import { STEEL, definition } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../art-core/drawing.js';

export const STICKERS = ['alien-peace', 'alien-cool', 'alien-love', 'alien-ufo', 'alien-galaxy'] as const;
export type Sticker = (typeof STICKERS)[number];

/** Filter that adds a white edge of 5 px around a sticker's content. */
const DIE_CUT = /* @__PURE__ */ definition(
  'die-cut',
  'filter x="-20%" y="-20%" width="140%" height="140%"',
  '<feMorphology in="SourceAlpha" operator="dilate" radius="5" result="d"/><feFlood flood-color="#f6f8ff"/><feComposite in2="d" operator="in" result="w"/><feMerge><feMergeNode in="w"/><feMergeNode in="SourceGraphic"/></feMerge>',
);

const peace = (): Piece =>
  markup`
    <g transform="rotate(-6 60 60)">
      <path d="M44 108V74L30 30Q28 22 35 20Q42 18 44 25L55 56L62 18Q63 10 71 11Q78 12 77 20L71 58Q84 58 88 68V84Q88 100 76 108Z" fill="${skinPaint('green')}"/>
      <path d="M88 70Q78 62 68 68Q60 76 70 82L60 88" fill="none" stroke="#1c5214" stroke-width="4" stroke-linecap="round"/>
      <path d="M40 98H80V112H40Z" fill="#ff7a1a"/>
      <path d="M40 98H80V102H40Z" fill="#ffb273"/>
    </g>
  `;

const cool = (): Piece =>
  moved(
    'translate(8 10) scale(.435)',
    markup`
      ${antennae('blue')}
      ${headBase('blue')}
      <path d="M36 112H204L196 150Q190 168 160 168Q134 168 126 138L120 130L114 138Q106 168 80 168Q50 168 44 150Z" fill="#0b0d1e"/>
      <path d="M56 124L84 124L64 156Z" fill="#ff4fd8" opacity=".9"/>
      <path d="M140 124L172 124L148 156Z" fill="#22d3ee" opacity=".9"/>
      <path d="M100 180Q122 190 142 176" fill="none" stroke="#0f3470" stroke-width="8" stroke-linecap="round"/>
    `,
  );

const love = (): Piece =>
  markup`
    <path d="M46 32L38 14M72 32Q78 14 90 18L94 24" fill="none" stroke="#c2185b" stroke-width="5" stroke-linecap="round"/>
    <g fill="#ff7fbf"><circle cx="37" cy="12" r="6"/><circle cx="95" cy="28" r="6"/></g>
    <path d="M60 110C22 86 12 68 14 50C16 34 32 26 46 32C54 35 58 41 60 46C62 41 66 35 74 32C88 26 104 34 106 50C108 68 98 86 60 110Z" fill="#ff4d8d"/>
    <path d="M24 48C26 42 32 38 38 39" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>
    <g fill="#3b0720">
      <ellipse cx="44" cy="62" rx="9" ry="11"/>
      <ellipse cx="76" cy="62" rx="9" ry="11"/>
    </g>
    <g fill="#fff"><circle cx="41" cy="58" r="3.5"/><circle cx="73" cy="58" r="3.5"/></g>
    <path d="M52 78Q60 86 68 78" stroke="#3b0720" stroke-width="4.5" fill="none" stroke-linecap="round"/>
  `;

const ufo = (): Piece =>
  markup`
    <path d="M38 66L22 110H98L82 66Z" fill="#c8ff8f"/>
    <path d="M46 66L38 110H62L58 66Z" fill="#fff" opacity=".5"/>
    <path d="M34 50C34 26 46 14 60 14C74 14 86 26 86 50Z" fill="#7be3f7"/>
    <g transform="translate(38.5 17) scale(.18)">${headBase('green')}${smileFace('green')}</g>
    <path d="M8 60C18 46 40 44 60 44C80 44 102 46 112 60C98 76 80 80 60 80C40 80 22 76 8 60Z" fill="${STEEL}"/>
    <path d="M8 60C30 68 90 68 112 60C98 76 80 80 60 80C40 80 22 76 8 60Z" fill="#4a5488"/>
    <g fill="#ff7a1a"><circle cx="28" cy="67" r="4.5"/><circle cx="92" cy="67" r="4.5"/></g>
    <circle cx="60" cy="72" r="4.5" fill="#9dff3c"/>
  `;

const galaxy = (): Piece =>
  markup`
    <g transform="rotate(-18 60 60)">
      <ellipse cx="60" cy="60" rx="52" ry="36" fill="#1a1245"/>
      <g fill="none" stroke-linecap="round">
        <path d="M60 60C60 46 84 42 92 56C100 74 70 88 46 82C16 74 12 44 44 32C70 22 100 30 108 48" stroke="#8b5cf6" stroke-width="9"/>
        <path d="M60 60C60 74 36 78 28 64C20 46 50 32 74 38" stroke="#22d3ee" stroke-width="6"/>
      </g>
      <circle cx="60" cy="60" r="11" fill="#fff4c2"/>
      <g fill="#fff">
        <circle cx="60" cy="60" r="6"/>
        <circle cx="34" cy="42" r="2.5"/>
        <circle cx="88" cy="74" r="2.5"/>
        <circle cx="76" cy="30" r="2"/>
      </g>
      <circle cx="26" cy="70" r="2" fill="#ffd75e"/>
    </g>
  `;

const MOTIFS: Readonly<Record<Sticker, () => Piece>> = {
  'alien-peace': peace,
  'alien-cool': cool,
  'alien-love': love,
  'alien-ufo': ufo,
  'alien-galaxy': galaxy,
};

/** Draws a sticker with its white die-cut edge, 120×120 px. */
export function sticker(id: Sticker): Drawing {
  return drawing([0, 0, 120, 120], markup`<g filter="${DIE_CUT}">${MOTIFS[id]()}</g>`);
}
