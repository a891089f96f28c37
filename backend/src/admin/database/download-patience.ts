import { Injectable } from '@nestjs/common';
import type { Response } from 'express';

/** Gives up downloads that nobody reads any more; tests have less patience. */
@Injectable()
export class DownloadPatience {
  /** Somebody who takes no byte for so long has stopped reading: a snapshot is not kept open for them. */
  readonly stalledMs: number = 60_000;

  /** Cuts an answer off when it stands still with something to be read; a slow database is waited for. */
  watch(response: Response): void {
    const { stalledMs } = this;
    response.setTimeout(stalledMs);
    response.on('timeout', () => {
      if (response.writableNeedDrain) response.destroy();
      else response.setTimeout(stalledMs);
    });
  }
}
