import { useRef } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';

/**
 * Returns the mutation with a `mutate` that does nothing while an earlier call is on its way. `isPending` comes too late
 * for that: it turns true when the page is drawn again, and a double click is faster.
 */
export function useOneAtATime<Data, Variables>(
  mutation: UseMutationResult<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isOnTheWay = useRef(false);
  const mutate: typeof mutation.mutate = (...call) => {
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    const letNextGo = (): void => {
      isOnTheWay.current = false;
    };
    void mutation.mutateAsync(...call).then(letNextGo, letNextGo);
  };
  return { ...mutation, mutate };
}
