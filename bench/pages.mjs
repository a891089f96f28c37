import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { median } from './harness/measures.mjs';
import { withSite } from './harness/site.mjs';

const RUNS = 5;
const ADDRESSES = ['/', '/auth'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse with its mobile preset on the first pages of a new visitor. */
export const measure = () =>
  withSite(async ({ url }) => {
    const port = await freePort();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({
      args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    try {
      const measures = [];
      for (const address of ADDRESSES) measures.push(...(await scoresOf(url, address, port)));
      return measures;
    } finally {
      await browser.close();
    }
  });

/**
 * @param {string} url of the site
 * @param {string} address
 * @param {number} port where the browser is driven
 */
async function scoresOf(url, address, port) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url + address, { port, logLevel: 'silent', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
    runs.push(result.lhr.categories);
  }
  return Object.entries(LEAST).map(([category, least]) => {
    const scores = runs.map((categories) => Math.round((categories[category]?.score ?? 0) * 100));
    return {
      what: `Lighthouse (mobile) ${category} of \`${address}\`, median of ${RUNS}`,
      measured: `${median(scores)} (${Math.min(...scores)} to ${Math.max(...scores)})`,
      promised: `at least ${least}`,
      isKept: median(scores) >= least,
    };
  });
}
