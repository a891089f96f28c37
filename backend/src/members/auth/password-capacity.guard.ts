import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { CustomDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { callerAddress } from '../../platform/http/http.js';
import { PasswordsService } from './passwords.service.js';

const TAKES_PASSWORD_KEY = 'takes-password';

/** Marks a route that hashes a password. Its requests are rejected unread while the queue is full. */
export const TakesPassword = (): CustomDecorator => SetMetadata(TAKES_PASSWORD_KEY, true);

/** Rejects requests with a password while the queue is full, before the database or the body is read. */
@Injectable()
export class PasswordCapacityGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly passwords: PasswordsService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<boolean | undefined>(TAKES_PASSWORD_KEY, context.getHandler())) {
      this.passwords.assertCapacity(callerAddress(context.switchToHttp().getRequest<Request>()));
    }
    return true;
  }
}
