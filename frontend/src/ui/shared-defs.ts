import type { Defs } from 'game-scenes/art/drawing';

const HOLDER_ID = 'shared-defs';
const HOLDER_START = `<svg id="${HOLDER_ID}" aria-hidden="true" width="0" height="0" class="shared-defs">`;

/** What was drawn while a page was prerendered. */
let prerendered: Defs = {};

/** Remembers, while a page is prerendered, what its pictures refer to. */
export function noteDefs(defs: Defs): void {
  prerendered = { ...prerendered, ...defs };
}

/**
 * The hidden `<svg>` with the definitions of all pictures prerendered since the last call. It stands in the page
 * before the root element (React does not own it); in the browser `shareDefs` goes on with it.
 */
export function takeSharedDefs(): string {
  const inner = Object.values(prerendered).join('');
  prerendered = {};
  return `${HOLDER_START}${inner}</svg>`;
}

/** The one hidden `<svg>` of the page; no size instead of `display: none`, which would disable its filters. */
function defsHolder(): Element {
  const present = document.getElementById(HOLDER_ID);
  if (present) return present;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = HOLDER_ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('class', 'shared-defs');
  document.body.prepend(svg);
  return svg;
}

/**
 * Puts gradients, filters and clip paths into the page, each id once however many pictures use it. They stay: the
 * catalogue of drawings is small, and a picture that returns finds them in place.
 */
export function shareDefs(defs: Defs): void {
  const missing = Object.keys(defs).filter((id) => document.getElementById(id) === null);
  if (missing.length === 0) return;
  defsHolder().insertAdjacentHTML('beforeend', missing.map((id) => defs[id]).join(''));
}
