import { useState } from 'react';

/** How much arrived at a moment. */
export interface BitRateSample {
  /** Milliseconds since 1970. */
  atMs: number;
  /** 0 when nothing did. */
  bitsPerSecond: number;
}

/** For so long the samples are kept. */
export const SHOWN_MS = 60_000;

/** Keeps what was seen of the bit rate in the last minute. @param bits null when nothing arrives */
export function useBitRates(bits: number | null, seenAtMs: number): readonly BitRateSample[] {
  const [samples, setSamples] = useState<readonly BitRateSample[]>([]);
  const last = samples.at(-1);
  if (seenAtMs > 0 && last?.atMs !== seenAtMs) {
    const next = { atMs: seenAtMs, bitsPerSecond: bits ?? 0 };
    setSamples([...samples.filter(({ atMs }) => atMs >= seenAtMs - SHOWN_MS), next]);
  }
  return samples;
}
