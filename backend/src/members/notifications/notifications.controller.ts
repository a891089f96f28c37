import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged, PageQueryDto } from '../../platform/validation/paging.js';
import { NotificationDto, NotificationsSummaryDto, ReadUpToDto } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /** The member's notifications, newest first. The `Link` header leads to older ones. */
  @Member()
  @Get()
  async list(
    @CurrentUser() member: Identity,
    @Query() query: PageQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<NotificationDto[]> {
    return answer.of(await this.notifications.listOf(member.id, query));
  }

  /** Counts of unread notifications, friend requests and unread messages, for the bell and the navigation. */
  @Member()
  @Get('summary')
  summary(@CurrentUser() member: Identity): Promise<NotificationsSummaryDto> {
    return this.notifications.summaryOf(member.id);
  }

  /** Marks everything up to a notification as read. */
  @Member()
  @Post('read')
  @HttpCode(204)
  read(@CurrentUser() member: Identity, @Body() { upTo }: ReadUpToDto): Promise<void> {
    return this.notifications.read(member.id, upTo);
  }
}
