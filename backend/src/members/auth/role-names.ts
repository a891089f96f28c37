import { Problem } from '../../platform/errors/problem.js';

/**
 * Names of the people who run the site. They are matched as whole names: `administrate-my-heart`, `rooty` and
 * `modular` are allowed.
 */
export const ROLE_NAMES: readonly string[] = [
  // People who run the site. `overlord` is the owner's default name.
  ...['owner', 'siteowner', 'overlord', 'admin', 'admins', 'siteadmin', 'administrator', 'administrators'],
  ...['moderator', 'moderators', 'moderation', 'mod', 'mods', 'operator', 'sysop', 'developer', 'staff'],
  // People who are asked for help and might be told a password.
  ...['support', 'help', 'helpdesk', 'security'],
  // The server itself, and the senders of its mail.
  ...['system', 'root', 'sysadmin', 'superuser', 'server', 'webmaster', 'postmaster'],
  // The site itself.
  ...['official', 'aliensquad', 'aliensquadofficial'],
];

/** Characters that look alike. For this comparison alone they are one. */
const ALIKE = ['a4', 'b8', 'e3', 'g9', 'il1', 'o0', 's5', 't7'];

function alike(pattern: string): RegExp {
  return new RegExp(
    pattern.replace(/[a-z]/g, (letter) => {
      const group = ALIKE.find((each) => each.includes(letter));
      return group ? `[${group}]` : letter;
    }),
  );
}

/** Digits and `the` before a role, and `team` and digits after it, make no other name of it. */
const ROLE = alike(`^(?:\\d|the)*(?:${ROLE_NAMES.join('|')})(?:team)?\\d*$`);

/** A first word `official`, or a last word `support`. */
const OFFICE = alike('^official[_-]|[_-]support\\d*$');

/**
 * Returns whether a name is reserved for the people who run the site, such as `admin`, `Ad-Min`, `adm1n7`,
 * `the_owner`, `mod_team` or `alien-support`.
 */
export function isRoleName(usernameKey: string): boolean {
  return ROLE.test(usernameKey.replace(/[_-]/g, '')) || OFFICE.test(usernameKey);
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
