import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, type Page, type Route } from '@playwright/test';
import { SITE_OWNER, type ServerMessage, type ServerStart, type TestMessage } from './messages.js';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** The running site and its clock. */
export interface Site {
  readonly url: string;
  /** Advances the server's clock. */
  advance(milliseconds: number): Promise<void>;
  /** Kills the server immediately, like a power failure. */
  kill(): Promise<void>;
  /** Restarts it on the same port and data, optionally with other pages, as after a release. */
  startAgain(pagesFolder?: string): Promise<void>;
}

interface TestServer {
  readonly url: string;
  advance(milliseconds: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function startServer(start: Omit<ServerStart, 'owner'>): Promise<TestServer> {
  const server = fork(SERVER, [JSON.stringify({ ...start, owner: SITE_OWNER })], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const end = once(server, 'exit');
  const answer = async (): Promise<ServerMessage> => {
    const [message] = (await Promise.race([once(server, 'message'), end])) as [ServerMessage | number | null];
    if (typeof message === 'object' && message) return message;
    throw new Error('The test server has ended: see its output above.');
  };
  const ready = await answer();
  if (ready.kind !== 'ready') throw new Error('The test server did not say where it is.');
  return {
    url: ready.url,
    advance: async (advanceMs) => {
      server.send({ advanceMs } satisfies TestMessage);
      await answer();
    },
    kill: async () => {
      server.kill('SIGKILL');
      await end;
    },
    stop: async () => {
      if (server.connected) server.disconnect();
      await end;
    },
  };
}

/** Starts the test server, passes it to `use` and stops it. */
async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'alien-squad-e2e-'));
  let aheadMs = 0;
  let server = await startServer({ dataFolder, port: 0, aheadMs });
  const { url } = server;
  await use({
    url,
    advance: async (milliseconds) => {
      aheadMs += milliseconds;
      await server.advance(milliseconds);
    },
    kill: () => server.kill(),
    startAgain: async (pagesFolder) => {
      const port = Number(new URL(url).port);
      server = await startServer({
        dataFolder,
        port,
        aheadMs,
        ...(pagesFolder !== undefined && { pagesFolder }),
      });
    },
  });
  await server.stop();
  // A stopped server deletes its folder itself; a killed one does not.
  rmSync(dataFolder, { recursive: true, force: true });
}

interface User {
  readonly coins: number;
  /** ISO-8601, UTC. */
  readonly createdAt: string;
}

interface Pages {
  /** Opens a page of somebody else, in a browser context of its own. */
  readonly anotherPage: () => Promise<Page>;
}

/** Marks tests that do not depend on the screen size: they do not run on the phone. */
export const ONE_SIZE = { tag: '@one-size' } as const;

/** Marks journeys that run on the phone, instead of on the desktop. */
export const ON_PHONE = { tag: '@phone' } as const;

/**
 * Playwright's test with one site per worker; `page` and `request` use its address. No daily bonus is granted to
 * the member of `page`, which makes tests that count coins simpler.
 */
export const test = base.extend<Pages, { site: Site }>({
  page: async ({ page, context }, use) => {
    const answer = async (route: Route): Promise<void> => {
      const user = await context.request
        .get('/api/user')
        .then((answered) => answered.json() as Promise<User>);
      await route.fulfill({
        json: { granted: false, amount: 0, day: user.createdAt.slice(0, 10), coins: user.coins },
      });
    };
    // The page may be closed or offline before the answer arrives.
    const answerOrNot = (route: Route): Promise<void> =>
      answer(route).catch(() => route.abort().catch(() => undefined));
    await context.route('**/api/daily-bonus', answerOrNot);
    await use(page);
  },
  anotherPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  site: [({}, use) => withSite(use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
