import { MayBeMissing } from '../../platform/validation/rules.js';
import { IsItemId } from '../inventory/item-type.js';

/** The colour that a new member chooses free of charge. */
export class FirstColourDto {
  @IsItemId()
  color!: string;
}

/** Avatar parts to wear (§7), by their ids in the avatar catalogue; omitted ones stay. */
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
