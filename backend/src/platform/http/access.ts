import { applyDecorators, type CustomDecorator, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';

/** Who may call a route: anybody, a signed-in member, or an admin (§6). */
export type Access = 'public' | 'member' | 'admin';

/** The metadata key under which a route (or its whole controller) states its access. */
export const ACCESS_KEY = 'access';

/** Name of the session's cookie in the API document. */
export const SESSION_SCHEME = 'session';

type AccessDecorator = ReturnType<typeof applyDecorators>;

/** States the access for the guard and, as `x-access` and `security`, for the API document. */
const access = (who: Access): AccessDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_KEY, who),
    ApiExtension('x-access', who),
    ...(who === 'public' ? [] : [ApiSecurity(SESSION_SCHEME)]),
  );

/** Allows everybody to call this route, signed in or not. */
export const Public = (): AccessDecorator => access('public');

/** Allows only signed-in members to call this route; a visitor gets 401 `auth.signed_out`. */
export const Member = (): AccessDecorator => access('member');

/** The metadata key of routes that are open before a one-time password has been changed. */
export const BEFORE_PASSWORD_CHANGE_KEY = 'beforePasswordChange';

/** Allows a route before the member has changed a password that an admin has set; other routes answer 403. */
export const BeforePasswordChange = (): CustomDecorator => SetMetadata(BEFORE_PASSWORD_CHANGE_KEY, true);

/** Allows only admins to call this route; a member gets 403 `auth.admin_only`. */
export const Admin = (): AccessDecorator => access('admin');
