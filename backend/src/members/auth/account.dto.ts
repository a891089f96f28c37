import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsPassword, IsUsername } from './auth.dto.js';

/** Long enough for every password there is: what is longer is none. */
const MAX_PASSWORD_LENGTH = 200;

/** Another name for the member (§7). */
export class ChangeUsernameDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsUsername()
  username!: string;

  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  currentPassword!: string;
}

/** Another password for the member (§7). */
export class ChangePasswordDto {
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  currentPassword!: string;

  /** 6 to 200 characters, as when registering. */
  @IsPassword()
  newPassword!: string;
}

/** What closes an account. */
export class CloseAccountDto {
  /** The member's own password. */
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;
}

/** A browser that is signed in. */
export class DeviceDto {
  /** What it is signed out by. */
  id!: string;
  /** Its browser and system as it named them itself, such as `Chrome on Android`. */
  device!: string;
  /** When it signed in, ISO-8601 UTC. */
  createdAt!: string;
  /** When it was last used, ISO-8601 UTC; up to a day behind. */
  lastUsedAt!: string;
  /** Whether this request comes from it. */
  isCurrent!: boolean;
}
