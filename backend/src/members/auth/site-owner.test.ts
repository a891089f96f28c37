import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { SiteOwnerService } from './site-owner.service.js';

let app: TestApp;
afterEach(() => app.close());

// Each test creates its own site with all tables.
jest.setTimeout(30_000);

describe('the site owner', () => {
  it('is made on an empty site with a random password, once', async () => {
    app = await startTestApp();
    const owner = await app.nest.get(SiteOwnerService).createIfNobodyExists();
    expect(owner).toEqual({ username: 'overlord', randomPassword: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await app.nest.get(SiteOwnerService).createIfNobodyExists()).toBeUndefined();
    const credentials = { username: 'overlord', password: owner?.randomPassword };
    const answer = await app.aVisitor().post('/api/login', credentials);
    expect(answer.body).toMatchObject({ username: 'overlord', isAdmin: true, isOwner: true });
  });

  it('has the name and password that the settings say', async () => {
    app = await startTestApp({
      environment: { SITE_OWNER_USERNAME: 'Captain', SITE_OWNER_PASSWORD: 'given-by-hand' },
    });
    const owner = await app.nest.get(SiteOwnerService).createIfNobodyExists();
    expect(owner).toEqual({ username: 'Captain', randomPassword: undefined });
    const answer = await app
      .aVisitor()
      .post('/api/login', { username: 'captain', password: 'given-by-hand' });
    expect(answer.body).toMatchObject({ username: 'Captain', isOwner: true });
    expect(app.logLines.join('\n')).not.toContain('given-by-hand');
  });

  it.each(['password1', 'niatpaC'])(
    'is not made with %j, which others try first [SEC-29]',
    async (password) => {
      app = await startTestApp({
        environment: { SITE_OWNER_USERNAME: 'Captain', SITE_OWNER_PASSWORD: password },
      });
      const making = app.nest.get(SiteOwnerService).createIfNobodyExists();
      await expect(making).rejects.toThrow(/^SITE_OWNER_PASSWORD is too easy to guess/);
    },
  );

  it('keeps no server from starting where there is anybody already', async () => {
    app = await startTestApp({ environment: { SITE_OWNER_PASSWORD: 'password1' } });
    await app.aMember();
    expect(await app.nest.get(SiteOwnerService).createIfNobodyExists()).toBeUndefined();
  });
});
