import { parseCookie, stringifySetCookie } from 'cookie';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/config.js';
import { SESSION_LIFETIME_MS } from './session-lifetime.js';

/** Cookie with the session's token; scripts can't read it. */
const SESSION_COOKIE = 'session';

/** Cookie that identifies a known browser; scripts can't read it. It outlives sessions twice over. */
const DEVICE_COOKIE = 'known_device';

/**
 * Cookie that tells the page's scripts that someone is probably signed in: 1, or 0 after the end of a session. It
 * proves nothing, and lives as long as a known browser.
 */
const HINT_COOKIE = 'signed_in';

/**
 * Browsers accept a cookie with this prefix only over https, for this exact host and all of its paths (RFC
 * 6265bis).
 */
const HOST_PREFIX = '__Host-';

/** Lifetime of a known browser, in milliseconds: a year. */
export const DEVICE_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** 256 bits as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Tokens that a browser presents. */
export interface Browser {
  /** Session token. */
  readonly session: string | undefined;
  /** Token of a known browser. */
  readonly device: string | undefined;
}

/**
 * Reads and writes the site's cookies. On https the secret ones are named with `__Host-`, and no other name
 * counts, since other hosts of the domain could set it.
 */
@Injectable()
export class SessionCookiesService {
  constructor(private readonly config: Config) {}

  /** Returns the tokens of a request. Those missing or malformed are undefined. */
  browserOf(request: Request): Browser {
    const { cookie } = request.headers;
    if (cookie === undefined) return { session: undefined, device: undefined };
    const cookies = parseCookie(cookie);
    const tokenIn = (name: string): string | undefined => {
      const token = cookies[this.prefixFor(request) + name];
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    };
    return { session: tokenIn(SESSION_COOKIE), device: tokenIn(DEVICE_COOKIE) };
  }

  /** Returns the session token of a request. */
  sessionOf(request: Request): string | undefined {
    return this.browserOf(request).session;
  }

  /** Sets the session's cookie, which lives as long as the session, and its hint. */
  setSession(response: Response, token: string, lifetimeMs = SESSION_LIFETIME_MS): void {
    this.write(response, SESSION_COOKIE, token, lifetimeMs);
    this.write(response, HINT_COOKIE, '1', DEVICE_LIFETIME_MS);
  }

  /** Sets the cookie of a known browser. */
  setDevice(response: Response, token: string): void {
    this.write(response, DEVICE_COOKIE, token, DEVICE_LIFETIME_MS);
  }

  /** Deletes the session's cookie, and says so in its hint. */
  clearSession(response: Response): void {
    this.write(response, SESSION_COOKIE, '', 0);
    this.write(response, HINT_COOKIE, '0', DEVICE_LIFETIME_MS);
  }

  private write(response: Response, name: string, value: string, lifetimeMs: number): void {
    const prefix = this.prefixFor(response.req);
    const isReadable = name === HINT_COOKIE;
    const cookie = stringifySetCookie(isReadable ? name : prefix + name, value, {
      maxAge: Math.floor(lifetimeMs / 1000),
      path: '/',
      httpOnly: !isReadable,
      secure: prefix !== '',
      sameSite: 'lax',
    });
    response.append('Set-Cookie', cookie);
  }

  /** The site is on https if it is known to be, or if the request came over it. */
  private prefixFor(request: Request): string {
    const isHttps = this.config.publicOrigin?.startsWith('https:') ?? false;
    return isHttps || request.secure ? HOST_PREFIX : '';
  }
}
