import { promisify } from 'node:util';
import { deflateRaw, type InputType, inflateRaw, type ZlibOptions } from 'node:zlib';

const deflate = promisify<Buffer, Buffer>(deflateRaw);
const inflate = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);

/** Maximum length of an unpacked log, in bytes; more than any proven log, which is checked before packing. */
const MAX_LOG_BYTES = 1024 * 1024;

/** Packs a log for storage: its bytes, deflated without a header (RFC 1951), at least a third smaller. */
export function packLog(log: string): Promise<Buffer> {
  return deflate(Buffer.from(log, 'base64url'));
}

/** Returns a stored log as it was sent, base64url. */
export async function unpackLog(packed: Buffer): Promise<string> {
  return (await inflate(packed, { maxOutputLength: MAX_LOG_BYTES })).toString('base64url');
}
