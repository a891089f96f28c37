import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { callerKey, RATE_LIMIT_KEY, setMember } from '../../platform/http/route.js';
import { callerAddress, isSafeMethod } from '../../platform/http/http.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import type { RateLimitName } from '../../platform/limits/rate-limits.js';
import { SessionsService } from './sessions.service.js';

/**
 * Applies rate limits before anything of a request is read: the route's own limit per address, and one for
 * writes per member or, for visitors, per address.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const own = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT_KEY, context.getHandler());
    if (own) await this.limiter.count(own, callerAddress(request));
    if (isSafeMethod(request.method)) return true;
    const member = await this.sessions.memberOf(request);
    if (member) setMember(request, member);
    await this.limiter.count('writePerCaller', callerKey(request));
    return true;
  }
}
