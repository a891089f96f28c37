import { useState } from 'react';

export interface BitRateSample {
  /** Milliseconds since 1970. */
  atMs: number;
  /** 0 when nothing arrived. */
  bitsPerSecond: number;
}

/** Retention of the samples. */
export const SHOWN_MS = 60_000;

/** Collects the bit rates of the last minute. @param bits null when nothing arrives */
export function useBitRates(bits: number | null, seenAtMs: number): readonly BitRateSample[] {
  const [samples, setSamples] = useState<readonly BitRateSample[]>([]);
  const last = samples.at(-1);
  if (seenAtMs > 0 && last?.atMs !== seenAtMs) {
    const next = { atMs: seenAtMs, bitsPerSecond: bits ?? 0 };
    setSamples([...samples.filter(({ atMs }) => atMs >= seenAtMs - SHOWN_MS), next]);
  }
  return samples;
}
