import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CallHandler,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Gate, type GateRules } from '../limits/gate.js';
import { knownMember } from './route.js';
import { callerAddress } from './http.js';

const COSTLY_READ_KEY = 'costly-read';

/** Default for reads that take some milliseconds. The number of callers only bounds memory. */
const QUICK: GateRules = { atOnce: 4, waitingPerCaller: 8, callers: 5_000 };

/**
 * Answers this route one request after the other per caller, and serves callers in turn. Other requests are
 * answered between two of them. A route that runs for long also reads in slices, by `yielding`.
 */
export const CostlyRead = (rules: Partial<GateRules> = {}): CustomDecorator =>
  SetMetadata(COSTLY_READ_KEY, { ...QUICK, ...rules });

/** Queues the requests of each `CostlyRead` route; every such route has a gate of its own. */
@Injectable()
export class CostlyReadsInterceptor implements NestInterceptor {
  private readonly gates = new Map<unknown, Gate>();

  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const route = context.getHandler();
    const rules = this.reflector.get<GateRules | undefined>(COSTLY_READ_KEY, route);
    if (!rules) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const member = knownMember(request);
    const caller = member ? `member:${member.id}` : callerAddress(request);
    const gate = this.gates.get(route) ?? new Gate(rules);
    this.gates.set(route, gate);
    return of(await gate.run(caller, () => answerOf(next)));
  }
}

/** SQLite reads synchronously on the only thread, so other requests are let through before the next turn. */
function answerOf(next: CallHandler): Promise<unknown> {
  return lastValueFrom(next.handle()).finally(() => nextTurn());
}
