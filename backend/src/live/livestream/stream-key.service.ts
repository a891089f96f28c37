import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Random } from '../../platform/common/random.js';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { STREAM_NAME } from './publish-name.js';
import { LIVESTREAM_ID } from './livestream.entity.js';
import { secretKey } from './server-secret.js';

const KEY_BYTES = 24;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Manages the random stream key. The database holds its hash to compare with, and a copy for admins that is
 * encrypted by the server's secret, so that access to the database alone does not allow anybody to stream.
 */
@Injectable()
export class StreamKeysService {
  private sealingKey: Buffer | undefined;

  constructor(
    private readonly config: Config,
    private readonly random: Random,
  ) {}

  /** Generates a new key, which replaces any earlier one. */
  async replace(tx: Transaction): Promise<void> {
    const key = this.random.bytes(KEY_BYTES).toString('base64url');
    await tx.execute('UPDATE livestream SET streamKeyHash = ?, streamKeySealed = ? WHERE id = ?', [
      hashOf(key),
      this.seal(key),
      LIVESTREAM_ID,
    ]);
  }

  /** Returns the encoder's stream key; null when the server's secret has changed since it was made. */
  open(sealed: string): string | null {
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, this.sealer(), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const key = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return `${STREAM_NAME}?key=${key.toString()}`;
    } catch {
      return null;
    }
  }

  private seal(key: string): string {
    const iv = this.random.bytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealer(), iv, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  private sealer(): Buffer {
    this.sealingKey ??= secretKey(this.config, 'stream-key');
    return this.sealingKey;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
