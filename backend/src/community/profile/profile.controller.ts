import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  CurrentUser,
  IdempotencyKey,
  type Identity,
  LimitedPerAddress,
  Member,
} from '../../platform/http/route.js';
import { BodyLimit } from '../../platform/http/body.guard.js';
import { AchievementsService } from './achievements.service.js';
import { PicturesService } from './pictures.service.js';
import { AchievementsDto, MAX_UPLOAD_BYTES, PictureUploadDto, UploadedPictureDto } from './profile.dto.js';

@Controller('profile')
export class ProfileController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly achievements: AchievementsService,
  ) {}

  /** Sets the member's picture for 500 coins, charged once it is stored (§5). Takes an `Idempotency-Key`. */
  @Member()
  @LimitedPerAddress('uploadPerAddress')
  @Post('upload-picture')
  @BodyLimit(MAX_UPLOAD_BYTES, 'picture.too_large')
  upload(
    @CurrentUser() member: Identity,
    @IdempotencyKey() requestKey: string,
    @Body() { imageData }: PictureUploadDto,
    @Req() { socket }: Request,
  ): Promise<UploadedPictureDto> {
    return this.pictures.upload(member.id, requestKey, imageData, () => socket.destroyed);
  }

  /** Returns the member's badges and their total points. */
  @Member()
  @Get('achievements')
  achievementsOf(@CurrentUser() member: Identity): Promise<AchievementsDto> {
    return this.achievements.of(member.id);
  }
}
