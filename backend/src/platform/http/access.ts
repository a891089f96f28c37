import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Who may call a route: anybody, a signed-in member, or an admin (§6). */
export type Access = 'public' | 'member' | 'admin';

/** The metadata key under which a route (or its whole controller) states its access. */
export const ACCESS_KEY = 'access';

/** Allows everybody to call this route, signed in or not. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'public' satisfies Access);

/** Allows only signed-in members to call this route; a visitor gets 401 `auth.signed_out`. */
export const Member = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'member' satisfies Access);

/** The metadata key of routes that are open before a one-time password has been changed. */
export const BEFORE_PASSWORD_CHANGE_KEY = 'beforePasswordChange';

/** Allows a route before the member has changed a password that an admin has set; other routes answer 403. */
export const BeforePasswordChange = (): CustomDecorator => SetMetadata(BEFORE_PASSWORD_CHANGE_KEY, true);

/** Allows only admins to call this route; a member gets 403 `auth.admin_only`. */
export const Admin = (): CustomDecorator => SetMetadata(ACCESS_KEY, 'admin' satisfies Access);
