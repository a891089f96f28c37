import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

const ADDRESS = '/.well-known/security.txt';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { SECURITY_CONTACT: 'mailto:aliens@squad.example', PUBLIC_URL: 'https://aliens.example' },
  });
});
afterAll(() => app.close());

describe('security.txt', () => {
  it('says whom to tell, and never runs out', async () => {
    for (const days of [0, 400]) {
      app.clock.advance(days * 24 * 60 * 60 * 1000);
      const answer = await app.aVisitor().get(ADDRESS);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const [contact, expires = '', ...others] = answer.text.split('\n');
      expect([contact, ...others]).toEqual([
        'Contact: mailto:aliens@squad.example',
        'Preferred-Languages: en',
        `Canonical: https://aliens.example${ADDRESS}`,
        '',
      ]);
      const left = Date.parse(expires.replace(/^Expires: /, '')) - app.clock.now().getTime();
      expect(left).toBeGreaterThan(YEAR_MS / 4);
      expect(left).toBeLessThan(YEAR_MS);
    }
  });
});
