import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieOf, setCookie, setReadableCookie } from '../../platform/http/site-cookies.js';
import { Config } from '../../platform/config/config.js';
import { SESSION_LIFETIME_MS } from '../../platform/http/session-lifetime.js';

/** The cookie that holds the session's token; scripts can't read it. On https it is called `__Host-session`. */
const SESSION_COOKIE = 'session';

/**
 * The cookie that only tells the page's scripts that somebody is probably signed in. It proves nothing, so it has one name
 * everywhere: a page of an older version reads it as well.
 */
const HINT_COOKIE = 'signed_in';

/** 256 bit as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The session token a request presents, or undefined when there is none that could be one. */
export function presentedToken(request: Request): string | undefined {
  const token = cookieOf(request, SESSION_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Writes the two cookies of a session; both live as long as the session does. */
@Injectable()
export class SessionCookiesService {
  constructor(private readonly config: Config) {}

  /** Has the browser keep the session's token for as long as the session lasts. */
  set(response: Response, token: string, lifetimeMs = SESSION_LIFETIME_MS): void {
    this.write(response, token, '1', Math.floor(lifetimeMs / 1000));
  }

  /** Has the browser forget the session. */
  clear(response: Response): void {
    this.write(response, '', '', 0);
  }

  private write(response: Response, token: string, hint: string, maxAgeSeconds: number): void {
    const { publicOrigin } = this.config;
    setCookie(response, publicOrigin, { name: SESSION_COOKIE, value: token, maxAgeSeconds });
    setReadableCookie(response, publicOrigin, { name: HINT_COOKIE, value: hint, maxAgeSeconds });
  }
}
