import { describe, expect, it } from '@jest/globals';
import { fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import { ApiError, messageOf } from './api-error';
import { coinTransactionsKey, gameStatsKey, userKey } from './keys';
import { createQueryClient, loader } from './query-client';
import { userQuery } from './user';

const failureOf = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('the data layer', () => {
  it('keeps data for good: no staleness, no refetch by itself, no retry (§9) [S4.51, S9.01, S9.02]', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('knows the cached areas of §7 by these keys', () => {
    expect([userKey, coinTransactionsKey, gameStatsKey]).toEqual([
      ['/api/user'],
      ['/api/coins/transactions'],
      ['/api/games/stats'],
    ]);
  });

  it('GETs the first element of the query key with cookies and parses its JSON [S7.01, S7.02]', async () => {
    const api = fakeApi({ 'GET /api/games/stats': { status: 200, body: [{ id: 1 }] } });
    expect(await createQueryClient().query({ queryKey: gameStatsKey })).toEqual([{ id: 1 }]);
    expect(api.calls).toEqual([
      {
        route: 'GET /api/games/stats',
        search: '',
        requestKey: null,
        body: undefined,
        credentials: 'include',
        contentType: null,
      },
    ]);
  });

  it('throws on 401 by default, and gives null where asked to [S7.03]', async () => {
    const api = fakeApi({ 'GET /api/user': problem(401, 'auth.signed_out', 'Sign in first') });
    // A new cache each time: after a 401 that throws, the cached user is null and no further request is made.
    expect(await failureOf(createQueryClient().query({ queryKey: userKey }))).toBeInstanceOf(ApiError);
    const nullOn401 = { queryKey: userKey, queryFn: loader({ on401: 'null' }) };
    expect(await createQueryClient().query(nullOn401)).toBeNull();
    signInBrowser();
    expect(await createQueryClient().query(userQuery)).toBeNull();
    expect(api.callsOf('GET /api/user')).toHaveLength(3);
  });

  it('asks once when the server fails [S4.51, S9.02]', async () => {
    const api = fakeApi({ 'GET /api/games/stats': { status: 502 } });
    await failureOf(createQueryClient().query({ queryKey: gameStatsKey }));
    expect(api.calls).toHaveLength(1);
  });
});

describe('an unsuccessful answer', () => {
  const loaded = (body: unknown, status = 500) => {
    fakeApi({ 'GET /api/games/stats': body === undefined ? { status } : { status, body } });
    return failureOf(createQueryClient().query({ queryKey: gameStatsKey }));
  };

  it("is an error with the text '{status}: {body}' (§8)", async () => {
    expect(await loaded('The stars are not right')).toMatchObject({
      message: '500: The stars are not right',
    });
  });

  it('uses the status text when the body is empty', async () => {
    expect(await loaded(undefined, 502)).toMatchObject({ message: '502: Bad Gateway' });
  });

  it("carries the server's code, sentence and field errors", async () => {
    const reply = problem(400, 'request.invalid', 'Check your entries', { username: ['Too short'] });
    const error = await loaded(reply.body, 400);
    expect(error).toMatchObject({
      problem: {
        code: 'request.invalid',
        message: 'Check your entries',
        errors: { username: ['Too short'] },
      },
    });
    expect(messageOf(error, 'else')).toBe('Check your entries');
  });

  it('has no sentence of its own when the body is no problem', async () => {
    expect(messageOf(await loaded('<html>'), 'else')).toBe('else');
    expect(messageOf(new TypeError('Failed to fetch'), 'else')).toBe('else');
  });
});
