import { Controller, Get } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { InventoryItemDto } from './inventory.dto.js';
import { InventoryService } from './inventory.service.js';

@Controller('user/inventory')
export class InventoryController {
  constructor(private readonly inventory: InventoryService) {}

  /** Items the member has bought. What every member owns from the start is not listed. */
  @Member()
  @Get()
  list(@CurrentUser() member: Identity): Promise<InventoryItemDto[]> {
    return this.inventory.listOf(member.id);
  }
}
