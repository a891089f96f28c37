import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import type { ServerMessage, TestMessage } from './messages.js';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The running site and its clock. */
export interface Site {
  readonly url: string;
  /** Moves the server's clock on. */
  advance(milliseconds: number): Promise<void>;
}

/** Starts the server for tests, lends it out and stops it. */
async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const server = fork(SERVER, {
    cwd: ROOT,
    env: { ...process.env, SWC_NODE_PROJECT: 'backend/tsconfig.src.json' },
    execArgv: [
      '--conditions=source',
      '--disable-warning=ExperimentalWarning',
      '--import=@swc-node/register/esm-register',
    ],
  });
  const end = once(server, 'exit');
  const answer = async (): Promise<ServerMessage> => {
    const [message] = (await Promise.race([once(server, 'message'), end])) as [ServerMessage | number | null];
    if (typeof message === 'object' && message) return message;
    throw new Error('The test server has ended: see its output above.');
  };

  const ready = await answer();
  if (ready.kind !== 'ready') throw new Error('The test server did not say where it is.');
  const advance = async (advanceMs: number): Promise<void> => {
    server.send({ advanceMs } satisfies TestMessage);
    await answer();
  };
  await use({ url: ready.url, advance });
  server.disconnect();
  await end;
}

/** Playwright's test with a site of its own per worker; `page` and `request` begin there. */
export const test = base.extend<object, { site: Site }>({
  site: [({}, use) => withSite(use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
