import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Random } from '../../platform/common/random.js';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { STREAM_NAME } from './publish-name.js';
import type { LivestreamEntity } from './livestream.entity.js';
import { changeLivestream } from './livestream-store.js';
import { secretKey } from '../../platform/config/server-secret.js';

const KEY_BYTES = 24;

/**
 * Derives the stream key from the server's secret and a random salt. The database holds the salt alone, so
 * access to it does not allow anybody to stream.
 */
@Injectable()
export class StreamKeysService {
  private secret: Buffer | undefined;

  constructor(
    private readonly config: Config,
    private readonly random: Random,
  ) {}

  /** Draws another salt: the stream key before is no key any more. */
  replace(tx: Transaction): Promise<void> {
    return changeLivestream(tx, { streamKeySalt: this.random.bytes(KEY_BYTES).toString('base64url') });
  }

  /** Returns what an admin enters in the encoder. */
  enteredKey(livestream: LivestreamEntity): string {
    return `${STREAM_NAME}?key=${this.keyOf(livestream)}`;
  }

  /** Returns the SHA-256 of the stream key, as 64 hexadecimal digits. */
  hashOf(livestream: LivestreamEntity): string {
    return createHash('sha256').update(this.keyOf(livestream)).digest('hex');
  }

  private keyOf({ streamKeySalt }: LivestreamEntity): string {
    this.secret ??= secretKey(this.config, 'stream-key');
    const derived = createHmac('sha256', this.secret).update(streamKeySalt).digest();
    return derived.subarray(0, KEY_BYTES).toString('base64url');
  }
}
