import { useEffect, useMemo, useRef, useState } from 'react';

/** How long an item is looked at before it is put on; a passing pointer changes nothing. */
const PUT_ON_MS = 150;
/** How long it stays on after the look has left it. */
const TAKE_OFF_MS = 400;

/** Holds what the alien tries on: the item looked at, else the chosen one, at first `named`. The actions are stable. */
export function useFitting(named: number | null) {
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState(named);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const actions = useMemo(() => {
    const lookLater = (id: number | null, delayMs: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setLookedAt(id), delayMs);
    };
    const keep = (change: (before: number | null) => number | null): void => {
      clearTimeout(timer.current);
      setLookedAt(null);
      setChosen(change);
    };
    return {
      lookAt: (id: number) => lookLater(id, PUT_ON_MS),
      lookAway: () => lookLater(null, TAKE_OFF_MS),
      /** Keeps an item on; a second call takes it off. */
      choose: (id: number) => keep((before) => (before === id ? null : id)),
      /** Keeps an item on. */
      show: (id: number) => keep(() => id),
      /** Takes everything off. */
      clear: () => keep(() => null),
    };
  }, []);
  return { triedId: lookedAt ?? chosen, chosenId: chosen, actions };
}

export type Fitting = ReturnType<typeof useFitting>;
