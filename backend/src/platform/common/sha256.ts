import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hex. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
