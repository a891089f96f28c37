import { Controller, Delete, Get } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../platform/http/route.js';
import { SamplesDto } from './samples.dto.js';
import { SamplesService } from './samples.service.js';

@Controller('admin/samples')
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  /** How many samples there are. */
  @Admin()
  @Get()
  async show(): Promise<SamplesDto> {
    return { samples: await this.samples.count() };
  }

  /** Removes all samples and answers how many there were. */
  @Admin()
  @Delete()
  async remove(@CurrentUser() { id }: Identity): Promise<SamplesDto> {
    return { samples: await this.samples.remove(id) };
  }
}
