import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('A device', () => {
  it.each([
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    ],
    ['Opera on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    ],
    ['Windows', 'Some program (Windows NT 10.0)'],
    ['Unknown device', '<script>alert(1)</script>'],
    ['Unknown device', undefined],
  ])('is called %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('has a name that fits, however long it talks', () => {
    expect(deviceName(`${'x'.repeat(1_000_000)} Firefox/1 Windows`)).toBe('Unknown device');
  });
});
