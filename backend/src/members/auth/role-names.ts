import { Problem } from '../../platform/errors/problem.js';

/**
 * Names that could be mistaken for the people who run the site. Only whole names match:
 * `administrate-my-heart`, `rooty` and `modular` are allowed.
 */
const ROLE_NAMES: ReadonlySet<string> = new Set([
  // People who run the site. `overlord` is the owner's default name.
  ...['owner', 'siteowner', 'overlord', 'admin', 'admins', 'siteadmin', 'administrator', 'administrators'],
  ...['moderator', 'moderators', 'mod', 'mods', 'operator', 'staff'],
  // People who are asked for help and might be told a password.
  ...['support', 'help', 'helpdesk', 'security'],
  // The server itself, and the senders of its mail.
  ...['system', 'root', 'sysadmin', 'superuser', 'server', 'webmaster', 'postmaster'],
  // The site itself.
  ...['official', 'aliensquad', 'aliensquadteam', 'aliensquadofficial'],
]);

/** Digits and `the` around a name make no other name of it. */
const AROUND = /^(?:\d|the)+|\d+$/g;

/**
 * Returns whether a name is reserved for the people who run the site, such as `admin`, `Ad-Min`, `admin7` or
 * `the_owner`.
 */
export function isRoleName(usernameKey: string): boolean {
  return ROLE_NAMES.has(usernameKey.replace(/[_-]/g, '').replace(AROUND, ''));
}

/**
 * Throws for a name reserved for the people who run the site.
 *
 * @throws Problem `auth.username_taken`.
 */
export function assertNoRoleName(usernameKey: string): void {
  if (!isRoleName(usernameKey)) return;
  throw new Problem('auth.username_taken', {
    message: 'This name is kept for those who run the site. Please try a different username',
  });
}
