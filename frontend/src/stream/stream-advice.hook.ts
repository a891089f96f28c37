import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from '../api/admin-settings';
import type { AdminSettings } from '../api/types';

/** What an admin is told to set in a broadcasting program. */
export interface StreamAdvice {
  /** Of the picture, in lines. */
  height: number;
  /** Of the picture, in pixels. */
  width: number;
  /** Of the picture, in kb/s. */
  kilobits: number;
  /** What the site refuses more than: lines, and kb/s of picture and sound together. */
  limits: { height: number; kilobits: number };
}

/** What looks good at so many lines, in kb/s. */
const KILOBITS_BY_HEIGHT: readonly (readonly [height: number, kilobits: number])[] = [
  [1080, 6000],
  [720, 4000],
  [480, 2000],
  [360, 1000],
];

/** Room that the sound and a lively picture need below the limit, in kb/s. */
const HEADROOM_KILOBITS = 200;

/** What holds while nobody has set other limits, or while they are on their way. */
const DEFAULT_LIMITS: AdminSettings['stream'] = { maxHeight: 1080, maxBitsPerSecond: 8_000_000 };

/** Returns the recommendation within the limits that the settings hold (§2: 1080p, where they allow it). */
export function adviceWithin({ maxHeight, maxBitsPerSecond }: AdminSettings['stream']): StreamAdvice {
  const mostKilobits = Math.floor(maxBitsPerSecond / 1000);
  const [height, kilobits] = KILOBITS_BY_HEIGHT.find(([lines]) => lines <= maxHeight) ?? [360, 1000];
  return {
    height,
    width: 2 * Math.ceil((height * 16) / 9 / 2),
    kilobits: Math.min(kilobits, mostKilobits - HEADROOM_KILOBITS),
    limits: { height: maxHeight, kilobits: mostKilobits },
  };
}

/** The recommendation for the limits in force. */
export function useStreamAdvice(): StreamAdvice {
  const { data } = useQuery(adminSettingsQuery);
  return adviceWithin(data?.stream ?? DEFAULT_LIMITS);
}
