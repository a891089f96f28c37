import type { Page } from '@playwright/test';
import { expect, ONE_SIZE, test } from './site.js';

test.use({ viewport: { width: 2560, height: 1440 } });

/**
 * Returns the positions of the stars: the brightest points of the sky, without duplicates next to each other.
 */
async function starsOf(page: Page): Promise<[x: number, y: number][]> {
  await page.addStyleTag({ content: 'body > * { visibility: hidden !important; }' });
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const isBright = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x < width && (data[(y * width + x) * 4 + 1] ?? 0) > 45;
    const stars: [number, number][] = [];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const isFirst = !isBright(x - 1, y) && !isBright(x, y - 1) && !isBright(x + 1, y - 1);
        if (isBright(x, y) && isFirst) stars.push([x, y]);
      }
    return stars;
  }, picture);
}

/** Returns how many stars have another one at the same offset, for the most frequent offset. */
function mostOftenRepeated(stars: readonly [number, number][], farthestPx: number): number {
  const counts = new Map<string, number>();
  for (const [x, y] of stars)
    for (const [otherX, otherY] of stars) {
      const [right, down] = [otherX - x, otherY - y];
      const distance = Math.hypot(right, down);
      if (distance < 20 || distance > farthestPx) continue;
      counts.set(`${right},${down}`, (counts.get(`${right},${down}`) ?? 0) + 1);
    }
  return Math.max(...counts.values());
}

test('the stars behind a wide page form no lattice', ONE_SIZE, async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const stars = await starsOf(page);
  expect(stars.length).toBeGreaterThan(100);
  expect(mostOftenRepeated(stars, 1000)).toBeLessThan(stars.length / 10);
});
