import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../platform/http/route.js';
import { LivestreamAdminService } from './livestream-admin.service.js';
import { AdminLivestreamDto } from './livestream-admin.dto.js';
import { DetailsChangeDto } from './livestream.dto.js';

@Controller('admin/livestream')
export class LivestreamAdminController {
  constructor(private readonly livestream: LivestreamAdminService) {}

  /** The livestream with its address, its key and what arrives from the encoder. */
  @Admin()
  @Get()
  show(): Promise<AdminLivestreamDto> {
    return this.livestream.show();
  }

  /** Opens the show for viewers. */
  @Admin()
  @Post('open')
  @HttpCode(200)
  open(@CurrentUser() { id }: Identity): Promise<AdminLivestreamDto> {
    return this.livestream.open(id);
  }

  /** Closes the show for viewers. */
  @Admin()
  @Post('close')
  @HttpCode(200)
  close(@CurrentUser() { id }: Identity): Promise<AdminLivestreamDto> {
    return this.livestream.close(id);
  }

  /** Creates a new stream key and disconnects an encoder that uses the old one. */
  @Admin()
  @Post('rotate-key')
  @HttpCode(200)
  rotateKey(@CurrentUser() { id }: Identity): Promise<AdminLivestreamDto> {
    return this.livestream.rotateKey(id);
  }

  /** Replaces the details of the race. */
  @Admin()
  @Put('details')
  details(
    @CurrentUser() { id }: Identity,
    @Body() { version, details }: DetailsChangeDto,
  ): Promise<AdminLivestreamDto> {
    return this.livestream.changeDetails(id, version, details);
  }
}
