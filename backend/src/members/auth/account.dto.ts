import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsPassword, IsUsername } from './auth.dto.js';

/** Accepts what may be a member's password (`IsPassword`). */
const IsGivenPassword = (): PropertyDecorator => applyDecorators(MaxLength(200), MinLength(1), IsString());

/** New name for the member (§7). */
export class ChangeUsernameDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsUsername()
  username!: string;

  @IsGivenPassword()
  currentPassword!: string;
}

/** New password for the member (§7). */
export class ChangePasswordDto {
  @IsGivenPassword()
  currentPassword!: string;

  /** 6 to 200 characters, as when registering. */
  @IsPassword()
  newPassword!: string;
}

/** Confirmation required to close the account. */
export class CloseAccountDto {
  /** The member's own password. */
  @IsGivenPassword()
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
