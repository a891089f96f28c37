import { Injectable } from '@nestjs/common';

type FriendIdsSource = (userId: number) => Promise<readonly number[]>;

/**
 * Ids of the friends who are notified when a member comes online or leaves. The friends area provides the
 * source; without it no friends are notified.
 */
@Injectable()
export class FriendIdsService {
  private source: FriendIdsSource = () => Promise.resolve([]);

  /** Sets the source of friends. */
  use(source: FriendIdsSource): void {
    this.source = source;
  }

  of(userId: number): Promise<readonly number[]> {
    return this.source(userId);
  }
}
