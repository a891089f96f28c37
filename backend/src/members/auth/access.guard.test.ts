import { Controller, Get, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

@Controller('rules')
class RulesController {
  @Get('none')
  none(): string {
    return 'reached';
  }

  @Member()
  @Get('member')
  member(@CurrentUser() user: Identity): Identity {
    return user;
  }
}

@Module({ controllers: [RulesController] })
class RulesModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [RulesModule] });
});
afterAll(() => app.close());

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

  it('tell a member route who is asking [S1.02]', async () => {
    const { client, id, username } = await app.aMember();
    expect((await client.get('/api/rules/member')).body).toEqual({
      id,
      username,
      isAdmin: false,
      isOwner: false,
    });
  });
});
