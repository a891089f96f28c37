import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startTestApp } from './app.js';

/** Linux forgets a process's peak of memory when 5 is written here; elsewhere it is the peak since the start. */
const FORGET_PEAK = '/proc/self/clear_refs';

function forgetPeak(): number {
  globalThis.gc?.();
  if (existsSync(FORGET_PEAK)) writeFileSync(FORGET_PEAK, '5');
  return peakBytes();
}

function peakBytes(): number {
  if (!existsSync(FORGET_PEAK)) return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/*
 * A server in a process of its own, so that its memory is nobody else's. It tells its parent where it listens and the
 * session of a member with coins; when it is told to `begin`, and whenever it is asked after that, the most memory it
 * has had since, in bytes. It ends with its parent.
 */
const app = await startTestApp();
const member = await app.aMember({ coins: 10_000 });
process.on('message', (word) => process.send?.(word === 'begin' ? forgetPeak() : peakBytes()));
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send?.({ url: app.url, session: member.client.cookie('session') });
