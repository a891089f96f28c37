/**
 * Moves the focus to an element if the focused one has disappeared, i.e. the focus has fallen back to the
 * page.
 *
 * @param button the clicked button, if it is disabled now: it may still have the focus, since the browser
 *   removes it only in the next frame
 */
export function takeLostFocus(place: HTMLElement | null, button: HTMLElement | null = null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === button) place?.focus({ preventScroll: true });
}
