import { Body, Controller, Get, Put } from '@nestjs/common';
import { Admin, CurrentUser, type Identity, Public } from '../../platform/http/route.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsChangeDto, SettingsDto, SiteDto } from './settings.dto.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsAdminService) {}

  /** The settings that every page needs: name, links, registration and the notice at the top. */
  @Public()
  @Get('site')
  site(): Promise<SiteDto> {
    return this.settings.site();
  }

  /** All settings, with their version. */
  @Admin()
  @Get('admin/settings')
  show(): Promise<SettingsDto> {
    return this.settings.show();
  }

  /** Sets the given settings. Answers 409 `settings.changed` if another admin changed one since `version`. */
  @Admin()
  @Put('admin/settings')
  change(@CurrentUser() { id }: Identity, @Body() change: SettingsChangeDto): Promise<SettingsDto> {
    return this.settings.change(id, change);
  }
}
