import { Injectable } from '@nestjs/common';
import sharp, { type Metadata } from 'sharp';
import { Problem } from '../../platform/errors/problem.js';
import { FairQueue, memberCaller } from '../../platform/limits/fair-queue.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { type PictureFile, type PictureKind, readPicture } from './picture-file.js';

/** Width and height of a stored picture, in pixels. */
const PICTURE_SIDE_PX = 512;

const QUALITY = 82;

/** How a picture becomes square: cropped to its middle, or shown completely with a margin. */
export type PictureFit = 'cover' | 'contain';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Limits on time and memory. A JPEG may be as large as phone photos, since it is read at a fraction of its size;
 * every pixel of a PNG is decoded. Formats decoded as a whole are limited in bytes.
 */
const MAX_PIXELS = 50_000_000;
const MAX_PNG_PIXELS = 16_000_000;
const MAX_BYTES_WHOLE = 48_000_000;

/** Maximum width and height in pixels, since a single row also needs memory. */
const MAX_SIDE_PX = 12_000;

/** EXIF orientations from this value on are rotated by 90°, for which the whole picture is kept in memory. */
const FIRST_LYING_ORIENTATION = 5;

/** Limits on concurrent decoding and on the queue, which bound memory and delay under load. */
const RULES = { atOnce: 2, waitingPerCaller: 3, callers: 10 };

/** Maximum time per picture. */
const MAX_SECONDS = 10;

/** Maximum number of frames, more than a one-minute animation has. Only the first frame is shown. */
const MAX_FRAMES = 1000;

/** Allows only the loaders that are needed; libvips supports many more formats. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Damaged files are rejected, and a large picture is decoded row by row. */
const READING = { failOn: 'error', sequentialRead: true } as const;

/** Converts uploaded pictures to the stored format. */
@Injectable()
export class PictureMakerService {
  private readonly queue = new FairQueue(RULES);

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Returns the picture of a data URL as a 512×512 WEBP: upright, cropped to its middle, without metadata, and
   * only the first frame of an animation. With `contain` the whole picture is kept on a transparent background.
   * The same file always results in the same bytes, and whatever else the file holds is left out.
   *
   * @throws Problem those of `readPicture`, `picture.unreadable` when it is damaged or takes too long,
   * `picture.too_many_pixels`, `picture.too_many_frames`, those of `FairQueue` when the queue is full,
   * `request.too_many` after too many unpaid ones, and `request.incomplete` when `isGone`.
   * @param memberId who uploads it: each member has one turn at a time
   * @param isGone returns whether the client has left, asked when the turn has come
   */
  async make(
    memberId: number,
    dataUrl: string,
    fit: PictureFit = 'cover',
    isGone = (): boolean => false,
  ): Promise<Buffer> {
    const file = readPicture(dataUrl);
    return this.queue.run(memberCaller(memberId), async () => {
      if (isGone()) throw new Problem('request.incomplete');
      await this.limiter.assertLeft('unpaidPicturePerMember', String(memberId));
      return decode(file, fit).catch(async (error: unknown) => {
        await this.countUnpaid(memberId);
        throw error;
      });
    });
  }

  /** Counts a picture that was decoded and is not paid. */
  countUnpaid(memberId: number): Promise<void> {
    return this.limiter.count('unpaidPicturePerMember', String(memberId));
  }
}

async function decode({ kind, bytes }: PictureFile, fit: PictureFit): Promise<Buffer> {
  try {
    const found = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
    if (found.format !== kind) throw new Problem('picture.unreadable');
    if ((found.pages ?? 1) > MAX_FRAMES) throw new Problem('picture.too_many_frames');
    if (isTooLarge(kind, found)) throw new Problem('picture.too_many_pixels');
    return await sharp(bytes, { ...READING, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(PICTURE_SIDE_PX, PICTURE_SIDE_PX, { fit, background: CLEAR })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('picture.unreadable', { cause: error });
  }
}

/** Returns true if decoding would exceed the memory limits. */
function isTooLarge(
  kind: PictureKind,
  { width, height, channels, depth, isProgressive, orientation }: Metadata,
): boolean {
  const pixels = width * height;
  if (pixels > (kind === 'png' ? MAX_PNG_PIXELS : MAX_PIXELS) || Math.max(width, height) > MAX_SIDE_PX)
    return true;
  // A rotated JPEG is scaled down while it is read.
  const isTurned = kind === 'png' && (orientation ?? 1) >= FIRST_LYING_ORIENTATION;
  const isWhole = isProgressive || isTurned || kind === 'webp' || kind === 'gif';
  return isWhole && pixels * channels * (depth === 'uchar' ? 1 : 2) > MAX_BYTES_WHOLE;
}
