import { IsTextUpTo } from '../../platform/validation/rules.js';

/** Maximum size of a picture in decoded bytes (§5). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Maximum size of the JSON body of an upload: 5 MB as base64 and some overhead. */
export const MAX_UPLOAD_BYTES = 7 * 1024 * 1024;

/** Price of a picture upload, in coins (§9). */
export const PICTURE_COINS = 500;

/** A picture to upload. */
export class PictureUploadDto {
  /** The file as a data URL: `data:image/png;base64,…`; JPEG, PNG, GIF or WEBP of at most 5 MB. */
  @IsTextUpTo(MAX_UPLOAD_BYTES)
  imageData!: string;
}

/** The member's new picture. */
export class UploadedPictureDto {
  /** Its address, such as `/media/ab/<hash>.webp`. */
  profilePicture!: string;
  /** The balance after the payment, in coins. */
  coins!: number;
}

/** A badge, earned or still locked. */
export class BadgeDto {
  id!: string;
  /** Display name of the game that it belongs to. */
  gameName!: string;
  name!: string;
  /** How to earn it. */
  description!: string;
  /** Achievement Points for it. */
  points!: number;
  /** ISO-8601, UTC; null while it is locked. */
  earnedAt!: string | null;
}

/** A member's badges. */
export class AchievementsDto {
  /** Achievement Points of all earned badges. */
  points!: number;
  /** All badges in display order, locked ones included. */
  badges!: BadgeDto[];
}
