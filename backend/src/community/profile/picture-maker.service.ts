import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { Problem } from '../../platform/errors/problem.js';
import { MAX_FRAMES } from './gif-blocks.js';
import type { PictureFile, PictureKind } from './picture-file.js';

/** The side of a stored picture, in pixels. */
const PICTURE_SIDE_PX = 512;

const QUALITY = 82;

/** How a picture that is no square becomes one: its middle, or all of it with room beside. */
export type PictureFit = 'cover' | 'contain';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture that is decoded row by row may be as large as phones make them; of one that is held whole, only so much is. */
const MAX_PIXELS_BY_ROW = 50_000_000;
const MAX_BYTES_WHOLE = 48_000_000;

/** Also a row by itself costs memory. */
const MAX_SIDE_PX = 12_000;

/** From this EXIF orientation on a picture lies on its side, and is turned as a whole. */
const FIRST_LYING_ORIENTATION = 5;

/** How many are decoded at once, for how long, and how many may wait, so that a flood costs neither memory nor minutes. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;
const MAX_SECONDS = 10;
const RETRY_AFTER_SECONDS = 5;

/** Of all that the library can read, only what is asked for. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Makes the pictures that members send into the pictures that are shown. */
@Injectable()
export class PictureMakerService {
  private readonly inTurn = pLimit(MAX_AT_ONCE);

  /**
   * A picture as it is stored: 512×512 WEBP, upright, cut to its middle, without anything the file said beside it; of an
   * animation the first frame. By `contain` all of it is there, on a clear ground. The same file always gives the same
   * bytes.
   *
   * @throws Problem `picture.unreadable` for one that is damaged or takes too long, `picture.too_many_pixels`,
   * `picture.too_many_frames`, `server.busy` when too many wait already.
   */
  async make(file: PictureFile, fit: PictureFit = 'cover'): Promise<Buffer> {
    if (this.inTurn.pendingCount >= MAX_WAITING) {
      throw new Problem('server.busy', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
    }
    return this.inTurn(() => decode(file, fit));
  }
}

async function decode({ kind, bytes }: PictureFile, fit: PictureFit): Promise<Buffer> {
  const picture = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS_BY_ROW,
    sequentialRead: true,
  });
  try {
    const found = await picture.metadata();
    if (found.format !== kind) throw new Problem('picture.unreadable');
    if ((found.pages ?? 1) > MAX_FRAMES) throw new Problem('picture.too_many_frames');
    if (isTooLarge(kind, found)) throw new Problem('picture.too_many_pixels');
    return await picture
      .autoOrient()
      .resize(PICTURE_SIDE_PX, PICTURE_SIDE_PX, { fit, background: CLEAR })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isBeyondAnyLimit = String(error).includes('pixel limit');
    throw new Problem(isBeyondAnyLimit ? 'picture.too_many_pixels' : 'picture.unreadable', { cause: error });
  }
}

/** Whether decoding it would take more memory than a picture is worth. */
function isTooLarge(
  kind: PictureKind,
  { width, height, channels, depth, isProgressive, orientation }: Metadata,
): boolean {
  const pixels = width * height;
  if (pixels > MAX_PIXELS_BY_ROW || Math.max(width, height) > MAX_SIDE_PX) return true;
  // A JPEG that lies is made smaller while it is read.
  const isTurned = kind === 'png' && (orientation ?? 1) >= FIRST_LYING_ORIENTATION;
  const isWhole = isProgressive || isTurned || kind === 'webp' || kind === 'gif';
  return isWhole && pixels * channels * (depth === 'uchar' ? 1 : 2) > MAX_BYTES_WHOLE;
}
