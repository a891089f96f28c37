import { useRef } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';

/**
 * Returns the mutation with a `mutate` that is ignored while an earlier call is pending. `isPending` is not
 * enough, because it updates with the next render, after a fast double click.
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
