/** Possible positions of a toast, best first; defined in toast.css. */
const PLACES = ['end', 'start', 'middle'] as const;

/** Returns the elements a toast should not cover: the focused one, usually just clicked, and the cart. */
function inUse(): Element[] {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  return [...(isFocused ? [activeElement] : []), ...document.querySelectorAll('.cart')];
}

/** Ref callback that moves a toast so that it covers none of those elements, if possible. */
export function standClear(card: HTMLElement | null): void {
  const viewport = card?.parentElement;
  if (!viewport) return;
  const kept = inUse().filter((element) => !viewport.contains(element));
  for (const place of [...PLACES, PLACES[0]]) {
    viewport.dataset['place'] = place;
    if (!kept.some((element) => overlap(card, element))) return;
  }
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
