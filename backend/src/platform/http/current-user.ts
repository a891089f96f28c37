import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../errors/problem.js';

/** Who the session says the caller is. Never taken from a request's body. */
export interface Identity {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
}

/** What a session's read finds of its member, as far as this floor needs it; flags are 0 or 1. */
interface SignedIn {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: number;
  readonly isOwner: number;
}

const members = new WeakMap<Request, SignedIn>();

/** Remembers whose request it is; the guards call it as soon as they know. */
export function setMember(request: Request, member: SignedIn): void {
  members.set(request, member);
}

/** Whose request it is, as far as that is known by now; a route asks by its parameters. */
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

/** The signed-in caller of a request, once the access guard has let it through; a visitor's has none. */
export function knownMemberOf(request: Request): SignedIn | undefined {
  return members.get(request);
}

function memberOf(context: ExecutionContext): SignedIn {
  const member = members.get(context.switchToHttp().getRequest<Request>());
  if (!member) throw new Problem('auth.signed_out');
  return member;
}
