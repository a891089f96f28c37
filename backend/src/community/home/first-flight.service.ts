import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { CoinsService } from '../../economy/coins/coins.service.js';
import { InventoryService } from '../../economy/inventory/inventory.service.js';
import { CatalogueService } from '../../economy/store/catalogue.service.js';
import { lockMember } from '../../members/user/lock-member.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { FirstFlightDto, FirstStickerDto } from './home.dto.js';

const soldSticker = ({ name, price, image, storeItemId }: FirstStickerDto): FirstStickerDto => ({
  ...{ name, price, image, storeItemId },
});

/** The first steps of a new member: a colour, a round, a sticker. */
@Injectable()
export class FirstFlightService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly catalogue: CatalogueService,
    private readonly inventory: InventoryService,
    private readonly coins: CoinsService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /** Returns the member's steps; null once the first flight has ended. */
  async stepsOf(userId: number): Promise<Omit<FirstFlightDto, 'hasPlayed'> | null> {
    const member = await this.database.repository(UserEntity).findOne({
      select: { id: true, firstColour: true },
      where: { id: userId, firstFlightEndedAt: IsNull() },
    });
    if (member === null) return null;
    const items = await this.catalogue.avatarItems();
    const owned = await this.inventory.listOf(userId);
    const coinsPerRound = await this.coins.coinsPerRound(userId);
    const stickers = items.filter(({ itemType, isFree }) => itemType === 'sticker' && !isFree);
    const [sticker] = stickers
      .filter(({ isOnSale }) => isOnSale)
      .sort((one, other) => one.price - other.price);
    const isOwned = (itemId: string): boolean =>
      owned.some((item) => item.itemType === 'sticker' && item.itemId === itemId);
    return {
      colour: member.firstColour,
      hasSticker: stickers.some(({ itemId }) => isOwned(itemId)),
      coinsPerRound,
      sticker: sticker === undefined ? null : soldSticker(sticker),
    };
  }

  /** Ends the member's first flight for good. Further calls change nothing. */
  end(userId: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const { affected } = await tx
        .repository(UserEntity)
        .update({ id: userId, firstFlightEndedAt: IsNull() }, { firstFlightEndedAt: this.clock.now() });
      if (affected) this.pushes.userChanged(tx, userId);
    });
  }
}
