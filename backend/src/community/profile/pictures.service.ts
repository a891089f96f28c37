import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Database } from '../../platform/database/database.js';
import type { RowSource } from '../../platform/database/row-source.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import { PictureMakerService } from './picture-maker.service.js';
import { PictureStorage } from './picture-storage.js';
import type { PictureUploadEntity } from './picture-upload.entity.js';
import { PICTURE_COINS, type UploadedPictureDto } from './profile.dto.js';

interface Upload {
  readonly userId: number;
  readonly requestKey: string;
  /** SHA-256 in hex of the data URL that was sent. */
  readonly sentHash: string;
}

type UploadRow = Pick<PictureUploadEntity, 'sentHash' | 'profilePicture' | 'balanceAfter'>;

/** Uploads members' pictures: 500 coins each, charged after everything else has succeeded (§5). */
@Injectable()
export class PicturesService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly maker: PictureMakerService,
    private readonly storage: PictureStorage,
    private readonly ledger: CoinLedger,
    private readonly clock: Clock,
    private readonly pushes: PushService,
  ) {}

  /**
   * Sets the member's picture and charges for it. Repeating an upload returns the same answer without
   * charging again, and uploading the current picture is free.
   *
   * @throws Problem `coins.not_enough`, `request.key_reused` for another picture under the same key, and
   * those of `PictureMakerService.make`. Nothing is charged when it throws.
   */
  async upload(userId: number, requestKey: string, dataUrl: string): Promise<UploadedPictureDto> {
    const upload = { userId, requestKey, sentHash: sha256(dataUrl) };
    const earlier = await earlierAnswer(this.database, upload);
    if (earlier) return earlier;
    await this.assertAffordable(userId);
    const picture = await this.maker.make(userId, dataUrl);
    const address = await this.storage.put(picture);
    const answer = await this.unitOfWork.run((tx) => this.pay(tx, upload, address));
    // Stored again: a concurrent sweep may have removed it while it was not in use yet.
    await this.storage.put(picture);
    return answer;
  }

  /** Checks the balance early, before the expensive decoding; the ledger makes the final decision. */
  private async assertAffordable(userId: number): Promise<void> {
    const [member] = await this.database.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [
      userId,
    ]);
    if (!member || member.coins < PICTURE_COINS) throw tooFewCoins();
  }

  private async pay(tx: Transaction, upload: Upload, address: string): Promise<UploadedPictureDto> {
    const { userId, requestKey, sentHash } = upload;
    await lockMember(tx, userId);
    const earlier = await earlierAnswer(tx, upload);
    if (earlier) return earlier;
    // A repeated upload after a lost answer is not charged again.
    const price = (await pictureOf(tx, userId)) === address ? 0 : PICTURE_COINS;
    const coins = await this.charge(tx, upload, price);
    await tx.execute('UPDATE users SET profilePicture = ? WHERE id = ?', [address, userId]);
    this.pushes.userChanged(tx, userId);
    await tx.execute(
      `INSERT INTO picture_uploads (userId, requestKey, sentHash, profilePicture, price, balanceAfter, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [userId, requestKey, sentHash, address, price, coins, this.clock.now()],
    );
    return { profilePicture: address, coins };
  }

  /** Charges the price and returns the new balance. */
  private async charge(tx: Transaction, upload: Upload, price: number): Promise<number> {
    const { userId } = upload;
    const balance = await this.ledger.balanceOf(tx, userId);
    if (price === 0) return balance;
    if (balance < price) throw tooFewCoins();
    return this.ledger.record(tx, {
      userId,
      amount: -price,
      description: 'Profile picture',
      source: 'picture',
      idempotencyKey: ledgerKey(upload),
    });
  }
}

async function earlierAnswer(
  reader: RowSource,
  { userId, requestKey, sentHash }: Upload,
): Promise<UploadedPictureDto | undefined> {
  const [row] = await reader.query<UploadRow>(
    'SELECT sentHash, profilePicture, balanceAfter FROM picture_uploads WHERE userId = ? AND requestKey = ?',
    [userId, requestKey],
  );
  if (!row) return undefined;
  if (row.sentHash !== sentHash) throw new Problem('request.key_reused');
  return { profilePicture: row.profilePicture, coins: row.balanceAfter };
}

async function pictureOf(tx: Transaction, userId: number): Promise<string | null> {
  const [row] = await tx.query<{ profilePicture: string | null }>(
    'SELECT profilePicture FROM users WHERE id = ?',
    [userId],
  );
  return row?.profilePicture ?? null;
}

const ledgerKey = ({ userId, requestKey }: Upload): string => `picture:${userId}:${requestKey}`;

function tooFewCoins(): Problem {
  return new Problem('coins.not_enough', {
    message: `You need ${PICTURE_COINS} coins to update your profile picture.`,
  });
}
