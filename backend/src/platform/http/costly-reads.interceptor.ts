import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { COSTLY_READ_KEY, type CostlyReadRule } from './costly-read.js';
import { knownMember } from './current-user.js';
import { FairQueue } from '../limits/fair-queue.js';
import { callerAddress } from './http.js';

/** Maximum number of requests that wait for one route. */
const MAX_WAITING = 100;

/** Queues the requests of each `CostlyRead` route; every such route has a queue of its own. */
@Injectable()
export class CostlyReadsInterceptor implements NestInterceptor {
  private readonly turns = new Map<unknown, FairQueue>();

  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<CostlyReadRule | undefined>(COSTLY_READ_KEY, context.getHandler());
    if (!rule) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const member = knownMember(request);
    const caller = member ? `member:${member.id}` : callerAddress(request);
    const endTurn = await this.turnsOf(context.getHandler(), rule).begin(caller);
    // SQLite reads synchronously on the only thread, so other requests are let through before the next turn.
    return next.handle().pipe(finalize(() => void nextTurn().then(endTurn)));
  }

  private turnsOf(route: unknown, rule: CostlyReadRule): FairQueue {
    const known = this.turns.get(route);
    if (known) return known;
    const fresh = new FairQueue({ ...rule, atOncePerCaller: 1, waiting: MAX_WAITING });
    this.turns.set(route, fresh);
    return fresh;
  }
}
