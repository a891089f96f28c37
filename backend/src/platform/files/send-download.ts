import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { errorCode } from '../errors/error-code.js';

/**
 * Streams a download. A client that disconnects is ignored. Other errors are thrown: before the first byte
 * they get an error response, afterwards they abort the download.
 */
export async function sendDownload(content: Readable, response: Response): Promise<void> {
  await readOrUntold(content, response);
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!response.destroyed || errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Waits for the first bytes or the end of the stream. A failure before that is not answered as a file. */
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
