import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { takeLostFocus } from '../../../ui/take-lost-focus';

/**
 * Returns the ref of an element that takes the focus when `isSo` becomes true, because the button that was clicked
 * disappears or is disabled. A focus elsewhere is not moved.
 */
export function useFocusWhen<Place extends HTMLElement>(
  isSo: boolean,
  button?: RefObject<HTMLElement | null>,
) {
  const place = useRef<Place>(null);
  const wasSo = useRef(isSo);
  useEffect(() => {
    const isNew = isSo && !wasSo.current;
    wasSo.current = isSo;
    if (isNew) takeLostFocus(place.current, button?.current);
  }, [isSo, button]);
  return place;
}
