import { Problem } from '../../platform/errors/problem.js';
import { gifFaults } from './gif-blocks.js';
import { pngFaults } from './png-chunks.js';
import { MAX_PICTURE_BYTES } from './profile.dto.js';

/** Picture formats that a member may upload (§5). */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** A file that looks like a single picture; only decoding it proves that. */
export interface PictureFile {
  readonly kind: PictureKind;
  readonly bytes: Buffer;
}

/** Header of a data URL, such as `data:image/png;base64`, and the maximum length to search for its end. */
const HEADER = /^data:image\/(jpeg|png|gif|webp);base64$/i;
const MAX_HEADER_LENGTH = 64;

/**
 * First bytes of content that browsers, PDF readers or servers would execute. They are long enough not to
 * occur by chance in the pixels of a large picture.
 */
const OTHER_CONTENT = /^(<script|<\?php\s|<!doctype|<html[\s>]|<iframe|%pdf-\d\.)/i;
const OTHER_CONTENT_STARTS = [0x3c, 0x25];
const OTHER_CONTENT_SECONDS = new Set(Buffer.from('sS?!hHiIpP'));
const OTHER_CONTENT_BYTES = 9;

/**
 * End record of a ZIP archive, which may follow any other content: 22 bytes and a comment of up to 64 KiB
 * (APPNOTE 4.3.16).
 */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const MAX_ZIP_COMMENT_BYTES = 65_535;

/**
 * Reads the picture of a data URL and detects its format from the content.
 *
 * @throws Problem `picture.type` when it is not a JPEG, PNG, GIF or WEBP or declares another format,
 * `picture.too_large` above 5 MB, `picture.unreadable` when the base64 is invalid or the file is cut off,
 * `picture.mixed` when it is another kind of file as well, `picture.too_many_frames`.
 */
export function readPicture(dataUrl: string): PictureFile {
  const comma = dataUrl.slice(0, MAX_HEADER_LENGTH).indexOf(',');
  if (comma < 0) throw new Problem('picture.unreadable');
  const declared = HEADER.exec(dataUrl.slice(0, comma))?.[1]?.toLowerCase();
  if (declared === undefined) throw new Problem('picture.type');
  const bytes = decode(dataUrl, comma + 1);
  const kind = kindOf(bytes);
  if (kind === undefined || kind !== declared) throw new Problem('picture.type');
  if (isSomethingElseToo(bytes)) throw new Problem('picture.mixed');
  const fault = faultOf(kind, bytes);
  if (fault !== undefined) throw new Problem(fault);
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

/**
 * Detects other file types inside the picture. Cameras append data of their own, so trailing bytes alone are
 * allowed.
 */
function isSomethingElseToo(bytes: Buffer): boolean {
  return OTHER_CONTENT_STARTS.some((start) => holdsOtherContent(bytes, start)) || endsAsZip(bytes);
}

/**
 * Searches for executable content at each occurrence of its first byte: a regular expression over the whole
 * file would block the event loop.
 */
function holdsOtherContent(bytes: Buffer, start: number): boolean {
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
    if (!OTHER_CONTENT_SECONDS.has(bytes[at + 1] ?? 0)) continue;
    if (OTHER_CONTENT.test(bytes.toString('latin1', at, at + OTHER_CONTENT_BYTES))) return true;
  }
  return false;
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_END_BYTES + MAX_ZIP_COMMENT_BYTES));
  const end = tail.lastIndexOf(ZIP_END);
  return end >= 0 && end + ZIP_END_BYTES <= tail.length;
}

type Fault = 'picture.unreadable' | 'picture.mixed' | 'picture.too_many_frames';

function faultOf(kind: PictureKind, bytes: Buffer): Fault | undefined {
  if (kind === 'gif') return gifFaults(bytes);
  if (kind === 'png') return pngFaults(bytes);
  if (kind === 'webp') return webpFaults(bytes);
  return undefined;
}

/** Checks the length that the RIFF header states; one byte of padding may follow. */
function webpFaults(bytes: Buffer): Fault | undefined {
  const length = bytes.readUInt32LE(4) + 8;
  if (length > bytes.length) return 'picture.unreadable';
  return bytes.length > length + 1 ? 'picture.mixed' : undefined;
}
