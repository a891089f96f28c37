/** Price of a picture, in coins (§9). */
export const PICTURE_COINS = 500;

/** The four accepted types (§5). The server checks the content. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const MAX_BYTES = 5 * 1024 * 1024;

/** Returns why a file cannot be used as a picture, as the title and the text of a toast (§5); undefined if it can. */
export function pictureErrorOf({ type, size }: File): [title: string, description: string] | undefined {
  if (!PICTURE_TYPES.includes(type)) {
    return ['Invalid file type', 'Please select an image file (JPEG, PNG, GIF, or WEBP).'];
  }
  return size > MAX_BYTES ? ['File too large', 'Profile picture must be less than 5MB.'] : undefined;
}

/** Returns a size for display, such as '1.8 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
