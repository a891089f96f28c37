import { Injectable } from '@nestjs/common';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Database, type EntitySource } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { PictureMakerService } from './picture-maker.service.js';
import { PictureStorage } from './picture-storage.js';
import { PictureUploadEntity } from './picture-upload.entity.js';
import { PICTURE_COINS, type UploadedPictureDto } from './profile.dto.js';

type Upload = Pick<PictureUploadEntity, 'userId' | 'requestKey' | 'sentHash'>;

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
   * @param isGone returns whether the client has left; its picture is not decoded
   */
  async upload(
    userId: number,
    requestKey: string,
    dataUrl: string,
    isGone: () => boolean,
  ): Promise<UploadedPictureDto> {
    const upload = { userId, requestKey, sentHash: sha256(dataUrl) };
    const earlier = await earlierAnswer(this.database, upload);
    if (earlier) return earlier;
    await this.assertAffordable(userId);
    const picture = await this.maker.make(userId, dataUrl, 'cover', isGone);
    const address = await this.storage.put(picture);
    const users = this.database.repository(UserEntity);
    const isFree = await users.existsBy({ id: userId, profilePicture: address });
    if (isFree) await this.maker.countUnpaid(userId);
    const answer = await this.unitOfWork.run((tx) => this.pay(tx, upload, address));
    // Stored again: a concurrent sweep may have removed it while it was not in use yet.
    await this.storage.put(picture);
    return answer;
  }

  /** Checks the balance early, before the expensive decoding; the ledger makes the final decision. */
  private async assertAffordable(userId: number): Promise<void> {
    if ((await this.ledger.balanceOf(this.database, userId)) < PICTURE_COINS) throw tooFewCoins();
  }

  private async pay(tx: Transaction, upload: Upload, address: string): Promise<UploadedPictureDto> {
    const { userId } = upload;
    await lockMember(tx, userId);
    const earlier = await earlierAnswer(tx, upload);
    if (earlier) return earlier;
    // A repeated upload after a lost answer is not charged again.
    const users = tx.repository(UserEntity);
    const { profilePicture } = await users.findOneByOrFail({ id: userId });
    const price = profilePicture === address ? 0 : PICTURE_COINS;
    const coins = await this.charge(tx, upload, price);
    await users.update(userId, { profilePicture: address });
    this.pushes.userChanged(tx, userId);
    await tx.repository(PictureUploadEntity).insert({
      ...upload,
      profilePicture: address,
      price,
      balanceAfter: coins,
      createdAt: this.clock.now(),
    });
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
  source: EntitySource,
  { userId, requestKey, sentHash }: Upload,
): Promise<UploadedPictureDto | undefined> {
  const row = await source.repository(PictureUploadEntity).findOneBy({ userId, requestKey });
  if (!row) return undefined;
  if (row.sentHash !== sentHash) throw new Problem('request.key_reused');
  return { profilePicture: row.profilePicture, coins: row.balanceAfter };
}

const ledgerKey = ({ userId, requestKey }: Upload): string => `picture:${userId}:${requestKey}`;

function tooFewCoins(): Problem {
  return new Problem('coins.not_enough', {
    message: `You need ${PICTURE_COINS} coins to update your profile picture.`,
  });
}
