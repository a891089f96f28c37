import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** Rules for a chosen name. The first broken rule is reported first. */
export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    MinLength(3, { message: 'Username must be at least 3 characters' }),
    MaxLength(24, { message: 'Username must be at most 24 characters' }),
    Matches(/^[A-Za-z0-9_-]*$/, { message: 'Username may have letters, digits, _ and - only' }),
    IsString({ message: 'Username must be text' }),
  );

/** Rules for a chosen password, the same wherever one is set (§5). */
export const IsPassword = (): PropertyDecorator =>
  applyDecorators(
    MinLength(6, { message: 'Password must be at least 6 characters' }),
    MaxLength(200, { message: 'Password must be at most 200 characters' }),
    IsString({ message: 'Password must be text' }),
  );

/** A name that a visitor would like to register with. */
export class NameQueryDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsUsername()
  username!: string;
}

/** Whether a name can be registered now. A reserved name is answered like a taken one. */
export class NameDto {
  isFree!: boolean;
}

/** A member's name and password (§5). */
export class CredentialsDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsUsername()
  username!: string;

  /** 6 to 200 characters. */
  @IsPassword()
  password!: string;
}
