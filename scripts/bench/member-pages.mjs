import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../lib/chromium.mjs';
import { registerMember, startBenchSite } from './bench-site.mjs';
import { median } from './figures.mjs';

const TURNS = 3;
const CREDENTIALS = { username: 'bench-member', password: 'a password to measure' };
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const STILL_PAGES = ['/store', '/profile', '/home'];
const MAX_SHIFT = 0.02;
const MAX_REQUESTS = 4;
/** Prefetch request for offline play, sent when the page is idle; not part of home's loading. */
const PREFETCH = '/api/games/rounds/stock';
const GOODS = 500;
const MAX_TASK_MS = 50;
const SCROLL_PX = 1500;
const SCROLL_PAUSE_MS = 50;
/** A page counts as loaded after this long without activity; late parts may still shift it. */
const QUIET_MS = 1000;
const LIMIT_MS = 60_000;

const ADD_UP_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** By class name: queries by role would take more of the page's time than rendering. */
const CARDS = '.store__grid > li';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Measures members' pages: home's requests after signing in, layout shifts, and a store of five hundred
 * items.
 */
export async function measureMemberPages() {
  const site = await startBenchSite();
  await registerMember(site.url, CREDENTIALS);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const open = async (/** @type {{ width: number, height: number }} */ viewport) => {
    // The service worker would download the whole site and handle the page's requests.
    const context = await browser.newContext({ baseURL: site.url, viewport, serviceWorkers: 'block' });
    context.setDefaultTimeout(LIMIT_MS);
    return context.newPage();
  };
  try {
    return [
      await measureRequests(await open(WINDOWS[0])),
      ...(await measureShifts(open)),
      await measureGrid(() => open(WINDOWS[0])),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * Home redirects visitors to the sign-in page.
 * @param {Page} page
 */
async function signIn(page) {
  await page.goto('/home');
  await page.getByLabel('Alien ID').fill(CREDENTIALS.username);
  await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await page.waitForURL('**/home');
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function measureRequests(page) {
  /** @type {string[]} */
  let asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/login') asked = [];
    else if (pathname.startsWith('/api/') && pathname !== PREFETCH)
      asked.push(`${request.method()} ${pathname}`);
  });
  await signIn(page);
  await page.waitForTimeout(QUIET_MS);
  await page.context().close();
  return {
    what: 'Requests to the API that home needs after signing in',
    measured: `${asked.length} (${asked.join(', ')})`,
    promised: `at most ${MAX_REQUESTS}`,
    isKept: asked.length <= MAX_REQUESTS,
  };
}

/** @param {(viewport: { width: number, height: number }) => Promise<Page>} open */
async function measureShifts(open) {
  const shifts = new Map(STILL_PAGES.map((path) => [path, /** @type {number[]} */ ([])]));
  for (const viewport of WINDOWS) {
    const page = await open(viewport);
    await signIn(page);
    await page.addInitScript(ADD_UP_SHIFTS);
    for (const path of STILL_PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET_MS);
      shifts.get(path)?.push(Number(await page.evaluate('window.shift')));
    }
    await page.context().close();
  }
  return [...shifts].map(([path, figures]) => ({
    what: `Layout shift of \`${path}\` while it loads, the worse of ${WINDOWS.map(({ width, height }) => `${width} × ${height}`).join(' and ')}`,
    measured: Math.max(...figures).toFixed(3),
    promised: `at most ${MAX_SHIFT}`,
    isKept: Math.max(...figures) <= MAX_SHIFT,
  }));
}

/** @param {() => Promise<Page>} open */
async function measureGrid(open) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await longestTaskOf(await open()));
  const [ms, clockMs] = [turns.map((turn) => turn.ms), turns.map((turn) => turn.clockMs)];
  return {
    what: `Processor time of the longest task of the store's page while ${GOODS} goods are drawn and scrolled through, median of ${TURNS}`,
    measured: `${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)} to ${Math.max(...ms).toFixed(0)}; the longest by the clock ${median(clockMs).toFixed(0)} ms)`,
    promised: `at most ${MAX_TASK_MS} ms`,
    isKept: median(ms) <= MAX_TASK_MS,
  };
}

/**
 * Opens the store from an idle home page, so that only the store is measured.
 * @param {Page} page
 */
async function longestTaskOf(page) {
  await page.route('**/api/store/items', async (route) => {
    const goods = await (await route.fetch()).json();
    const many = Array.from({ length: GOODS }, (_, index) => ({
      ...goods[index % goods.length],
      id: 1000 + index,
    }));
    await route.fulfill({ json: many });
  });
  await signIn(page);
  await page.waitForTimeout(QUIET_MS);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.getByRole('link', { name: 'Store' }).first().click();
  await scrollThrough(page);
  const trace = await browser?.stopTracing();
  await page.context().close();
  return longestTask(JSON.parse(String(trace)).traceEvents);
}

/** @param {Page} page */
async function scrollThrough(page) {
  const countCards = async () => Number(await page.evaluate(`document.querySelectorAll('${CARDS}').length`));
  await page.locator(CARDS).first().waitFor();
  await page.mouse.move(640, 400);
  const giveUpAt = Date.now() + LIMIT_MS;
  while ((await countCards()) < GOODS) {
    if (Date.now() > giveUpAt)
      throw new Error(`Only ${await countCards()} goods were drawn within a minute.`);
    await page.mouse.wheel(0, SCROLL_PX);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
  await page.waitForTimeout(QUIET_MS);
}

/**
 * Returns the longest tasks of a page's main thread, by processor time and by wall time, which a busy machine
 * stretches.
 * @param {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }[]} events
 */
function longestTask(events) {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task.');
  return {
    ms: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    clockMs: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
  };
}
