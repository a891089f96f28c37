import { Controller, Get } from '@nestjs/common';
import { Member } from '../../platform/http/access.js';
import { HomeDto } from './home.dto.js';
import { HomeService } from './home.service.js';

@Controller('home')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /** What the home screen shows of the site: featured games, events to come, announcements. */
  @Member()
  @Get()
  show(): Promise<HomeDto> {
    return this.home.show();
  }
}
