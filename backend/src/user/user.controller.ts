import { Controller, Get } from '@nestjs/common';

import { Member } from '../common/access.js';
import { CurrentMember } from '../common/current-user.js';
import { UserDto } from './user.dto.js';
import { toUserDto } from './user.mapper.js';
import type { UserRow } from './user.row.js';

@Controller('user')
export class UserController {
  /** The signed-in member (§7). */
  @Member()
  @Get()
  current(@CurrentMember() member: UserRow): UserDto {
    return toUserDto(member);
  }
}
