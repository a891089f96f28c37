import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { ReceiptsService } from '../receipts/receipts.service.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { AvatarCustomization } from '../../members/user/avatar.js';
import { lockMember } from '../../members/user/lock-member.js';
import type { UserDto } from '../../members/user/user.dto.js';
import { avatarOf, toUserDto } from '../../members/user/user.mapper.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { memberRow } from '../../members/user/user.row.js';
import { AvatarItemEntity } from './avatar-item.entity.js';
import type { AvatarDto } from './avatar.dto.js';

/** Kind of avatar part; an avatar wears one of each. */
export type AvatarPart = keyof AvatarCustomization;

/** Names of the parts in requests. */
const FIELDS = {
  color: 'avatarColor',
  hat: 'avatarHat',
  face: 'avatarFace',
  accessory: 'avatarAccessory',
} as const satisfies Record<AvatarPart, keyof AvatarDto>;

const PARTS = ['color', 'hat', 'face', 'accessory'] as const satisfies readonly AvatarPart[];

/** Changes the avatars of members. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly inventory: InventoryService,
    private readonly receipts: ReceiptsService,
    private readonly pushes: PushService,
  ) {}

  /**
   * Changes the member's avatar; omitted parts stay as they are.
   *
   * @throws Problem `request.invalid` for an unknown part, `avatar.not_owned` for one that the member does
   * not own.
   */
  change(userId: number, input: AvatarDto): Promise<UserDto> {
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const parts: Partial<AvatarCustomization> = {};
      for (const part of PARTS) {
        const id = input[FIELDS[part]];
        if (id === undefined) continue;
        await this.assertOwned(tx, userId, part, id);
        parts[part] = id;
      }
      await this.wear(tx, userId, parts);
      return toUserDto(await memberRow(tx, userId));
    });
  }

  /**
   * Gives the member their first colour free of charge, once, and puts it on. It waits also after the first
   * flight. The same colour again changes nothing.
   *
   * @throws Problem `request.invalid` for an unknown colour, `store.sold_in_store`,
   * `avatar.first_colour_taken` when another one was chosen.
   */
  takeFirstColour(userId: number, color: string): Promise<UserDto> {
    return this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      const { firstColour } = await tx.repository(UserEntity).findOneByOrFail({ id: userId });
      if (firstColour === color) return toUserDto(await memberRow(tx, userId));
      if (firstColour !== null) throw new Problem('avatar.first_colour_taken');
      await this.addFree(tx, userId, color);
      await tx.repository(UserEntity).update(userId, { firstColour: color });
      await this.wear(tx, userId, { color });
      return toUserDto(await memberRow(tx, userId));
    });
  }

  /** Adds a colour of the customizer to the inventory, with a receipt of 0 coins, unless the member owns it. */
  private async addFree(tx: Transaction, userId: number, color: string): Promise<void> {
    const item = { itemType: 'color', itemId: color } as const;
    const found = await tx.repository(AvatarItemEntity).findOneBy(item);
    if (found === null) throw unknownPart('color', 'color');
    // Without a price of its own.
    if (found.price === null) throw new Problem('store.sold_in_store');
    if (found.price === 0 || (await this.inventory.copiesOf(tx, userId, item)) > 0) return;
    await this.inventory.add(tx, userId, item, 1);
    await this.receipts.writeFirstColour(tx, userId, item);
  }

  /** Sets parts that the member is known to own, in the transaction that holds their lock. */
  async wear(tx: Transaction, userId: number, parts: Partial<AvatarCustomization>): Promise<void> {
    const worn = avatarOf((await memberRow(tx, userId)).avatarCustomization);
    await tx.repository(UserEntity).update(userId, { avatarCustomization: { ...worn, ...parts } });
    this.pushes.userChanged(tx, userId);
  }

  private async assertOwned(tx: Transaction, userId: number, part: AvatarPart, id: string): Promise<void> {
    const item = await tx.repository(AvatarItemEntity).findOneBy({ itemType: part, itemId: id });
    if (!item) throw unknownPart(part, FIELDS[part]);
    if (item.price === 0) return;
    if ((await this.inventory.copiesOf(tx, userId, { itemType: part, itemId: id })) > 0) return;
    throw new Problem('avatar.not_owned', { message: `You do not own the ${part} ${item.name} yet.` });
  }
}

function unknownPart(part: AvatarPart, field: string): Problem {
  const message = `There is no such ${part}.`;
  return new Problem('request.invalid', { message, errors: { [field]: [message] } });
}
