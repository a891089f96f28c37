import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../platform/http/route.js';
import { IdParamsDto, type PageAnswer, Paged, PageQueryDto } from '../../platform/validation/paging.js';
import { ChatMuteDto, MutedMemberParamsDto, MuteDto } from './chat.dto.js';
import { ChatModerationService } from './chat-moderation.service.js';

@Controller('admin/chat')
export class ChatAdminController {
  constructor(private readonly moderation: ChatModerationService) {}

  /** Removes a message for everybody; idempotent. */
  @Admin()
  @Delete('messages/:id')
  @HttpCode(204)
  remove(@CurrentUser() admin: Identity, @Param() { id }: IdParamsDto): Promise<void> {
    return this.moderation.remove(admin.id, id);
  }

  /** Mutes a member for some minutes or until the mute is lifted; replaces an existing mute. */
  @Admin()
  @Post('mutes')
  @HttpCode(200)
  mute(@CurrentUser() admin: Identity, @Body() mute: MuteDto): Promise<ChatMuteDto> {
    return this.moderation.mute(admin.id, mute);
  }

  /** Returns the muted members, newest mutes first; the `Link` header leads to older ones. */
  @Admin()
  @Get('mutes')
  async mutes(@Query() query: PageQueryDto, @Paged() answer: PageAnswer): Promise<ChatMuteDto[]> {
    return answer.of(await this.moderation.mutes(query));
  }

  /** Lifts a member's mute; idempotent. */
  @Admin()
  @Delete('mutes/:userId')
  @HttpCode(204)
  unmute(@CurrentUser() admin: Identity, @Param() { userId }: MutedMemberParamsDto): Promise<void> {
    return this.moderation.unmute(admin.id, userId);
  }
}
