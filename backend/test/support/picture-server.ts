import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startTestApp } from './app.js';

/** Linux resets a process's peak memory when 5 is written here; elsewhere the peak counts from the start. */
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
 * A server in a process of its own, so that its memory use can be measured. It sends its parent its URL and
 * the session of a member with coins. On the message `begin` it resets the peak, and it answers every message
 * with the peak memory since, in bytes. It ends with its parent.
 */
const app = await startTestApp();
const member = await app.aMember({ coins: 10_000 });
process.on('message', (word) => process.send?.(word === 'begin' ? forgetPeak() : peakBytes()));
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send?.({ url: app.url, session: member.client.cookie('session') });
