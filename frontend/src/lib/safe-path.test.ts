import { describe, expect, it } from '@jest/globals';
import { safePath } from './safe-path';

describe('safePath', () => {
  it('gives a path of this site back, with its query and hash', () => {
    expect(safePath('/games/alien-clicker?a=1#top')).toBe('/games/alien-clicker?a=1#top');
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'home',
    '',
    undefined,
    7,
  ])('gives nothing for %p', (path) => {
    expect(safePath(path)).toBeUndefined();
  });
});
