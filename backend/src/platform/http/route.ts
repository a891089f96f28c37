import {
  applyDecorators,
  createParamDecorator,
  type CustomDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { memberCaller } from '../limits/fair-queue.js';
import { callerAddress, isSafeMethod } from './http.js';
import { Problem } from '../errors/problem.js';
import { randomUUID } from 'node:crypto';
import type { RateLimitName } from '../limits/rate-limits.js';

/** Who may call a route: anybody, a signed-in member, or an admin (§6). */
export type Access = 'public' | 'member' | 'admin';

/** The metadata key under which a route (or its whole controller) states its access. */
export const ACCESS_KEY = 'access';

/** Name of the session's cookie in the API document. */
export const SESSION_SCHEME = 'session';

type AccessDecorator = ReturnType<typeof applyDecorators>;

/** States the access for the guard and, as `x-access`, for the API document. */
const access = (who: Access): AccessDecorator =>
  applyDecorators(SetMetadata(ACCESS_KEY, who), ApiExtension('x-access', who));

/** Allows everybody to call this route, signed in or not. */
export const Public = (): AccessDecorator => access('public');

/** Allows only signed-in members to call this route; a visitor gets 401 `auth.signed_out`. */
export const Member = (): AccessDecorator => access('member');

/** The metadata key of routes that are open before a one-time password has been changed. */
export const BEFORE_PASSWORD_CHANGE_KEY = 'beforePasswordChange';

/** Allows a route before the member has changed a password that an admin has set; other routes answer 403. */
export const BeforePasswordChange = (): CustomDecorator => SetMetadata(BEFORE_PASSWORD_CHANGE_KEY, true);

const UNQUEUED_KEY = 'unqueued';

/** Has a route answer at once, whatever reads wait; it must be cheap, or read in slices. */
export const Unqueued = (): CustomDecorator => SetMetadata(UNQUEUED_KEY, true);

/** Returns whether a request waits with the other reads. */
export function isQueued(reflector: Reflector, context: ExecutionContext): boolean {
  const { method } = context.switchToHttp().getRequest<Request>();
  return (
    isSafeMethod(method) &&
    !reflector.getAllAndOverride(UNQUEUED_KEY, [context.getHandler(), context.getClass()])
  );
}

/** Allows only admins to call this route; a member gets 403 `auth.admin_only`. */
export const Admin = (): AccessDecorator => access('admin');

/** The caller, as identified by the session. Never taken from a request's body. */
export interface Identity {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
}

/** The member of a session, as far as this floor needs it; flags are 0 or 1. */
interface SignedIn {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: number;
  readonly isOwner: number;
}

const members = new WeakMap<Request, SignedIn>();

/** Stores the member who makes a request; called by the guards. */
export function setMember(request: Request, member: SignedIn): void {
  members.set(request, member);
}

/** Returns the member who makes a request, once a guard has run; undefined for visitors. Routes use the decorators. */
export function knownMember(request: Request): SignedIn | undefined {
  return members.get(request);
}

/** Returns by whom a request is counted and queued: the member, or else the address. */
export function callerKey(request: Request): string {
  const member = knownMember(request);
  return member ? memberCaller(member.id) : callerAddress(request);
}

/** The signed-in caller of a `@Member()` or `@Admin()` route, as an `Identity`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Identity => {
  const { id, username, isAdmin, isOwner } = memberOf(context);
  return { id, username, isAdmin: isAdmin === 1, isOwner: isOwner === 1 };
});

/** The same caller with everything the session's read found, which saves a second read. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext) =>
  memberOf(context),
);

function memberOf(context: ExecutionContext): SignedIn {
  const member = members.get(context.switchToHttp().getRequest<Request>());
  if (!member) throw new Problem('auth.signed_out');
  return member;
}

/**
 * Format of a key: long enough that two requests of a member never share one by chance, short enough for the
 * ledger's own keys.
 */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Metadata key in which the API description looks for further parameters of a route (`DECORATORS` of
 * @nestjs/swagger).
 */
const DESCRIBED_PARAMETERS = 'swagger/apiParameters';

const DESCRIPTION = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies one request of the caller: a repeated request with the same key is carried out once. Without a key, every request counts as a new one.',
  schema: { type: 'string', pattern: KEY.source },
};

const KeyOfRequest = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<Request>().get(DESCRIPTION.name) ?? randomUUID();
  if (!KEY.test(key)) throw new Problem('request.idempotency_key');
  return key;
});

/**
 * Injects the `Idempotency-Key` of the request into a route, and adds the header to the API description. A
 * request without a key gets a random one, so it is never taken for a retry. An invalid key is rejected with
 * `request.idempotency_key`.
 */
export const IdempotencyKey = (): ParameterDecorator => (target, property, index) => {
  KeyOfRequest()(target, property, index);
  const route: unknown = property === undefined ? undefined : Reflect.get(target, property);
  if (typeof route === 'function') Reflect.defineMetadata(DESCRIBED_PARAMETERS, [DESCRIPTION], route);
};

/** The metadata key under which a route names the limit it counts per address. */
export const RATE_LIMIT_KEY = 'rate-limit';

/** Counts every request of this route per address against a limit of `rate-limits.ts`, malformed ones too. */
export const LimitedPerAddress = (name: RateLimitName): CustomDecorator => SetMetadata(RATE_LIMIT_KEY, name);
