import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * Pause after the last keystroke before a search, in milliseconds, so that parts of a name are not searched
 * for.
 */
const TYPING_PAUSE_MS = 300;

/**
 * Holds the text of a search box. Text is applied after a pause in typing, and a change of the search from
 * elsewhere (Back, Clear) is copied into the box.
 *
 * @param applied the current search
 */
export function useSearchText(applied: string, apply: (search: string) => void) {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  /** The last search requested by this box, which may not be applied yet. */
  const [sent, setSent] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setSent(applied);
      setText(applied);
    }
  }
  const send = (): void => {
    const search = text.trim();
    if (search === sent) return;
    setSent(search);
    apply(search);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const pause = setTimeout(() => sendLater(), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  /** Sends at Enter, except for the one that ends a composed word (Chinese, Japanese, Korean). */
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && !nativeEvent.isComposing) send();
  };
  return { text, setText, onKeyDown };
}
