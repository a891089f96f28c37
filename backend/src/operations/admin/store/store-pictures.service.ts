import { Injectable } from '@nestjs/common';
import { sha256 } from '../../../platform/common/sha256.js';
import { readPicture } from '../../../community/profile/picture-file.js';
import { PictureMakerService } from '../../../community/profile/picture-maker.service.js';
import { PictureStorage } from '../../../community/profile/picture-storage.js';

/** A picture that is stored, and nobody's yet. */
export interface StoredPicture {
  /** Such as `/media/ab/<hash>.webp`. */
  readonly address: string;
  readonly hash: string;
  readonly bytes: Buffer;
}

/** The pictures of what the store sells; they take the way of members' own pictures. */
@Injectable()
export class StorePicturesService {
  constructor(
    private readonly maker: PictureMakerService,
    private readonly storage: PictureStorage,
  ) {}

  /**
   * Makes a picture of a data URL, the whole of it on a clear ground, and stores it.
   *
   * @throws Problem what a member's picture is refused for as well.
   */
  async take(imageData: string): Promise<StoredPicture> {
    const bytes = await this.maker.make(readPicture(imageData), 'contain');
    const hash = sha256(bytes);
    return { address: await this.storage.put(hash, bytes), hash, bytes };
  }

  /** Once more when an item has it: a sweep beside this may have taken it before. */
  async keep({ hash, bytes }: StoredPicture): Promise<void> {
    await this.storage.put(hash, bytes);
  }
}
