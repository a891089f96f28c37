import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

/** A member's name and password (§5). */
export class CredentialsDto {
  /** 3 to 24 letters, digits, _ or -; upper and lower case make no difference. */
  @IsString({ message: 'Username must be text' })
  @Matches(/^[A-Za-z0-9_-]*$/, { message: 'Username may have letters, digits, _ and - only' })
  @MaxLength(24, { message: 'Username must be at most 24 characters' })
  @MinLength(3, { message: 'Username must be at least 3 characters' })
  username!: string;

  /** 6 to 200 characters. */
  @IsString({ message: 'Password must be text' })
  @MaxLength(200, { message: 'Password must be at most 200 characters' })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  password!: string;
}
