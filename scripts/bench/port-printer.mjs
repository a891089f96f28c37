import { once } from 'node:events';
import { fromRoot } from '../lib/paths.mjs';
import { startTool, stopTool } from '../lib/processes.mjs';

/**
 * Starts a server of this folder that prints its port.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ port: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startPortPrinter(file, args) {
  const child = startTool(process.execPath, [fromRoot('scripts', 'bench', file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error(`${file} did not start.`);
  const [port] = await once(child.stdout, 'data');
  return { port: String(port).trim(), pid: child.pid, stop: () => stopTool(child) };
}
