import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieOf, setCookie, setReadableCookie } from '../../platform/http/site-cookies.js';
import { Config } from '../../platform/config/config.js';
import { SESSION_LIFETIME_MS } from '../../platform/http/session-lifetime.js';

/** Cookie with the session's token; scripts can't read it. Named `__Host-session` on https. */
const SESSION_COOKIE = 'session';

/**
 * Cookie that tells the page's scripts that someone is probably signed in. It proves nothing, so it has the
 * same name everywhere, and pages of an older version can read it.
 */
const HINT_COOKIE = 'signed_in';

/** 256 bits as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns the session token of a request, or undefined if it is missing or malformed. */
export function presentedToken(request: Request): string | undefined {
  const token = cookieOf(request, SESSION_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Writes the two cookies of a session, which live as long as the session. */
@Injectable()
export class SessionCookiesService {
  constructor(private readonly config: Config) {}

  /** Sets the cookies for the lifetime of the session. */
  set(response: Response, token: string, lifetimeMs = SESSION_LIFETIME_MS): void {
    this.write(response, token, '1', Math.floor(lifetimeMs / 1000));
  }

  /** Deletes the cookies. */
  clear(response: Response): void {
    this.write(response, '', '', 0);
  }

  private write(response: Response, token: string, hint: string, maxAgeSeconds: number): void {
    const { publicOrigin } = this.config;
    setCookie(response, publicOrigin, { name: SESSION_COOKIE, value: token, maxAgeSeconds });
    setReadableCookie(response, publicOrigin, { name: HINT_COOKIE, value: hint, maxAgeSeconds });
  }
}
