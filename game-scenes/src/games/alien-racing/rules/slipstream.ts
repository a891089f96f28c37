import { RACING_CONFIG as CONFIG } from './config.js';
import type { RacingState, Rival } from './state.js';

/** Returns the rival in whose slipstream the pod is. A rival that has finished gives none. */
export function streamOf({ pod, rivals }: Readonly<RacingState>): Readonly<Rival> | undefined {
  return rivals.find((rival) => {
    const ahead = rival.distance - pod.distance;
    const isBehind = ahead > CONFIG.bumpUnits && ahead < CONFIG.slipstreamUnits;
    return isBehind && rival.finishedAt === 0 && Math.abs(rival.x - pod.x) < CONFIG.slipstreamX;
  });
}

/** Returns true if the pod is in the slipstream of a rival. */
export const isInSlipstream = (state: Readonly<RacingState>): boolean => streamOf(state) !== undefined;
