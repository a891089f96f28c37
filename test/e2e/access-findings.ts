import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The script of axe, as shipped with its builder. */
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Keeps the builder from injecting axe again; the page already has it. */
const NO_SCRIPT = ';';

/**
 * Returns axe's findings on a page: the broken rules, with the elements and reasons.
 * axe runs in the page and reports violations only. Its default mode also reports passed rules and merges
 * frames through a blank page, which takes several times as long; the site has no frames.
 */
export async function findings(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('axe would see nothing of what is in the frames of this page.');
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const builder = new AxeBuilder({ page, axeSource: NO_SCRIPT })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Waits for animations to end, because contrast is wrong during a fade. Animations of elements that the
 * browser does not render, because they are far below the window, do not progress and are ignored.
 */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = ({ playState, effect }: Animation): boolean => {
      if (playState !== 'running' || !Number.isFinite(effect?.getComputedTiming().endTime)) return false;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
    };
    return !document.getAnimations().some(isMoving);
  });
}
