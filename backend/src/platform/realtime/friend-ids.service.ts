import { Injectable } from '@nestjs/common';

/** Returns the ids of a member's friends. */
type FriendIdsSource = (userId: number) => Promise<readonly number[]>;

/** Who hears of a member's coming and going. The friends area fills it; without it nobody does. */
@Injectable()
export class FriendIdsService {
  private source: FriendIdsSource = () => Promise.resolve([]);

  /** Has friends found by `source`. */
  use(source: FriendIdsSource): void {
    this.source = source;
  }

  /** The ids of a member's friends. */
  of(userId: number): Promise<readonly number[]> {
    return this.source(userId);
  }
}
