import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Admin, CurrentUser, IdempotencyKey, type Identity } from '../../../platform/http/route.js';
import { BodyLimit } from '../../../platform/http/body.guard.js';
import { IdParamsDto, type PageAnswer, Paged } from '../../../platform/validation/paging.js';
import { MAX_UPLOAD_BYTES } from '../../../community/profile/profile.dto.js';
import {
  AdminStoreItemDto,
  AdminStoreQueryDto,
  NewStoreItemDto,
  StoreItemChangeDto,
} from './admin-store.dto.js';
import { AdminStoreService } from './admin-store.service.js';

@Controller('admin/store/items')
export class AdminStoreController {
  constructor(private readonly store: AdminStoreService) {}

  /** All items, on sale or not, by their ids. The `Link` header leads to the next page. */
  @Admin()
  @Get()
  async list(@Query() query: AdminStoreQueryDto, @Paged() answer: PageAnswer): Promise<AdminStoreItemDto[]> {
    return answer.of(await this.store.list(query));
  }

  /** Adds a sticker with its picture. A repeated request with the same Idempotency-Key adds it once. */
  @Admin()
  @Post()
  @BodyLimit(MAX_UPLOAD_BYTES, 'picture.too_large')
  add(
    @CurrentUser() { id }: Identity,
    @IdempotencyKey() key: string,
    @Body() input: NewStoreItemDto,
  ): Promise<AdminStoreItemDto> {
    return this.store.add(id, key, input);
  }

  /** Changes an item or takes it off sale. Answers 409 `store.item_changed` if another admin was first. */
  @Admin()
  @Put(':id')
  @BodyLimit(MAX_UPLOAD_BYTES, 'picture.too_large')
  change(
    @CurrentUser() admin: Identity,
    @Param() { id }: IdParamsDto,
    @Body() change: StoreItemChangeDto,
  ): Promise<AdminStoreItemDto> {
    return this.store.change(admin.id, id, change);
  }
}
