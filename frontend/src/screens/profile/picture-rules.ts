/** Price of a picture, in coins (§9). */
export const PICTURE_COINS = 500;

/** Returns a size for display, such as '1.8 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
