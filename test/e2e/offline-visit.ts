import { expect, type Page } from '@playwright/test';
import type { Ticket } from './followed-round.js';
import type { Credentials } from './member.js';
import { registerDirectly } from './rich-member.js';
import type { Site } from './site.js';

const CLICKER = '/games/alien-clicker';

/** Number of prefetched tickets per game. */
const TICKETS_A_GAME = 5;

interface PrefetchedTicket {
  readonly gameName: string;
  readonly isSpent: boolean;
  readonly ticket: Ticket & { readonly issuedAt: string; readonly round: string };
}

/** Registers a member and waits until the browser is ready for offline rounds. */
export async function registerForOffline(page: Page, site: Site): Promise<Credentials> {
  const member = await registerDirectly(page, site);
  await page.goto(CLICKER);
  await untilReady(page);
  return member;
}

/** Waits until the service worker is active. */
export async function untilAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the service worker is active, the games' code is cached and there are tickets. */
async function untilReady(page: Page): Promise<void> {
  await untilAtWork(page);
  await expect.poll(() => missingGameFiles(page), { timeout: 60_000 }).toEqual([]);
  await expect.poll(async () => (await unspentTickets(page)).length).toBe(TICKETS_A_GAME);
}

/** Returns the Alien Clicker ticket that the next offline round will use. */
export async function nextTicket(page: Page): Promise<Ticket> {
  const [ticket] = await unspentTickets(page);
  if (!ticket) throw new Error('There is no ticket left.');
  return ticket;
}

/** Returns the unspent Alien Clicker tickets for offline rounds, in order. */
async function unspentTickets(page: Page): Promise<Ticket[]> {
  const prefetchedTicket = await page.evaluate(
    () =>
      new Promise<PrefetchedTicket[]>((resolve, reject) => {
        const opening = indexedDB.open('alien-squad-offline');
        opening.onerror = () => reject(new Error('The database does not open.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('tickets').objectStore('tickets').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result as PrefetchedTicket[]);
          };
        };
      }),
  );
  return prefetchedTicket
    .filter(({ gameName, isSpent }) => gameName === 'Alien Clicker' && !isSpent)
    .map(({ ticket }) => ticket)
    .toSorted((one, other) => (one.issuedAt + one.round < other.issuedAt + other.round ? -1 : 1));
}

function missingGameFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files = (await (await fetch('/game-files.json')).json()) as string[];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_file, at) => kept[at] === undefined);
  });
}
