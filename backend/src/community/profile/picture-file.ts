import { Problem } from '../../platform/errors/problem.js';
import { MAX_PICTURE_BYTES } from './profile.dto.js';

/** Picture formats that a member may upload (§5). */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** A file that begins like a picture; only decoding it proves that it is one. */
export interface PictureFile {
  readonly kind: PictureKind;
  readonly bytes: Buffer;
}

/** Header of a data URL, such as `data:image/png;base64`, and the maximum length to search for its end. */
const HEADER = /^data:.*;base64$/i;
const MAX_HEADER_LENGTH = 256;

/**
 * Reads the picture of a data URL and detects its format from the content. The declared one comes from the file's
 * name, so it proves nothing and is ignored.
 *
 * @throws Problem `picture.type` when it is not a JPEG, PNG, GIF or WEBP, `picture.too_large` above 5 MB,
 * `picture.unreadable` when the base64 is invalid.
 */
export function readPicture(dataUrl: string): PictureFile {
  const comma = dataUrl.slice(0, MAX_HEADER_LENGTH).indexOf(',');
  if (comma < 0) throw new Problem('picture.unreadable');
  if (!HEADER.test(dataUrl.slice(0, comma))) throw new Problem('picture.type');
  const bytes = decode(dataUrl, comma + 1);
  const kind = kindOf(bytes);
  if (kind === undefined) throw new Problem('picture.type');
  return { kind, bytes };
}

/** Decodes the base64 part. Checks the length before decoding anything. */
function decode(dataUrl: string, start: number): Buffer {
  const length = dataUrl.length - start;
  const padding = dataUrl.endsWith('==') ? 2 : Number(dataUrl.endsWith('='));
  if ((length / 4) * 3 - padding > MAX_PICTURE_BYTES) throw new Problem('picture.too_large');
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  // The decoder skips invalid characters, so the result is then shorter than expected.
  if (length === 0 || bytes.length !== (length / 4) * 3 - padding) throw new Problem('picture.unreadable');
  return bytes;
}

function kindOf(bytes: Buffer): PictureKind | undefined {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  return /^RIFF[^]{4}WEBP$/.test(start) ? 'webp' : undefined;
}
