/** The types that a file dialog offers (§5). What a file is, its content decides. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const NOT_A_PICTURE = 'Please select an image file (JPEG, PNG, GIF, or WEBP).';

/** The first bytes of a JPEG, a PNG, a GIF and a WEBP, in base64. */
const BEGINNING = /^data:[^,]*,(\/9j\/|iVBORw0KGgo|R0lGOD|UklGR.{7}RUJQ)/;

/** Returns a picture as a data URL. Throws NOT_A_PICTURE (§5), or 'Failed to read file' (§8) if the browser cannot. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      if (typeof result === 'string' && BEGINNING.test(result)) resolve(result);
      else reject(new Error(NOT_A_PICTURE));
    };
    reader.onerror = () => reject(new Error('Failed to read file'));
    reader.readAsDataURL(file);
  });
}
