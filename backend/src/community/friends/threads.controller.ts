import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, IdempotencyKey, type Identity, Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged, PageQueryDto } from '../../platform/validation/paging.js';
import { ReadUpToDto } from '../../members/notifications/notifications.dto.js';
import { DirectMessagesService } from './direct-messages.service.js';
import { FriendsListService } from './friends-list.service.js';
import {
  DirectMessageDto,
  FriendParamsDto,
  GiftDto,
  GivenDto,
  NewMessageDto,
  ThreadMemberDto,
} from './friends.dto.js';
import { GiftsService } from './gifts.service.js';

@Controller('friends/:userId')
export class ThreadsController {
  constructor(
    private readonly list: FriendsListService,
    private readonly messages: DirectMessagesService,
    private readonly gifts: GiftsService,
  ) {}

  /** Returns the other member of a thread, also after the friendship ended or their account was closed. */
  @Member()
  @Get()
  other(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<ThreadMemberDto> {
    return this.list.memberOf(member.id, userId);
  }

  /** Returns the messages of a thread, newest first; the `Link` header leads to older ones. */
  @Member()
  @Get('messages')
  async thread(
    @CurrentUser() member: Identity,
    @Param() { userId }: FriendParamsDto,
    @Query() query: PageQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<DirectMessageDto[]> {
    return answer.of(await this.messages.threadOf(member.id, userId, query));
  }

  /** Sends a message to a friend; repeating a `clientId` returns the stored message. */
  @Member()
  @Post('messages')
  send(
    @CurrentUser() member: Identity,
    @Param() { userId }: FriendParamsDto,
    @Body() written: NewMessageDto,
  ): Promise<DirectMessageDto> {
    return this.messages.send(member.id, userId, written);
  }

  /** Marks the other member's messages as read, up to an id. */
  @Member()
  @Post('read')
  @HttpCode(204)
  read(
    @CurrentUser() member: Identity,
    @Param() { userId }: FriendParamsDto,
    @Body() { upTo }: ReadUpToDto,
  ): Promise<void> {
    return this.messages.read(member.id, userId, upTo);
  }

  /**
   * Gives a friend one copy of an item that the member owns more than once; idempotent like a store purchase.
   */
  @Member()
  @Post('gift')
  give(
    @CurrentUser() member: Identity,
    @IdempotencyKey() key: string,
    @Param() { userId }: FriendParamsDto,
    @Body() item: GiftDto,
  ): Promise<GivenDto> {
    return this.gifts.give(member, userId, item, key);
  }
}
