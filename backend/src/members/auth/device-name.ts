/** Name of a device whose browser does not identify itself. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** Maximum number of User-Agent characters examined; real ones are shorter. */
const MAX_LOOKED_AT = 512;

/** Browsers by a mark in their User-Agent. Order matters: many also claim to be Chrome or Safari. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems by a mark in the User-Agent. Order matters: Android also names Linux, and an iPhone a Mac. */
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
 * Returns a readable name for the member's device list, such as `Chrome on Android`. It is taken from the
 * User-Agent, so it helps to recognize a device and proves nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, MAX_LOOKED_AT) ?? '';
  const find = (list: typeof BROWSERS): string | undefined => list.find(([mark]) => mark.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
