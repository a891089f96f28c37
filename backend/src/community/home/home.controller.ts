import { Controller, Get } from '@nestjs/common';
import { Member } from '../../platform/http/route.js';
import { HomeDto } from './home.dto.js';
import { HomeService } from './home.service.js';

@Controller('home')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  /** Returns the site's part of the home screen: featured games, upcoming events, announcements. */
  @Member()
  @Get()
  show(): Promise<HomeDto> {
    return this.home.show();
  }
}
