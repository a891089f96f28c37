import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../errors/error-code.js';

/**
 * Sends a long answer to its end. Whoever left needs none; anything else is thrown: before there is something to send, for
 * an answer that says so, and from then on it cuts the answer off.
 */
export async function sendDownload(content: Readable, response: Response): Promise<void> {
  await readOrUntold(content, response);
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!response.destroyed || errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Waits until there is something to send, or nothing; a failure before is not answered as a file. */
async function readOrUntold(content: Readable, response: Response): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race(
      ['readable', 'end', 'close'].map((event) => once(content, event, { signal: waiting.signal })),
    );
  } catch (error) {
    response.removeHeader('Content-Disposition');
    throw error;
  } finally {
    waiting.abort();
  }
}
