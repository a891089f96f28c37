/** Possible positions of a toast, best first; defined in toast.css. */
const PLACES = ['end', 'start', 'middle'] as const;

/** Ref callback that moves a toast so that it does not cover the focused element, usually just clicked. */
export function standClear(card: HTMLElement | null): void {
  const viewport = card?.parentElement;
  if (!viewport) return;
  const { activeElement: focused, body } = document;
  const isKept = focused !== null && focused !== body && !viewport.contains(focused);
  for (const place of [...PLACES, PLACES[0]]) {
    viewport.dataset['place'] = place;
    if (!isKept || !overlap(card, focused)) return;
  }
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
