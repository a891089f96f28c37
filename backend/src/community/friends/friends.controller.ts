import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { FriendRequestsService } from './friend-requests.service.js';
import { FriendsListService } from './friends-list.service.js';
import { FriendNameDto, FriendParamsDto, FriendsDto, FriendshipDto } from './friends.dto.js';

@Controller('friends')
export class FriendsController {
  constructor(
    private readonly list: FriendsListService,
    private readonly requests: FriendRequestsService,
  ) {}

  /** Returns friends, received requests and sent requests. */
  @Member()
  @Get()
  friends(@CurrentUser() member: Identity): Promise<FriendsDto> {
    return this.list.of(member.id);
  }

  /** Sends a friend request by name; if that member has asked already, both become friends. */
  @Member()
  @Post()
  ask(@CurrentUser() member: Identity, @Body() { username }: FriendNameDto): Promise<FriendshipDto> {
    return this.requests.ask(member, username);
  }

  /** Accepts a request. */
  @Member()
  @Post(':userId/accept')
  @HttpCode(204)
  accept(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.accept(member, userId);
  }

  /** Declines a request; its sender is not notified. */
  @Member()
  @Post(':userId/decline')
  @HttpCode(204)
  decline(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.decline(member.id, userId);
  }

  /** Ends a friendship, or withdraws one of the member's own requests. */
  @Member()
  @Delete(':userId')
  @HttpCode(204)
  remove(@CurrentUser() member: Identity, @Param() { userId }: FriendParamsDto): Promise<void> {
    return this.requests.remove(member.id, userId);
  }
}
