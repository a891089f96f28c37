import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nameQuery } from '../../api/user';
import { isUsername } from '../../lib/credential-rules';

/** Pause after the last keystroke before a name is checked, in milliseconds. */
const TYPING_PAUSE_MS = 400;

/**
 * Returns whether a name is free, once typing has paused; undefined for an invalid name, and while or if the
 * server does not say.
 */
export function useNameCheck(name: string): boolean | undefined {
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setChecked(name), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [name]);
  const { data } = useQuery({ ...nameQuery(checked), enabled: isUsername(checked) });
  return checked === name ? data?.isFree : undefined;
}
