import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

const deflate = promisify<Buffer, Buffer>(deflateRaw);

/** A proven log as it is stored: its bytes, deflated without a header (RFC 1951), smaller than its text by a third or more. */
export function packLog(log: string): Promise<Buffer> {
  return deflate(Buffer.from(log, 'base64url'));
}

/** What a log is recognized by when it is sent again: SHA-256 of its text, as 64 hex digits. */
export function hashLog(log: string): string {
  return createHash('sha256').update(log).digest('hex');
}
