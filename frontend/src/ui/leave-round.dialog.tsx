import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { guardSignOut } from '../lib/sign-out-guard';
import { ConfirmDialog } from './confirm-dialog';

interface LeaveRoundDialogProps {
  /** True while there is a round that leaving would end. */
  isInPlay: boolean;
  /** Name of a round here: 'round' or 'race'. */
  noun?: string;
  /** Called when the question is shown. */
  onAsk?: () => void;
}

/** Asks before a round in play is left in any way: by a link, Back, signing out, or closing the page. */
export function LeaveRoundDialog({ isInPlay, noun = 'round', onAsk }: LeaveRoundDialogProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isInPlay && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useAskBeforeUnload(isInPlay);
  const [signOut, forgetSignOut] = useGuardedSignOut(isInPlay);
  const isBlocked = state === 'blocked';
  const isAsked = isInPlay && (isBlocked || signOut !== null);
  const notifyAsked = useEffectEvent(() => onAsk?.());
  useEffect(() => {
    if (isAsked) notifyAsked();
    // The round may be over before the question is answered.
    else if (isBlocked) reset();
  }, [isAsked, isBlocked, reset]);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        reset?.();
        forgetSignOut();
      }}
      title={`Leave this ${noun}?`}
      description="It ends here and does not count."
      confirmLabel="Leave"
      onConfirm={() => {
        forgetSignOut();
        (signOut ?? proceed)?.();
      }}
    />
  );
}

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/** Returns the sign-out that waits for confirmation, and a function to drop it. */
function useGuardedSignOut(isInPlay: boolean): [signOut: (() => void) | null, forget: () => void] {
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isInPlay) return undefined;
    const stop = guardSignOut((asked) => setSignOut(() => asked));
    return () => {
      stop();
      setSignOut(null);
    };
  }, [isInPlay]);
  return [signOut, () => setSignOut(null)];
}

/** Makes the browser ask with its own dialog. */
function useAskBeforeUnload(isInPlay: boolean): void {
  useEffect(() => {
    if (!isInPlay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInPlay]);
}
