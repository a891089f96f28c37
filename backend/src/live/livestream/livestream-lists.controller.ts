import { Body, Controller, Delete, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../platform/http/route.js';
import { IdParamsDto } from '../../platform/validation/paging.js';
import {
  AdminStandingDto,
  AdminStreamEventDto,
  AdminWeeklyStreamDto,
  NewStandingDto,
  NewStreamEventDto,
  NewWeeklyStreamDto,
  RowVersionQueryDto,
  StandingChangeDto,
  StreamEventChangeDto,
  WeeklyStreamChangeDto,
} from './livestream-lists.dto.js';
import { toEventDto } from './livestream-lists.entity.js';
import { LivestreamListsService } from './livestream-lists.service.js';

/** Changes and removals answer 409 `livestream.changed` if another admin changed the row first. */
@Controller('admin/livestream')
export class LivestreamListsController {
  constructor(private readonly lists: LivestreamListsService) {}

  /** Adds a stream to the weekly schedule. */
  @Admin()
  @Post('schedule')
  addWeeklyStream(
    @CurrentUser() admin: Identity,
    @Body() stream: NewWeeklyStreamDto,
  ): Promise<AdminWeeklyStreamDto> {
    return this.lists.add(admin.id, 'schedule', { ...stream });
  }

  /** Changes a stream of the weekly schedule. */
  @Admin()
  @Put('schedule/:id')
  changeWeeklyStream(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Body() { version, ...stream }: WeeklyStreamChangeDto,
  ): Promise<AdminWeeklyStreamDto> {
    return this.lists.change(admin.id, 'schedule', { id, version }, stream);
  }

  /** Removes a stream from the weekly schedule. */
  @Admin()
  @Delete('schedule/:id')
  @HttpCode(204)
  removeWeeklyStream(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Query() { version }: RowVersionQueryDto,
  ): Promise<void> {
    return this.lists.remove(admin.id, 'schedule', { id, version });
  }

  /** Adds a row to the standings. */
  @Admin()
  @Post('standings')
  addStanding(@CurrentUser() admin: Identity, @Body() standing: NewStandingDto): Promise<AdminStandingDto> {
    return this.lists.add(admin.id, 'standings', { ...standing });
  }

  /** Changes a row of the standings. */
  @Admin()
  @Put('standings/:id')
  changeStanding(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Body() { version, ...standing }: StandingChangeDto,
  ): Promise<AdminStandingDto> {
    return this.lists.change(admin.id, 'standings', { id, version }, standing);
  }

  /** Removes a row from the standings. */
  @Admin()
  @Delete('standings/:id')
  @HttpCode(204)
  removeStanding(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Query() { version }: RowVersionQueryDto,
  ): Promise<void> {
    return this.lists.remove(admin.id, 'standings', { id, version });
  }

  /** Adds an event. */
  @Admin()
  @Post('events')
  async addEvent(
    @CurrentUser() admin: Identity,
    @Body() event: NewStreamEventDto,
  ): Promise<AdminStreamEventDto> {
    return toEventDto(await this.lists.add(admin.id, 'events', eventValues(event)));
  }

  /** Changes an event. */
  @Admin()
  @Put('events/:id')
  async changeEvent(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Body() { version, ...event }: StreamEventChangeDto,
  ): Promise<AdminStreamEventDto> {
    return toEventDto(await this.lists.change(admin.id, 'events', { id, version }, eventValues(event)));
  }

  /** Removes an event. */
  @Admin()
  @Delete('events/:id')
  @HttpCode(204)
  removeEvent(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Query() { version }: RowVersionQueryDto,
  ): Promise<void> {
    return this.lists.remove(admin.id, 'events', { id, version });
  }
}

const eventValues = ({ title, game, startsAt }: NewStreamEventDto) => ({
  title,
  game,
  startsAt: new Date(startsAt),
});
