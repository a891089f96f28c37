import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveRoundDialogProps {
  /** Whether there is a round that leaving would end. */
  isInPlay: boolean;
  /** What a round is here: 'round' or 'race'. */
  noun?: string;
  /** The question stands on the screen. */
  onAsk?: () => void;
}

/** Asks before a round in play is left, by whatever way: a link, the browser's back, or closing the page. */
export function LeaveRoundDialog({ isInPlay, noun = 'round', onAsk }: LeaveRoundDialogProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isInPlay && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useAskBeforeUnload(isInPlay);
  const isBlocked = state === 'blocked';
  const tellAsked = useEffectEvent(() => onAsk?.());
  useEffect(() => {
    if (!isBlocked) return;
    // A round may be over before the question is answered.
    if (isInPlay) tellAsked();
    else reset();
  }, [isBlocked, isInPlay, reset]);
  return (
    <ConfirmDialog
      isOpen={isBlocked && isInPlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title={`Leave this ${noun}?`}
      description="It ends here and does not count."
      confirmLabel="Leave"
      onConfirm={() => proceed?.()}
    />
  );
}

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** The browser asks in its own words. */
function useAskBeforeUnload(isInPlay: boolean): void {
  useEffect(() => {
    if (!isInPlay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInPlay]);
}
