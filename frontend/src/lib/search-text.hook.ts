import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing, ms: whoever writes a name is asked for no part of it. */
const TYPING_PAUSE_MS = 300;

/**
 * What stands in a search box while it is typed: after a pause it is applied, and what is applied elsewhere (Back, Clear)
 * comes back into the box.
 *
 * @param applied what is searched for
 */
export function useSearchText(applied: string, apply: (search: string) => void) {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  /** The last one that this box has asked for, which may not be applied yet. */
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
  return { text, setText, send };
}
