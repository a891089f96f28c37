import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsPassword, IsUsername } from './auth.dto.js';

/** Maximum length of a password, as in `IsPassword`. */
const MAX_PASSWORD_LENGTH = 200;

/** New name for the member (§7). */
export class ChangeUsernameDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsUsername()
  username!: string;

  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  currentPassword!: string;
}

/** New password for the member (§7). */
export class ChangePasswordDto {
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  currentPassword!: string;

  /** 6 to 200 characters, as when registering. */
  @IsPassword()
  newPassword!: string;
}

/** Confirmation required to close the account. */
export class CloseAccountDto {
  /** The member's own password. */
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_PASSWORD_LENGTH)
  password!: string;
}

/** A browser that is signed in. */
export class DeviceDto {
  /** Id by which the device is signed out. */
  id!: string;
  /** Browser and system as the browser reported them, such as `Chrome on Android`. */
  device!: string;
  /** When it signed in, ISO-8601 UTC. */
  createdAt!: string;
  /** When it was last used, ISO-8601 UTC; up to a day behind. */
  lastUsedAt!: string;
  /** Whether this request comes from it. */
  isCurrent!: boolean;
}
