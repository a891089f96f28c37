import { DiskSpace } from '../platform/files/disk-space.js';

/** A disk with as much room as a test says. */
export class TestDisk extends DiskSpace {
  free = 10 ** 12;

  override freeBytes(): Promise<number> {
    return Promise.resolve(this.free);
  }
}
