import { Body, Controller, Get, Put } from '@nestjs/common';
import { Admin, Public } from '../../platform/http/access.js';
import { CurrentUser, type Identity } from '../../platform/http/current-user.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsChangeDto, SettingsDto, SiteDto } from './settings.dto.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsAdminService) {}

  /** What every page needs to know of the settings: name, links, registration, the notice at its top. */
  @Public()
  @Get('site')
  site(): Promise<SiteDto> {
    return this.settings.site();
  }

  /** Everything that admins set, with its version. */
  @Admin()
  @Get('admin/settings')
  show(): Promise<SettingsDto> {
    return this.settings.show();
  }

  /** Sets what is named; 409 `settings.changed` when another admin has changed something since `version`. */
  @Admin()
  @Put('admin/settings')
  change(@CurrentUser() { id }: Identity, @Body() change: SettingsChangeDto): Promise<SettingsDto> {
    return this.settings.change(id, change);
  }
}
