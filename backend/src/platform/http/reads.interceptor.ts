import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ReadQueue } from '../limits/read-queue.js';
import { callerKey, isQueued } from './route.js';

/** Has the reads of all routes wait in one queue, by the member who asks or else by the address. */
@Injectable()
export class ReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly queue: ReadQueue,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (!isQueued(this.reflector, context)) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    // Nothing is read for a client that has gone while it waited.
    const read = (): Promise<unknown> =>
      request.socket.destroyed ? Promise.resolve() : lastValueFrom(next.handle());
    return of(await this.queue.run(callerKey(request), read));
  }
}
