import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Access, ACCESS_KEY } from '../../platform/http/access.js';

/** Name of the session's cookie in `components.securitySchemes`. */
const SCHEME = 'session';

const SESSION_SCHEME = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description:
    'The cookie that signing in sets; where the site is on https it is called `__Host-session`. ' +
    "A write with it needs this site's Origin.",
} as const;

/** Builds an operation's name from the names of its controller and method. */
type NameOperation = (controller: string, method: string) => string;

/**
 * Documents for each operation who may call it, by the rules of the guard: `security` says whether a session
 * is needed, `x-access` whose (`public`, `member` or `admin`).
 */
export function addAccess(
  document: OpenAPIObject,
  app: INestApplicationContext,
  nameOperation: NameOperation,
): void {
  const rules = accessRules(app, nameOperation);
  document.components = { ...document.components, securitySchemes: { [SCHEME]: SESSION_SCHEME } };
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      const access = rules.get(operation?.operationId ?? '');
      if (operation === undefined || access === undefined) continue;
      Object.assign(operation, {
        security: access === 'public' ? [] : [{ [SCHEME]: [] }],
        'x-access': access,
      });
    }
  }
}

/** Returns the access rule of every route, by operation name. */
function accessRules(app: INestApplicationContext, nameOperation: NameOperation): Map<string, Access> {
  const reflector = new Reflector();
  const rules = new Map<string, Access>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, () => unknown>;
      for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
        const handler = prototype[method];
        const access =
          handler && reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [handler, metatype]);
        if (access) rules.set(nameOperation(metatype.name, method), access);
      }
    }
  }
  return rules;
}
