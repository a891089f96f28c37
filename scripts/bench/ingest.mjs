import { setTimeout as wait } from 'node:timers/promises';
import { withLiveSite } from './live-site.mjs';
import { processorTimeOf } from './processor-time.mjs';

const SECONDS = 20;
const MAX_PER_SECOND = 0.15;

/** Measures the processor time of receiving a stream of 1280×720, 30 frames per second and 4 Mbit/s. */
export function measureIngest() {
  return withLiveSite(async (site) => {
    await site.push(await site.makeClip('1280x720', '4M'));
    // Skips the warm-up in the first seconds.
    await wait(5_000);
    const milliseconds = await processorTimeOf(site.ingestPid, () => wait(SECONDS * 1000));
    const count = site.segments;
    const perSecond = milliseconds / 1000 / SECONDS;
    return [
      {
        what: `Receiving 720p30 at 4 Mbit/s, processor time for a second of stream (${count} segments were there)`,
        measured: `${perSecond.toFixed(3)} s`,
        promised: `at most ${MAX_PER_SECOND} s`,
        isKept: perSecond <= MAX_PER_SECOND && count > SECONDS / 2,
      },
    ];
  });
}
