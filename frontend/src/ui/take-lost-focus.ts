/**
 * Returns something the focus that has fallen to the page, because what had it is gone.
 *
 * @param button what was pressed and is of no use any more: the focus may stand on it still, since a browser takes it
 *   away only with the next frame
 */
export function takeLostFocus(place: HTMLElement | null, button: HTMLElement | null = null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === button) place?.focus({ preventScroll: true });
}
