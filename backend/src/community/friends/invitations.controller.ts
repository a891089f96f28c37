import { Controller, Get, Param } from '@nestjs/common';
import { CurrentUser, type Identity, LimitedPerAddress, Member, Public } from '../../platform/http/route.js';
import { InvitationDto, OtherMemberDto } from './friends.dto.js';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** The member's invitation link: whoever opens it is asked to send them a friend request. */
  @Member()
  @Get('friends/invitation')
  own(@CurrentUser() member: Identity): InvitationDto {
    return this.invitations.of(member.id);
  }

  /** Who invites with a link. */
  @Public()
  @LimitedPerAddress('invitationPerAddress')
  @Get('invitations/:token')
  inviter(@Param('token') token: string): Promise<OtherMemberDto> {
    return this.invitations.inviterOf(token);
  }
}
