import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Who may call a route: anybody, a signed-in member, or an admin (§6). */
export type Access = 'public' | 'member' | 'admin';

/** The metadata key under which a route (or its whole controller) states its access. */
export const ACCESS_KEY = 'access';

/** Anybody may call this route, signed in or not. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'public' satisfies Access);

/** Only a signed-in member may call this route; a visitor gets 401 `auth.signed_out`. */
export const Member = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'member' satisfies Access);

/** The metadata key of routes that are open before a one-time password was changed. */
export const BEFORE_PASSWORD_CHANGE_KEY = 'beforePasswordChange';

/** Answered also while the member has yet to change a password that an admin has set; others get 403. */
export const BeforePasswordChange = (): CustomDecorator => SetMetadata(BEFORE_PASSWORD_CHANGE_KEY, true);

/** Only an admin may call this route; a member gets 403 `auth.admin_only`. */
export const Admin = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'admin' satisfies Access);
