import { IsString, MaxLength } from 'class-validator';
import { MayBeMissing } from '../common/may-be-missing.js';

/** How long the id of a part is at the most. */
const MAX_PART_LENGTH = 40;

/** What the member's alien is to wear (§7), by the ids of the avatar catalogue; what is left out stays. */
export class AvatarDto {
  @MayBeMissing()
  @IsString()
  @MaxLength(MAX_PART_LENGTH)
  avatarColor?: string;

  @MayBeMissing()
  @IsString()
  @MaxLength(MAX_PART_LENGTH)
  avatarHat?: string;

  @MayBeMissing()
  @IsString()
  @MaxLength(MAX_PART_LENGTH)
  avatarFace?: string;

  @MayBeMissing()
  @IsString()
  @MaxLength(MAX_PART_LENGTH)
  avatarAccessory?: string;
}
