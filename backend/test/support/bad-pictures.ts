import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from '../../src/community/profile/picture-file.js';
import { aNoisyPicture, animatedGif, animatedPng, aPicture, dataUrl, handmadePng } from './pictures.js';

/** A file that must be rejected as a picture. */
export interface BadPicture {
  readonly name: string;
  readonly imageData: string;
  readonly status: number;
  readonly code: string;
}

type Refusal = readonly [status: number, code: string];

const TYPE: Refusal = [415, 'picture.type'];
const TOO_LARGE: Refusal = [413, 'picture.too_large'];
const UNREADABLE: Refusal = [400, 'picture.unreadable'];
const PIXELS: Refusal = [400, 'picture.too_many_pixels'];
const FRAMES: Refusal = [400, 'picture.too_many_frames'];

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!DOCTYPE html><script>alert(document.cookie)</script>');
const MIB = 1024 * 1024;

/** The end of an empty ZIP archive. Appended to any file, it makes that file an archive. */
const ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** Returns the first part of a file. */
const cutOff = (bytes: Buffer, share = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

/**
 * Returns pictures that hold more than what is shown: a page, a script, an archive, further frames or 256 MiB
 * of compressed zeros. They are accepted, and nothing of that is stored.
 */
export async function mixedPictures(): Promise<Pick<BadPicture, 'name' | 'imageData'>[]> {
  const withTail = async (kind: PictureKind, tail: Buffer): Promise<string> =>
    dataUrl(kind, Buffer.concat([await aPicture(kind), tail]));
  return [
    { name: 'a JPEG that is a web page as well', imageData: await withTail('jpeg', HTML) },
    { name: 'a WEBP that is an archive as well', imageData: await withTail('webp', ZIP) },
    { name: 'a GIF that is PHP as well', imageData: await withTail('gif', Buffer.from('<?php system(1);')) },
    { name: 'a PNG of 10,000 frames', imageData: dataUrl('png', animatedPng(10_000)) },
    { name: 'a decompression bomb', imageData: dataUrl('png', handmadePng(1, 1, Buffer.alloc(256 * MIB))) },
  ];
}

/** Returns bad pictures of every known kind. */
export async function badPictures(): Promise<BadPicture[]> {
  return [...texts(), ...(await disguised()), ...(await damaged()), ...(await oversized())];
}

const bad = (name: string, imageData: string, [status, code]: Refusal): BadPicture => ({
  name,
  imageData,
  status,
  code,
});

function texts(): BadPicture[] {
  return [
    bad('nothing', '', UNREADABLE),
    bad('a text', 'my picture', UNREADABLE),
    bad('a data URL with no comma', 'data:image/png;base64', UNREADABLE),
    bad('a data URL without content', 'data:image/png;base64,', UNREADABLE),
    bad('a data URL with percent signs', 'data:image/png;base64,%89PNG', UNREADABLE),
    bad('a data URL that is no base64', 'data:image/png,PNG', TYPE),
    bad('an address', 'https://example.com/a.png,', TYPE),
    bad('a comma far behind', `data:image/png;${'x'.repeat(10_000)},AAAA`, UNREADABLE),
    bad('zeros', dataUrl('png', Buffer.alloc(1000)), TYPE),
  ];
}

async function disguised(): Promise<BadPicture[]> {
  const avif = await sharp(await aPicture())
    .avif()
    .toBuffer();
  return [
    bad('an SVG', dataUrl('svg+xml', SVG), TYPE),
    bad('an SVG named .png', dataUrl('png', SVG), TYPE),
    bad('an AVIF', dataUrl('avif', avif), TYPE),
    bad('an AVIF named .webp', dataUrl('webp', avif), TYPE),
    bad('an HTML page', dataUrl('png', HTML), TYPE),
  ];
}

async function damaged(): Promise<BadPicture[]> {
  const [jpeg, png] = [await aNoisyPicture(300, 200), await aNoisyPicture(300, 200, 'png')];
  const [gif, webp] = [await sharp(png).gif().toBuffer(), await sharp(png).webp().toBuffer()];
  const flipped = Buffer.from(png);
  flipped.fill(0x55, 200, 400);
  return [
    bad('a truncated JPEG', dataUrl('jpeg', cutOff(jpeg)), UNREADABLE),
    bad('a truncated PNG', dataUrl('png', cutOff(png)), UNREADABLE),
    bad('a truncated GIF', dataUrl('gif', cutOff(gif)), UNREADABLE),
    bad('a truncated WEBP', dataUrl('webp', cutOff(webp)), UNREADABLE),
    bad('the first bytes of a JPEG', dataUrl('jpeg', jpeg.subarray(0, 12)), UNREADABLE),
    bad('the first bytes of a PNG', dataUrl('png', png.subarray(0, 8)), UNREADABLE),
    bad('the first bytes of a GIF', dataUrl('gif', gif.subarray(0, 6)), UNREADABLE),
    bad('the first bytes of a WEBP', dataUrl('webp', webp.subarray(0, 12)), UNREADABLE),
    bad('a PNG with wrong bytes', dataUrl('png', flipped), UNREADABLE),
    bad('a PNG without pixels', dataUrl('png', handmadePng(0, 0, Buffer.alloc(0))), UNREADABLE),
  ];
}

async function oversized(): Promise<BadPicture[]> {
  const wide = handmadePng(30_000, 30_000, Buffer.alloc(30_000 * 3751));
  const strip = { width: 1, height: 10_000, channels: 4, background: 'red' } as const;
  const pixels = await sharp({ create: strip }).raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 4) pixels.writeUInt16LE((at / 4) & 0xffff, at);
  const raw = { width: 1, height: 10_000, channels: 4, pageHeight: 1 } as const;
  const webp = await sharp(pixels, { raw, limitInputPixels: false }).webp({ effort: 0 }).toBuffer();
  return [
    bad('a file of 5 MB and a byte', dataUrl('png', Buffer.alloc(5 * MIB + 1)), TOO_LARGE),
    bad('a file larger than any body', dataUrl('png', Buffer.alloc(8 * MIB)), TOO_LARGE),
    bad('a PNG of 30,000×30,000', dataUrl('png', wide), PIXELS),
    bad(
      'a PNG that says it is larger than any',
      dataUrl('png', handmadePng(2 ** 31 - 1, 2 ** 31 - 1, ONE)),
      UNREADABLE,
    ),
    bad('a WEBP of 16,383×16,383', dataUrl('webp', await hugeWebp(16_383, 16_383)), PIXELS),
    bad('a WEBP of 5,000×4,000, held whole', dataUrl('webp', await hugeWebp(5000, 4000)), PIXELS),
    bad('a GIF of 340,000 frames', dataUrl('gif', animatedGif(340_000)), FRAMES),
    bad('a WEBP of 10,000 frames', dataUrl('webp', webp), FRAMES),
    ...(await heavy()),
  ];
}

