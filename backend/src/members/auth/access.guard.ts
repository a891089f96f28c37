import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import {
  type Access,
  ACCESS_KEY,
  BEFORE_PASSWORD_CHANGE_KEY,
  isQueued,
  setMember,
} from '../../platform/http/route.js';
import { Problem } from '../../platform/errors/problem.js';
import { SessionsService } from './sessions.service.js';

/** Enforces the access rule of a route. A route without a rule always fails. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public' && !isQueued(this.reflector, context)) return true;
    if (access === undefined) {
      const route = `${context.getClass().name}.${context.getHandler().name}`;
      throw new Problem('server.error', {
        cause: new Error(`${route} has no @Public(), @Member() or @Admin().`),
      });
    }
    const request = context.switchToHttp().getRequest<Request>();
    const member = await this.sessions.memberOf(request);
    // The queue counts a public read by its member as well.
    if (member) setMember(request, member);
    if (access === 'public') return true;
    if (!member) throw new Problem('auth.signed_out');
    if (member.mustChangePassword === 1 && !this.isOpenBeforeChange(context)) {
      throw new Problem('auth.password_change_required');
    }
    if (access === 'admin' && member.isAdmin !== 1) throw new Problem('auth.admin_only');
    return true;
  }

  private isOpenBeforeChange(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(BEFORE_PASSWORD_CHANGE_KEY, context.getHandler()) ?? false;
  }
}
