import { expect } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestMember } from './app.js';
import type { Answer } from './client.js';

/** A file as `imageData` carries it. */
export function dataUrl(kind: string, bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`;
}

/** A plain picture of one colour; another colour is another picture. */
export function aPicture(
  kind: 'jpeg' | 'png' | 'gif' | 'webp' = 'png',
  { colour = '#3fa', width = 40, height = 30 } = {},
): Promise<Buffer> {
  const size = { width, height, channels: 3, background: colour } as const;
  return sharp({ create: size }).toFormat(kind).toBuffer();
}

/** A picture that can't be packed, so that its file is about as large as asked for. */
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

/** A grey PNG of any size, put together by hand: `rows` is what its packed content unpacks to. */
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

/** A PNG that says how many frames its animation has. */
export function animatedPng(frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  return handmadePng(1, 1, Buffer.alloc(2), chunk('acTL', control));
}

/** A GIF of so many frames of one pixel. */
export function animatedGif(frames: number): Buffer {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('2c000000000100010000' + '02024c0100', 'hex');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The names of all files below a data folder's media, temporary ones included. */
export function storedPictures(dataFolder: string): string[] {
  const folder = join(dataFolder, 'media');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

/** What a member is answered who sends a picture. */
export interface UploadedPicture {
  readonly profilePicture: string;
  readonly coins: number;
}

let keys = 0;

/** Sends a picture, each time under a new key unless one is given. */
export function upload<Body = UploadedPicture>(
  member: TestMember,
  imageData: string,
  key = `upload-${(keys += 1)}`,
): Promise<Answer<Body>> {
  const headers = { 'Idempotency-Key': key };
  return member.client.post<Body>('/api/profile/upload-picture', { imageData }, { headers });
}

/** Returns a member a plain picture of a colour, and its address. */
export async function uploaded(member: TestMember, colour: string): Promise<string> {
  const { status, body } = await upload(member, dataUrl('png', await aPicture('png', { colour })));
  expect(status).toBe(201);
  return body.profilePicture;
}
