import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Member } from '../../platform/http/access.js';
import { CostlyRead } from '../../platform/http/costly-read.js';
import { CurrentUser, type Identity } from '../../platform/http/current-user.js';
import { FriendRequestsService } from './friend-requests.service.js';
import { FriendsListService } from './friends-list.service.js';
import { FriendNameDto, FriendParamsDto, FriendsDto, FriendshipDto } from './friends.dto.js';

@Controller('friends')
export class FriendsController {
  constructor(
    private readonly list: FriendsListService,
    private readonly requests: FriendRequestsService,
  ) {}

  /** Friends, requests to the member and requests of theirs. */
  @Member()
  @CostlyRead()
  @Get()
  friends(@CurrentUser() member: Identity): Promise<FriendsDto> {
    return this.list.of(member.id);
  }

  /** Asks a member by name to be friends; who has asked already becomes a friend. */
  @Member()
  @Post()
  ask(@CurrentUser() member: Identity, @Body() { username }: FriendNameDto): Promise<FriendshipDto> {
    return this.requests.ask(member, username);
  }

  /** Says yes to a request. */
  @Member()
  @Post(':userId/accept')
  @HttpCode(204)
  accept(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.accept(member, userId);
  }

  /** Says no to a request; whoever has asked is not told. */
  @Member()
  @Post(':userId/decline')
  @HttpCode(204)
  decline(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.decline(member.id, userId);
  }

  /** Ends a friendship, or takes a request of the member's own back. */
  @Member()
  @Delete(':userId')
  @HttpCode(204)
  remove(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.remove(member.id, userId);
  }
}
