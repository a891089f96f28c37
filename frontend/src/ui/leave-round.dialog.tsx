import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { guardLeaving } from '../lib/leave-guard';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveRoundDialogProps {
  /** Whether there is a round that leaving would end. */
  isInPlay: boolean;
  /** What a round is here: 'round' or 'race'. */
  noun?: string;
  /** The question stands on the screen. */
  onAsk?: () => void;
}

/** Asks before a round in play is left, by whatever way: a link, the browser's back, signing out, or closing the page. */
export function LeaveRoundDialog({ isInPlay, noun = 'round', onAsk }: LeaveRoundDialogProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isInPlay && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useAskBeforeUnload(isInPlay);
  const [leave, forgetLeave] = useGuardedLeave(isInPlay);
  const isBlocked = state === 'blocked';
  const isAsked = isInPlay && (isBlocked || leave !== null);
  const tellAsked = useEffectEvent(() => onAsk?.());
  useEffect(() => {
    if (isAsked) tellAsked();
    // A round may be over before the question is answered.
    else if (isBlocked) reset();
  }, [isAsked, isBlocked, reset]);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        reset?.();
        forgetLeave();
      }}
      title={`Leave this ${noun}?`}
      description="It ends here and does not count."
      confirmLabel="Leave"
      onConfirm={() => {
        forgetLeave();
        (leave ?? proceed)?.();
      }}
    />
  );
}

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** What is left by when the answer is yes, where it is more than another address; and the way to forget it. */
function useGuardedLeave(isInPlay: boolean): [leave: (() => void) | null, forget: () => void] {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isInPlay) return undefined;
    const stop = guardLeaving((next) => setLeave(() => next));
    return () => {
      stop();
      setLeave(null);
    };
  }, [isInPlay]);
  return [leave, () => setLeave(null)];
}

/** The browser asks in its own words. */
function useAskBeforeUnload(isInPlay: boolean): void {
  useEffect(() => {
    if (!isInPlay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInPlay]);
}
