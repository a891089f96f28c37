import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { secretKey } from '../../platform/config/server-secret.js';
import { Clock } from '../../platform/common/clock.js';
import { Config } from '../../platform/config/config.js';
import { Problem } from '../../platform/errors/problem.js';
import type { InvitationDto, OtherMemberDto } from './friends.dto.js';
import { FriendsListService } from './friends-list.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a link works at least. It ends with a UTC day, so a member has one link a day. */
const VALID_DAYS = 30;

/** Bytes of the member's id, of the day on which the link ends (days since 1970), and of the signature. */
const ID_BYTES = 4;
const DAY_BYTES = 2;
const SIGNATURE_BYTES = 12;

/** Format of a token: exactly these bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{24}$/;

/**
 * Makes and reads invitation links. A token is the inviter's id and the link's last day, signed with a key of
 * the server. Nothing is stored, so a link can be used by anybody until it ends.
 */
@Injectable()
export class InvitationsService {
  private key: Buffer | undefined;

  constructor(
    private readonly config: Config,
    private readonly list: FriendsListService,
    private readonly clock: Clock,
  ) {}

  /** Returns a member's link, the same one all day. */
  of(userId: number): InvitationDto {
    const endDay = Math.ceil(this.clock.now().getTime() / DAY_MS) + VALID_DAYS;
    const claim = Buffer.alloc(ID_BYTES + DAY_BYTES);
    claim.writeUInt32BE(userId);
    claim.writeUInt16BE(endDay, ID_BYTES);
    return {
      token: Buffer.concat([claim, this.signatureOf(claim)]).toString('base64url'),
      validUntil: new Date(endDay * DAY_MS).toISOString(),
    };
  }

  /**
   * Returns who invites with a link, as visitors may see them.
   *
   * @throws Problem `friends.invitation_over` for a link that this server has not made, that has ended, or
   * whose member has closed the account.
   */
  async inviterOf(token: string): Promise<OtherMemberDto> {
    const id = this.signedId(token);
    const inviter = id === undefined ? undefined : await this.list.openMember(id);
    if (!inviter) throw new Problem('friends.invitation_over');
    return inviter;
  }

  /** Returns the member's id of a valid token, else undefined. */
  private signedId(token: string): number | undefined {
    if (!TOKEN.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const claim = bytes.subarray(0, ID_BYTES + DAY_BYTES);
    if (!timingSafeEqual(bytes.subarray(claim.length), this.signatureOf(claim))) return undefined;
    const isOver = this.clock.now().getTime() >= claim.readUInt16BE(ID_BYTES) * DAY_MS;
    return isOver ? undefined : claim.readUInt32BE();
  }

  private signatureOf(claim: Buffer): Buffer {
    this.key ??= secretKey(this.config, 'invitations');
    return createHmac('sha256', this.key).update(claim).digest().subarray(0, SIGNATURE_BYTES);
  }
}
