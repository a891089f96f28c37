import { setTimeout as delay } from 'node:timers/promises';

/** Timeout for any step, generous for slow machines. */
const TIMEOUT_MS = 30_000;

/** Resolves when the condition holds. Rejects after a timeout. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const limit = Date.now() + TIMEOUT_MS; !isSo(); await delay(5)) {
    if (Date.now() > limit) throw new Error(`It waits for ${what} in vain.`);
  }
}
