import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { CustomDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { callerAddress } from '../../platform/http/http.js';
import { PasswordsService } from './passwords.service.js';

const TAKES_PASSWORD_KEY = 'takes-password';

/** A password that comes with this route is hashed: where too many wait for that, nothing of the request is read. */
export const TakesPassword = (): CustomDecorator => SetMetadata(TAKES_PASSWORD_KEY, true);

/** Refuses requests with a password while there is no room for it, before the database or the body is read. */
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
