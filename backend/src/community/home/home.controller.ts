import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { FirstFlightService } from './first-flight.service.js';
import { HomeDto } from './home.dto.js';
import { HomeService } from './home.service.js';

@Controller('home')
export class HomeController {
  constructor(
    private readonly home: HomeService,
    private readonly firstFlight: FirstFlightService,
  ) {}

  /** Returns everything that the home screen shows. */
  @Member()
  @Get()
  show(@CurrentUser() member: Identity): Promise<HomeDto> {
    return this.home.show(member.id);
  }

  /** Ends the member's first flight: all its steps are taken, or they skip it. Idempotent. */
  @Member()
  @Post('first-flight/end')
  @HttpCode(204)
  endFirstFlight(@CurrentUser() member: Identity): Promise<void> {
    return this.firstFlight.end(member.id);
  }
}
