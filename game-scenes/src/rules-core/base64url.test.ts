import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromBase64Url, toBase64Url } from './base64url.js';

describe('base64url', () => {
  it('agrees with Node and comes back as the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64Url(text)).toEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it.each(['A', 'AA=', 'A+', 'A/', 'AB', 'AAB', 'Aé', 'AAAAA', 'A A'])('refuses %j', (text) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });
});
