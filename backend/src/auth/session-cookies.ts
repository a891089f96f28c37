import { Injectable } from '@nestjs/common';
import { parseCookie, type SerializeOptions, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Config } from '../config.js';
import { SESSION_LIFETIME_MS } from './session-lifetime.js';

/** The cookie that holds the session's token; scripts can't read it. */
const SESSION_COOKIE = 'session';

/** The cookie that only tells the page's scripts that somebody is probably signed in; it proves nothing. */
const HINT_COOKIE = 'signed_in';

/** 256 bit as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The session token a request presents, or undefined when there is none that could be one. */
export function presentedToken(request: Request): string | undefined {
  const header = request.headers.cookie;
  const token = header === undefined ? undefined : parseCookie(header)[SESSION_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Writes the two cookies of a session; both live as long as the session does. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: Config) {}

  /** Has the browser keep the session's token. */
  set(response: Response, token: string): void {
    this.write(response, token, '1', SESSION_LIFETIME_MS / 1000);
  }

  /** Has the browser forget the session. */
  clear(response: Response): void {
    this.write(response, '', '', 0);
  }

  private write(response: Response, token: string, hint: string, maxAge: number): void {
    const isHttps = this.config.publicOrigin?.startsWith('https:') ?? false;
    const options: SerializeOptions = {
      path: '/',
      sameSite: 'lax',
      secure: isHttps || response.req.secure,
      maxAge,
    };
    response.append('Set-Cookie', stringifySetCookie(SESSION_COOKIE, token, { ...options, httpOnly: true }));
    response.append('Set-Cookie', stringifySetCookie(HINT_COOKIE, hint, options));
  }
}
