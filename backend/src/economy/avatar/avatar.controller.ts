import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { UserDto } from '../../members/user/user.dto.js';
import { AvatarDto, FirstColourDto } from './avatar.dto.js';
import { AvatarService } from './avatar.service.js';

@Controller('user/avatar')
export class AvatarController {
  constructor(private readonly avatars: AvatarService) {}

  /** Changes the member's avatar to parts they own, and answers the member. */
  @Member()
  @Patch()
  change(@CurrentUser() member: Identity, @Body() avatar: AvatarDto): Promise<UserDto> {
    return this.avatars.change(member.id, avatar);
  }

  /** Gives a new member one colour free of charge, once, puts it on, and answers the member. */
  @Member()
  @Post('first-colour')
  @HttpCode(200)
  takeFirstColour(@CurrentUser() member: Identity, @Body() { color }: FirstColourDto): Promise<UserDto> {
    return this.avatars.takeFirstColour(member.id, color);
  }
}
