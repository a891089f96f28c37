import { Problem } from '../../platform/errors/problem.js';
import { gifFaults } from './gif-blocks.js';
import { pngFaults } from './png-chunks.js';
import { MAX_PICTURE_BYTES } from './profile.dto.js';

/** The kinds of pictures a member may send (§5). */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** A file that looks like one plain picture; only decoding it tells whether it is. */
export interface PictureFile {
  readonly kind: PictureKind;
  readonly bytes: Buffer;
}

/** `data:image/png;base64,`: what stands in front of the content. Nothing real is longer. */
const HEADER = /^data:image\/(jpeg|png|gif|webp);base64$/i;
const MAX_HEADER_LENGTH = 64;

/**
 * Beginnings of what browsers, readers or servers would run, none of which belongs into a picture; long enough that
 * the pixels of a large one don't look like them by chance.
 */
const OTHER_CONTENT = /^(<script|<\?php\s|<!doctype|<html[\s>]|<iframe|%pdf-\d\.)/i;
const OTHER_CONTENT_STARTS = [0x3c, 0x25];
const OTHER_CONTENT_SECONDS = new Set(Buffer.from('sS?!hHiIpP'));
const OTHER_CONTENT_BYTES = 9;

/** The end of a ZIP archive, which may stand behind anything: 22 bytes and a comment of up to 64 KiB (APPNOTE 4.3.16). */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const MAX_ZIP_COMMENT_BYTES = 65_535;

/**
 * The picture of a data URL, its kind known by its content.
 *
 * @throws Problem `picture.type` when it is no JPEG, PNG, GIF or WEBP or says that it is another of them,
 * `picture.too_large` above 5 MB, `picture.unreadable` when it is no base64 or is cut off, `picture.mixed` when it
 * is something else at the same time, `picture.too_many_frames`.
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

/** The length is checked before a single byte is decoded. */
function decode(dataUrl: string, start: number): Buffer {
  const length = dataUrl.length - start;
  const padding = dataUrl.endsWith('==') ? 2 : Number(dataUrl.endsWith('='));
  if ((length / 4) * 3 - padding > MAX_PICTURE_BYTES) throw new Problem('picture.too_large');
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  // What is no base64 is left out by the decoder, so there is less than there should be.
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

/** Cameras add much to a picture, so what follows its end is looked at for what it is, not refused for being there. */
function isSomethingElseToo(bytes: Buffer): boolean {
  return OTHER_CONTENT_STARTS.some((start) => holdsOtherContent(bytes, start)) || endsAsZip(bytes);
}

/** Looks from one such byte to the next: an expression over the whole file would hold up everybody else. */
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

/** The first chunk says how long a WEBP is (RIFF); one byte of padding may follow. */
function webpFaults(bytes: Buffer): Fault | undefined {
  const length = bytes.readUInt32LE(4) + 8;
  if (length > bytes.length) return 'picture.unreadable';
  return bytes.length > length + 1 ? 'picture.mixed' : undefined;
}
