import { Problem } from '../../platform/errors/problem.js';

/**
 * Names by which somebody would be taken for those who run the site, without `_` and `-`. Words alone: who is called
 * `administrate-my-heart`, `rooty` or `modular` speaks for nobody.
 */
const ROLE_NAMES: ReadonlySet<string> = new Set([
  // Who runs the site. `overlord` is what its owner is called where the settings name nobody else.
  ...['owner', 'siteowner', 'overlord', 'admin', 'admins', 'siteadmin', 'administrator', 'administrators'],
  ...['moderator', 'moderators', 'mod', 'mods', 'operator', 'staff'],
  // Who is asked for help, and told a password because of that.
  ...['support', 'help', 'helpdesk', 'security'],
  // The machine itself, and what its mail would come from.
  ...['system', 'root', 'sysadmin', 'superuser', 'server', 'webmaster', 'postmaster'],
  // The site in person.
  ...['official', 'aliensquad', 'aliensquadteam', 'aliensquadofficial'],
]);

/**
 * Refuses a name that is kept for those who run the site, with `_` and `-` wherever they stand.
 *
 * @throws Problem `auth.username_taken`.
 */
export function assertNoRoleName(usernameKey: string): void {
  if (!ROLE_NAMES.has(usernameKey.replace(/[_-]/g, ''))) return;
  throw new Problem('auth.username_taken', {
    message: 'This name is kept for those who run the site. Please try a different username',
  });
}
