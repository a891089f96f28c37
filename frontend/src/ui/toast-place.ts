/** Where a toast may stand beside a page, the best first; toast.css says where each is. */
const PLACES = ['end', 'start', 'middle'] as const;

/** What is in use while toasts come: what has the focus, which is what was just pressed, and the cart. */
function inUse(): Element[] {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  return [...(isFocused ? [activeElement] : []), ...document.querySelectorAll('.cart')];
}

/** Stands a toast where it covers nothing that is in use, if there is such a place: for the `ref` of its card. */
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
