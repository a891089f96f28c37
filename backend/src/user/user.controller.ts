import { Controller, Get } from '@nestjs/common';

import { BeforePasswordChange, Member } from '../common/access.js';
import { CurrentMember } from '../common/current-user.js';
import { UserDto } from './user.dto.js';
import { toUserDto } from './user.mapper.js';
import type { UserRow } from './user.row.js';

@Controller('user')
export class UserController {
  /** The signed-in member (§7). */
  @Member()
  @BeforePasswordChange()
  @Get()
  current(@CurrentMember() member: UserRow): UserDto {
    return toUserDto(member);
  }
}
