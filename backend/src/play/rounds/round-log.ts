import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, type InputType, inflateRaw, type ZlibOptions } from 'node:zlib';

const deflate = promisify<Buffer, Buffer>(deflateRaw);
const inflate = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

/** More than any log that was ever proven: what is packed was checked before. */
const MAX_LOG_BYTES = 1024 * 1024;

/** A proven log as it is stored: its bytes, deflated without a header (RFC 1951), smaller than its text by a third or more. */
export function packLog(log: string): Promise<Buffer> {
  return deflate(Buffer.from(log, 'base64url'));
}

/** A stored log as it was sent, base64url. */
export async function unpackLog(packed: Buffer): Promise<string> {
  return (await inflate(packed, { maxOutputLength: MAX_LOG_BYTES })).toString('base64url');
}

/** What a log is recognized by when it is sent again: SHA-256 of its text, as 64 hex digits. */
export function hashLog(log: string): string {
  return createHash('sha256').update(log).digest('hex');
}