/** Returns pictures of few bytes and few pixels that need much memory. */
async function heavy(): Promise<BadPicture[]> {
  const create = { width: 4000, height: 4000, channels: 4, background: '#3fa8' } as const;
  const deep = (): Sharp => sharp({ create }).toColourspace('rgb16');
  const interlaced = await deep().png({ progressive: true }).toBuffer();
  const lying = await deep().withMetadata({ orientation: 6 }).png().toBuffer();
  const long = { width: 50_000, height: 1000, channels: 3, background: '#3fa' } as const;
  const endless = await sharp({ create: long }).png().toBuffer();
  const large = await aPicture('png', { width: 4001, height: 4000 });
  return [
    bad('a PNG of 50,000×1,000', dataUrl('png', endless), PIXELS),
    bad('a PNG of more than 16 megapixels', dataUrl('png', large), PIXELS),
    bad('an interlaced PNG of 16 bits a colour', dataUrl('png', interlaced), PIXELS),
    bad('an interlaced PNG of 16 bits a colour, broken', dataUrl('png', damagedEnd(interlaced)), PIXELS),
    bad('a PNG of 16 bits a colour that lies on its side', dataUrl('png', lying), PIXELS),
  ];
}

/** Returns the file with the last byte of its pixels changed. */
function damagedEnd(png: Buffer): Buffer {
  const damaged = Buffer.from(png);
  const at = damaged.length - 12 - 4 - 1;
  damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
  return damaged;
}

const ONE = Buffer.alloc(2);

/** Returns a small picture whose header claims this size (14 bits each, less one: WebP lossless §3.4). */
async function hugeWebp(width: number, height: number): Promise<Buffer> {
  const webp = Buffer.from(
    await sharp(await aPicture())
      .webp({ lossless: true })
      .toBuffer(),
  );
  webp.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return webp;
}
