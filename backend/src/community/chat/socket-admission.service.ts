import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request } from 'express';
import { SessionCookiesService } from '../../members/auth/session-cookies.service.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { setMember } from '../../platform/http/route.js';
import { callerAddress } from '../../platform/http/http.js';
import { sha256 } from '../../platform/common/sha256.js';
import { Problem } from '../../platform/errors/problem.js';
import { ProblemLog } from '../../platform/http/problem-log.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { originProblem } from '../../platform/http/same-origin.js';
import { Config } from '../../platform/config/config.js';
import type { SocketMember } from '../../platform/realtime/member-socket.js';

/** An accepted socket request. */
export interface Admitted {
  readonly member: SocketMember;
  /** The stored id of its session. */
  readonly sessionId: string;
  /** Whether the socket joins the chat at once. */
  readonly wantsChat: boolean;
}

/** Authorizes sockets before the upgrade, with the session, origin and rate limits of any request. */
@Injectable()
export class SocketAdmissionService {
  private readonly admitted = new WeakMap<IncomingMessage, Admitted>();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookiesService,
    private readonly limiter: RateLimiter,
    private readonly log: ProblemLog,
  ) {}

  /** Returns why a socket is refused; undefined when it may be opened. */
  async refusalOf(upgrade: IncomingMessage): Promise<Problem | undefined> {
    const request = this.asRequest(upgrade);
    try {
      this.admitted.set(upgrade, await this.admit(request));
      return undefined;
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('server.not_ready', { cause: error });
      this.log.note(request, problem, error, 'socket');
      return problem;
    }
  }

  /** Returns the result of `refusalOf` for an accepted request. */
  admittedBy(upgrade: IncomingMessage): Admitted | undefined {
    return this.admitted.get(upgrade);
  }

  private async admit(request: Request): Promise<Admitted> {
    await this.limiter.count('socketPerAddress', callerAddress(request));
    const problem = originProblem(request, this.config.publicOrigin);
    if (problem) throw problem;
    const token = this.cookies.sessionOf(request);
    const member = await this.sessions.memberOf(request);
    if (!member || token === undefined) throw new Problem('auth.signed_out');
    setMember(request, member);
    if (member.mustChangePassword === 1) throw new Problem('auth.password_change_required');
    await this.limiter.count('socketPerMember', `member:${member.id}`);
    return {
      member: { id: member.id, username: member.username },
      sessionId: sha256(token),
      wantsChat: new URL(request.url, 'ws://site').searchParams.get('chat') !== 'off',
    };
  }

  /**
   * Sets Express's prototype on an upgrade request, which bypasses Express, so that its address and host are
   * read as for any other request.
   */
  private asRequest(upgrade: IncomingMessage): Request {
    const express = this.adapterHost.httpAdapter.getInstance<Express>();
    return Object.setPrototypeOf(upgrade, express.request) as Request;
  }
}
