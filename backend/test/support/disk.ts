import { DiskSpace } from '../../src/platform/files/disk-space.js';

/** A disk whose free space is set by the test. */
export class TestDisk extends DiskSpace {
  free = 10 ** 12;

  override freeBytes(): Promise<number> {
    return Promise.resolve(this.free);
  }
}
