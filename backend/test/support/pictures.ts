import { expect } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestMember } from './app.js';
import type { Answer } from './client.js';

/** Returns a file as a data URL for `imageData`. */
export function dataUrl(kind: string, bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`;
}

/** Returns a picture of one colour; another colour makes another picture. */
export function aPicture(
  kind: 'jpeg' | 'png' | 'gif' | 'webp' = 'png',
  { colour = '#3fa', width = 40, height = 30 } = {},
): Promise<Buffer> {
  const size = { width, height, channels: 3, background: colour } as const;
  return sharp({ create: size }).toFormat(kind).toBuffer();
}

/** Returns a picture that can't be compressed, so that its file size depends on its dimensions. */
export function aNoisyPicture(width: number, height: number, kind: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'black', noise } })
    .toFormat(kind)
    .toBuffer();
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Builds a grey PNG of any size by hand; `rows` is its uncompressed content. */
export function handmadePng(width: number, height: number, rows: Buffer, ...further: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...further,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Builds a PNG that claims this number of animation frames. */
export function animatedPng(frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  return handmadePng(1, 1, Buffer.alloc(2), chunk('acTL', control));
}

/** Builds a GIF with this number of frames of one pixel. */
export function animatedGif(frames: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('2c000000000100010000' + '02024c0100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Returns the names of all files below a data folder's media, including temporary ones. */
export function storedPictures(dataFolder: string): string[] {
  const folder = join(dataFolder, 'media');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/** The answer to an upload. */
export interface UploadedPicture {
  readonly profilePicture: string;
  readonly coins: number;
}

let keys = 0;

/** Uploads a picture, each time with a new key unless one is given. */
export function upload<Body = UploadedPicture>(
  member: TestMember,
  imageData: string,
  key = `upload-${(keys += 1)}`,
): Promise<Answer<Body>> {
  const headers = { 'Idempotency-Key': key };
  return member.client.post<Body>('/api/profile/upload-picture', { imageData }, { headers });
}

/** Uploads a plain picture of a colour for a member, and returns its address. */
export async function uploaded(member: TestMember, colour: string): Promise<string> {
  const { status, body } = await upload(member, dataUrl('png', await aPicture('png', { colour })));
  expect(status).toBe(201);
  return body.profilePicture;
}
