import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** axe itself, as it comes with its builder. */
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The builder brings a script of its own unless it is given one; this one is there already. */
const NO_SCRIPT = ';';

/**
 * What axe finds on a page: for each rule that is broken, the elements and why.
 *
 * axe runs in the page itself and names what is broken alone. Its usual way tells all that is in order as well, and
 * goes through a blank page to put several frames together, which takes several times as long; the site has no frames.
 *
 * @param tags the rules that have one of these; all that axe has on by itself unless given
 */
export async function findings(page: Page, tags?: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('axe would see nothing of what is in the frames of this page.');
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const builder = new AxeBuilder({ page, axeSource: NO_SCRIPT })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (tags ? builder.withTags([...tags]) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Waits until nothing fades or slides in any more: until then it may be seen by nobody. What the browser does not draw,
 * since it is far below the window, stands still for as long.
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
