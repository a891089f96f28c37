import { IsString, MaxLength } from 'class-validator';

/** How large a picture may be, in decoded bytes (§5). */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The JSON body of an upload: 5 MB as base64 and a little around them. */
export const MAX_UPLOAD_BYTES = 7 * 1024 * 1024;

/** What uploading a picture costs, in coins (§9). */
export const PICTURE_COINS = 500;

/** A picture to upload. */
export class PictureUploadDto {
  /** The file as a data URL: `data:image/png;base64,…`; JPEG, PNG, GIF or WEBP of at most 5 MB. */
  @IsString()
  @MaxLength(MAX_UPLOAD_BYTES)
  imageData!: string;
}

/** The picture that a member has now. */
export class UploadedPictureDto {
  /** Its address, such as `/media/ab/<hash>.webp`. */
  profilePicture!: string;
  /** The balance after it was paid, in coins. */
  coins!: number;
}

/** Something that a member has done, or may still do. */
export class BadgeDto {
  id!: string;
  name!: string;
  /** What has to be done for it. */
  description!: string;
  /** The Achievement Points it brings. */
  points!: number;
  /** ISO-8601, UTC; null while it is locked. */
  earnedAt!: string | null;
}

/** A member's badges. */
export class AchievementsDto {
  /** Achievement Points: what the earned badges bring together. */
  points!: number;
  /** All there are, locked ones included, in their order. */
  badges!: BadgeDto[];
}
