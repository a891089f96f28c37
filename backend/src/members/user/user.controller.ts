import { Controller, Get } from '@nestjs/common';

import { BeforePasswordChange, CurrentMember, Member } from '../../platform/http/route.js';
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
