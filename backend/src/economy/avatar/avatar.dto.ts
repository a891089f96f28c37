import { MayBeMissing } from '../../platform/validation/may-be-missing.js';
import { IsItemId } from '../inventory/item-id.js';

/** What the member's alien is to wear (§7), by the ids of the avatar catalogue; what is left out stays. */
export class AvatarDto {
  @MayBeMissing()
  @IsItemId()
  avatarColor?: string;

  @MayBeMissing()
  @IsItemId()
  avatarHat?: string;

  @MayBeMissing()
  @IsItemId()
  avatarFace?: string;

  @MayBeMissing()
  @IsItemId()
  avatarAccessory?: string;
}
