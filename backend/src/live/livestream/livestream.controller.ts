import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, type Identity, Member, Public } from '../../platform/http/route.js';
import { LivestreamDto, OnAirDto, ViewersDto } from './livestream.dto.js';
import { LivestreamService } from './livestream.service.js';
import { ViewersService } from './viewers.service.js';

@Controller('livestream')
export class LivestreamController {
  constructor(
    private readonly livestream: LivestreamService,
    private readonly viewers: ViewersService,
  ) {}

  /** What the livestream's page shows. */
  @Member()
  @Get()
  show(): Promise<LivestreamDto> {
    return this.livestream.show();
  }

  /** Whether a race is on air. */
  @Public()
  @Get('on-air')
  onAir(): Promise<OnAirDto> {
    return this.livestream.onAir();
  }

  /** Reports that the member is watching; to be sent every 30 seconds. Answers the number of viewers. */
  @Member()
  @Post('watching')
  @HttpCode(200)
  watching(@CurrentUser() { id }: Identity): ViewersDto {
    this.viewers.seen(id);
    return { viewers: this.viewers.count() };
  }
}
