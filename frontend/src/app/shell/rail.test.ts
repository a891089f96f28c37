import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('the narrow rail', () => {
  it('hides nothing from the keyboard: only opacity takes its links away', () => {
    const [desktop = ''] = readFileSync(new URL('rail.css', import.meta.url), 'utf8').split('@media');
    expect(desktop).toMatch(/rail__community-link:not\(:first-child\) \{\s+opacity: 0;/);
    expect(desktop).not.toMatch(/(visibility: (hidden|collapse)|display: none);/);
  });
});
