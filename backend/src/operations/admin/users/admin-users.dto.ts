import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { CredentialsDto } from '../../../members/auth/auth.dto.js';
import { MayBeMissing } from '../../../platform/validation/may-be-missing.js';
import { PageLengthQueryDto, QueryInteger } from '../../../platform/validation/paging.js';
import { AvatarCustomizationDto } from '../../../members/user/user.dto.js';

/** Ids are whole numbers of 31 bit. */
const MAX_USER_ID = 2 ** 31 - 1;

const SORTS = ['id', 'username', 'coins', 'lastSeen'] as const;
const ORDERS = ['asc', 'desc'] as const;

/** By what the list of users is sorted. */
export type UserSort = (typeof SORTS)[number];

/** Which users an admin asks for. */
export class AdminUsersQueryDto extends PageLengthQueryDto {
  /** Only users whose name begins like this, in upper or lower case, or who have this id. */
  @MayBeMissing()
  @IsString()
  @MaxLength(24)
  search?: string;

  /** `admin` for administrators alone. */
  @MayBeMissing()
  @IsIn(['admin'])
  role?: 'admin';

  /** `id` (when it is left out), `username`, `coins` or `lastSeen`. */
  @MayBeMissing()
  @IsIn(SORTS)
  sort?: UserSort;

  /** `asc` (when it is left out) or `desc`. */
  @MayBeMissing()
  @IsIn(ORDERS)
  order?: (typeof ORDERS)[number];

  /** Where to go on, as the `Link` header of another page says. */
  @MayBeMissing()
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{1,120}$/, { message: 'A cursor is what a Link header of this list has given.' })
  cursor?: string;
}

/** Which user is meant. */
export class AdminUserParamsDto {
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(MAX_USER_ID)
  id!: number;
}

/** A user that an admin adds; the same rules as for registering (§5). */
export class NewUserDto extends CredentialsDto {}

/** What an admin changes of a user. */
export class UserChangeDto {
  @IsBoolean()
  isAdmin!: boolean;
}

/** A user as admins see them (§3). */
export class AdminUserDto {
  id!: number;
  username!: string;
  isAdmin!: boolean;
  /** Whether this is the site's owner, who can neither be deleted nor lose the admin flag. */
  isOwner!: boolean;
  isOnline!: boolean;
  /** Whether they may not write in the chat now. */
  isMuted!: boolean;
  /** Whether they have yet to change a one-time password. */
  mustChangePassword!: boolean;
  /** The balance in coins. */
  coins!: number;
  /** When they were last here, ISO-8601 UTC; null for who never was. */
  lastSeen!: string | null;
  /** When the account was made, ISO-8601 UTC. */
  createdAt!: string;
  /** The address of their picture. */
  profilePicture!: string | null;
  avatarCustomization!: AvatarCustomizationDto;
}

/** A password that opens the account once; it is told this one time and stored nowhere. */
export class OneTimePasswordDto {
  password!: string;
}
