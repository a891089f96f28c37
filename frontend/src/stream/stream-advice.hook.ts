import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from '../api/admin-settings';
import type { AdminSettings } from '../api/types';

/** Recommended settings for a broadcasting program. */
export interface StreamAdvice {
  /** Height of the picture in lines. */
  height: number;
  /** Width of the picture in pixels. */
  width: number;
  /** Video bitrate in kb/s. */
  kilobits: number;
  /** Maximum that the site accepts: height in lines, and bitrate of video and audio together in kb/s. */
  limits: { height: number; kilobits: number };
}

/** Recommended video bitrate by height, in kb/s. */
const KILOBITS_BY_HEIGHT: readonly (readonly [height: number, kilobits: number])[] = [
  [1080, 6000],
  [720, 4000],
  [480, 2000],
  [360, 1000],
];

/** Reserve for audio and bitrate peaks below the limit, in kb/s. */
const HEADROOM_KILOBITS = 200;

/** Limits used until the settings are loaded, or if none are set. */
const DEFAULT_LIMITS: AdminSettings['stream'] = { maxHeight: 1080, maxBitsPerSecond: 8_000_000 };

/** Returns the recommendation within the limits of the settings (§2: 1080p where they allow it). */
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

/** Returns the recommendation for the current limits. */
export function useStreamAdvice(): StreamAdvice {
  const { data } = useQuery(adminSettingsQuery);
  return adviceWithin(data?.stream ?? DEFAULT_LIMITS);
}
