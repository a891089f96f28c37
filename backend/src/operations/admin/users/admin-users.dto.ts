import { IsBoolean, IsIn, IsString, Matches } from 'class-validator';
import { CredentialsDto } from '../../../members/auth/auth.dto.js';
import { IsTextUpTo, IsWhole, MayBeMissing } from '../../../platform/validation/rules.js';
import { PageLengthQueryDto, QueryInteger } from '../../../platform/validation/paging.js';
import { AvatarCustomizationDto } from '../../../members/user/user.dto.js';

/** Maximum id: ids are whole numbers of 31 bits. */
const MAX_USER_ID = 2 ** 31 - 1;

const SORTS = ['id', 'username', 'coins', 'lastSeen'] as const;
const ORDERS = ['asc', 'desc'] as const;

/** Sort keys of the list of users. */
export type UserSort = (typeof SORTS)[number];

/** Filter, order and page of the list of users. */
export class AdminUsersQueryDto extends PageLengthQueryDto {
  /** Only users whose name begins with this, in upper or lower case, or who have this id. */
  @MayBeMissing()
  @IsTextUpTo(24)
  search?: string;

  /** `admin` for administrators only. */
  @MayBeMissing()
  @IsIn(['admin'])
  role?: 'admin';

  /** `id` (default), `username`, `coins` or `lastSeen`. */
  @MayBeMissing()
  @IsIn(SORTS)
  sort?: UserSort;

  /** `asc` (default) or `desc`. */
  @MayBeMissing()
  @IsIn(ORDERS)
  order?: (typeof ORDERS)[number];

  /** Start of the page, as given in the `Link` header of another page. */
  @MayBeMissing()
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{1,120}$/, { message: 'A cursor is what a Link header of this list has given.' })
  cursor?: string;
}

/** Id of a user in a path. */
export class AdminUserParamsDto {
  @QueryInteger()
  @IsWhole(1, MAX_USER_ID)
  id!: number;
}

/** A user that an admin adds; the same rules as for registering (§5). */
export class NewUserDto extends CredentialsDto {}

/** Changes to a user. */
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
  /** Whether they are currently muted in the chat. */
  isMuted!: boolean;
  /** Whether they still have to change a one-time password. */
  mustChangePassword!: boolean;
  /** The balance in coins. */
  coins!: number;
  /** When they were last here, ISO-8601 UTC; null if they never were. */
  lastSeen!: string | null;
  /** When the account was created, ISO-8601 UTC. */
  createdAt!: string;
  /** The address of their picture. */
  profilePicture!: string | null;
  avatarCustomization!: AvatarCustomizationDto;
}

/** A one-time password. It is shown only this once, and only its hash is stored. */
export class OneTimePasswordDto {
  password!: string;
}
