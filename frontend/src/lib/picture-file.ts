/** The types that a file dialog offers (§5). What a file is, its content decides. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const NOT_A_PICTURE = 'Please select an image file (JPEG, PNG, GIF, or WEBP).';

const UNREADABLE = 'Failed to read file';

/** The first bytes of a JPEG, a PNG, a GIF and a WEBP, in base64. */
const BEGINNING = /^data:[^,]*,(\/9j\/|iVBORw0KGgo|R0lGOD|UklGR.{7}RUJQ)/;

/** Returns a picture as a data URL. Rejects with the sentence that `reasonIn` returns. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      if (typeof result === 'string' && BEGINNING.test(result)) resolve(result);
      else reject(new Error(NOT_A_PICTURE));
    };
    reader.onerror = () => reject(new Error(UNREADABLE));
    reader.readAsDataURL(file);
  });
}

/** Returns why a file was not read: NOT_A_PICTURE (§5), or that the browser could not (§8). */
export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : UNREADABLE;
}
