import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../../platform/http/route.js';
import { IdParamsDto, type PageAnswer, Paged } from '../../../platform/validation/paging.js';
import {
  AdminAnnouncementDto,
  AnnouncementChangeDto,
  AnnouncementsQueryDto,
  AnnouncementVersionQueryDto,
  NewAnnouncementDto,
} from './announcements.dto.js';
import { AnnouncementsAdminService } from './announcements.service.js';

@Controller('admin/announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsAdminService) {}

  /** The announcements, newest entry first. The `Link` header leads to older ones. */
  @Admin()
  @Get()
  async list(
    @Query() query: AnnouncementsQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<AdminAnnouncementDto[]> {
    return answer.of(await this.announcements.list(query));
  }

  /** Adds an announcement to the home screen. */
  @Admin()
  @Post()
  add(@CurrentUser() { id }: Identity, @Body() input: NewAnnouncementDto): Promise<AdminAnnouncementDto> {
    return this.announcements.add(id, input);
  }

  /** Changes an announcement. Answers 409 `announcements.changed` if another admin changed it first. */
  @Admin()
  @Put(':id')
  change(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Body() change: AnnouncementChangeDto,
  ): Promise<AdminAnnouncementDto> {
    return this.announcements.change(admin.id, id, change);
  }

  /** Removes an announcement. Answers 409 `announcements.changed` if another admin has changed it since. */
  @Admin()
  @Delete(':id')
  @HttpCode(204)
  remove(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Query() { version }: AnnouncementVersionQueryDto,
  ): Promise<void> {
    return this.announcements.remove(admin.id, id, version);
  }
}
