import type { Defs } from 'game-scenes/art-core/drawing';

const HOLDER_ID = 'shared-defs';
const HOLDER_START = `<svg id="${HOLDER_ID}" aria-hidden="true" width="0" height="0" class="shared-defs">`;

/** Definitions collected while a page is prerendered. */
let prerendered: Defs = {};

/** Collects the definitions that pictures use while a page is prerendered. */
export function noteDefs(defs: Defs): void {
  prerendered = { ...prerendered, ...defs };
}

/**
 * Returns the hidden `<svg>` with the definitions of all pictures prerendered since the last call. It is
 * placed before the root element, as React does not own it; in the browser `shareDefs` adds to it.
 */
export function takeSharedDefs(): string {
  const inner = Object.values(prerendered).join('');
  prerendered = {};
  return `${HOLDER_START}${inner}</svg>`;
}

/** Returns the page's hidden `<svg>`. It has no size; `display: none` would disable its filters. */
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
 * Adds gradients, filters and clip paths to the page, once per id. They are never removed: the catalogue of
 * drawings is small, and a picture shown again finds them in place.
 */
export function shareDefs(defs: Defs): void {
  const missing = Object.keys(defs).filter((id) => document.getElementById(id) === null);
  if (missing.length === 0) return;
  defsHolder().insertAdjacentHTML('beforeend', missing.map((id) => defs[id]).join(''));
}
