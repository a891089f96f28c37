import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../errors/problem.js';

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
