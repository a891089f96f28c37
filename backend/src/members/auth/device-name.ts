/** What a device is called when its browser does not say what it is. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** More than any real browser says; the rest is not looked at. */
const MAX_LOOKED_AT = 512;

/** Browsers by what only they say of themselves: many claim to be Chrome or Safari as well, so the order counts. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems likewise: Android names Linux too, and an iPhone something like a Mac. */
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A device in words for the member's own list, such as `Chrome on Android`. It goes by what the browser says of itself
 * (its User-Agent), so it helps to recognize a device and proves nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, MAX_LOOKED_AT) ?? '';
  const find = (list: typeof BROWSERS): string | undefined => list.find(([mark]) => mark.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
