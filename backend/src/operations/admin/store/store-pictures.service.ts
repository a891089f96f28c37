import { Injectable } from '@nestjs/common';
import { sha256 } from '../../../platform/common/sha256.js';
import { readPicture } from '../../../community/profile/picture-file.js';
import { PictureMakerService } from '../../../community/profile/picture-maker.service.js';
import { PictureStorage } from '../../../community/profile/picture-storage.js';

/** A stored picture that no item uses yet. */
export interface StoredPicture {
  /** Such as `/media/ab/<hash>.webp`. */
  readonly address: string;
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Stores the pictures of store items, which are processed like members' pictures. */
@Injectable()
export class StorePicturesService {
  constructor(
    private readonly maker: PictureMakerService,
    private readonly storage: PictureStorage,
  ) {}

  /**
   * Makes a picture from a data URL, whole and on a transparent background, and stores it.
   *
   * @throws Problem as for a member's picture.
   */
  async take(imageData: string): Promise<StoredPicture> {
    const bytes = await this.maker.make(readPicture(imageData), 'contain');
    const hash = sha256(bytes);
    return { address: await this.storage.put(hash, bytes), hash, bytes };
  }

  /** Stores the picture again once an item uses it, because a sweep may have deleted it in the meantime. */
  async keep({ hash, bytes }: StoredPicture): Promise<void> {
    await this.storage.put(hash, bytes);
  }
}
