/** Gradients, filters and clip paths by id. Equal ids always mean equal markup. */
export type Defs = Readonly<Record<string, string>>;

/** A fragment of SVG with the definitions it refers to; pieces can be combined into larger pieces. */
export interface Piece {
  readonly body: string;
  readonly defs: Defs;
}

/** x, y, width and height in user-space px. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A finished picture: a piece and the view box through which it is seen. */
export interface Drawing extends Piece {
  readonly viewBox: ViewBox;
  readonly preserveAspectRatio?: string;
}

/** Fill or stroke of a shape: a colour, or a gradient made in `defs.ts`. */
export type Paint = string | Piece;

export interface SvgSize {
  /** Pixels; by default the width of the view box. */
  readonly width?: number;
  /** Pixels; by default the height of the view box. */
  readonly height?: number;
  /** Text for screen readers; without it the picture is decorative. */
  readonly title?: string;
}

type MarkupValue = string | number | Piece | readonly Piece[];

const toPiece = (value: MarkupValue): Piece => {
  if (typeof value === 'string') return { body: value, defs: {} };
  if (typeof value === 'number') return { body: short(value), defs: {} };
  if ('body' in value) return value;
  return { body: value.map((piece) => piece.body).join(''), defs: mergeDefs(value) };
};

/** Returns the shortest text of a number with at most three decimals: `.5`, `-12.25`. */
const short = (value: number): string => String(+value.toFixed(3)).replace(/^(-?)0\./, '$1.');

/** Rounds to one decimal, which is precise enough for all drawings and keeps paths short. */
export const round = (value: number): number => +value.toFixed(1);

/** Merges the definitions of several pieces without duplicates. */
export function mergeDefs(pieces: readonly Piece[]): Defs {
  return Object.assign({}, ...pieces.map((piece) => piece.defs)) as Defs;
}

/**
 * Template tag that writes SVG. Pieces (also lists of them) may stand anywhere in it, a gradient even inside
 * an attribute. Their definitions are included automatically. Line breaks and indentation are removed.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Piece {
  const pieces = values.map(toPiece);
  return {
    body: strings.map((part, index) => part.replace(/\n\s*/g, '') + (pieces[index]?.body ?? '')).join(''),
    defs: mergeDefs(pieces),
  };
}

export const NOTHING: Piece = { body: '', defs: {} };

/** Returns the piece under an SVG transform, e.g. `translate(10 20) scale(.5)`. */
export function moved(transform: string, piece: Piece): Piece {
  return markup`<g transform="${transform}">${piece}</g>`;
}

/** Adds a view box to a piece. Scenes that cover a whole area pass e.g. `xMidYMid slice`. */
export function drawing(viewBox: ViewBox, piece: Piece, preserveAspectRatio?: string): Drawing {
  return { ...piece, viewBox, ...(preserveAspectRatio === undefined ? {} : { preserveAspectRatio }) };
}

/**
 * Returns the content of the one `<defs>` that a page shares between its pictures (each then only writes its
 * `body`). The SVG around it must not be `display: none`, because browsers then drop gradients and filters.
 * Give it no size instead.
 */
export function defsMarkup(pieces: readonly Piece[]): string {
  return Object.values(mergeDefs(pieces)).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns a self-contained SVG document, for files and textures. */
export function toSvg(picture: Drawing, size: SvgSize = {}): string {
  const [, , boxWidth, boxHeight] = picture.viewBox;
  const title = size.title?.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
  const fit = picture.preserveAspectRatio;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox.join(' ')}"` +
    ` width="${size.width ?? boxWidth}" height="${size.height ?? boxHeight}"` +
    (fit === undefined ? '' : ` preserveAspectRatio="${fit}"`) +
    (title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${title}</title>`) +
    `<defs>${defsMarkup([picture])}</defs>${picture.body}</svg>`
  );
}

/** Returns `toSvg` as a `data:` URL, for `<img>` and for game textures. */
export function toDataUrl(picture: Drawing, size: SvgSize = {}): string {
  return `data:image/svg+xml,${encodeURIComponent(toSvg(picture, size))}`;
}
