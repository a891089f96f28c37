import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCESS_KEY, Admin, Member, Public } from '../../platform/http/access.js';
import { CurrentUser, type Identity } from '../../platform/http/current-user.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

interface ControllerInstance {
  readonly metatype: unknown;
}

/** Returns the routes of controllers that state no access rule, each as `Controller.method`. */
function routesWithoutRule(controllers: readonly ControllerInstance[]): string[] {
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function' || Reflect.hasMetadata(ACCESS_KEY, metatype)) return [];
    const prototype = metatype.prototype as Record<string, object>;
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .filter((method) => Reflect.hasMetadata('path', prototype[method] ?? {}))
      .filter((method) => !Reflect.hasMetadata(ACCESS_KEY, prototype[method] ?? {}))
      .map((method) => `${metatype.name}.${method}`);
  });
}

@Controller('rules')
class RulesController {
  @Get('none')
  none(): string {
    return 'reached';
  }

  @Public()
  @Get('public')
  public(): string {
    return 'reached';
  }

  @Member()
  @Get('member')
  member(@CurrentUser() user: Identity): Identity {
    return user;
  }

  @Admin()
  @Get('admin')
  admin(@CurrentUser() user: Identity): Identity {
    return user;
  }
}

@Module({ controllers: [RulesController] })
class RulesModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [RulesModule, DiscoveryModule] });
});
afterAll(() => app.close());

describe('every route of the product', () => {
  it('says who may call it with @Public(), @Member() or @Admin()', () => {
    const controllers: readonly ControllerInstance[] = app.nest.get(DiscoveryService).getControllers();
    expect(controllers.length).toBeGreaterThan(3);
    expect(routesWithoutRule(controllers)).toEqual(['RulesController.none']);
  });
});

describe('the access rules', () => {
  it('close a route that states none, even to an admin [SEC-57]', async () => {
    const { client } = await app.aMember({ isAdmin: true });
    const answer = await client.get('/api/rules/none');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('reached');
    expect(app.logLines.join('\n')).toContain(
      'RulesController.none has no @Public(), @Member() or @Admin().',
    );
  });

  it('let anybody into a public route [S1.02]', async () => {
    expect((await app.aVisitor().get('/api/rules/public')).text).toBe('reached');
  });

  it('tell a member route who is asking [S1.02]', async () => {
    const { client, id, username } = await app.aMember();
    expect((await client.get('/api/rules/member')).body).toEqual({
      id,
      username,
      isAdmin: false,
      isOwner: false,
    });
  });

  it('let only admins into an admin route [S1.02]', async () => {
    const member = await app.aMember();
    const admin = await app.aMember({ isAdmin: true });
    expect((await app.aVisitor().get('/api/rules/admin')).body).toMatchObject({
      status: 401,
      code: 'auth.signed_out',
    });
    expect((await member.client.get('/api/rules/admin')).body).toMatchObject({
      status: 403,
      code: 'auth.admin_only',
    });
    expect((await admin.client.get('/api/rules/admin')).body).toMatchObject({ id: admin.id, isAdmin: true });
  });
});
