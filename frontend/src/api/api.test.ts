import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import { fakeSockets } from '../../test/support/fake-socket';
import type { FakeSockets } from '../../test/support/fake-socket';
import { ApiError, messageOf } from './api-error';
import { api as client } from './client';
import { coinTransactionsKey, gameStatsKey, userKey } from './keys';
import { createQueryClient } from './query-client';
import { socketState } from './socket';
import { keepSocket } from './socket-connection';
import { frameIn } from './socket-frames';
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
    signInBrowser();
    expect(await createQueryClient().query(userQuery)).toBeNull();
    expect(api.callsOf('GET /api/user')).toHaveLength(2);
  });

  it('asks once when the server fails [S4.51, S9.02]', async () => {
    const api = fakeApi({ 'GET /api/games/stats': { status: 502 } });
    await failureOf(createQueryClient().query({ queryKey: gameStatsKey }));
    expect(api.calls).toHaveLength(1);
  });

  it('asks once more for a read that was refused for a second, and not for a longer limit or a write', async () => {
    jest.useFakeTimers();
    const refusal = (seconds: string) => ({ status: 429, headers: { 'Retry-After': seconds } });
    const api = fakeApi({
      'GET /api/games/stats': refusal('1'),
      'GET /api/user': refusal('40'),
      'POST /api/logout': refusal('1'),
    });
    const read = createQueryClient().query({ queryKey: gameStatsKey });
    await jest.advanceTimersByTimeAsync(900);
    expect(api.calls).toHaveLength(1);
    api.answer('GET /api/games/stats', { status: 200, body: [] });
    await jest.advanceTimersByTimeAsync(1200);
    expect(await read).toEqual([]);
    expect(await failureOf(createQueryClient().query({ queryKey: userKey }))).toBeInstanceOf(ApiError);
    expect(await failureOf(client.POST('/api/logout'))).toBeInstanceOf(ApiError);
    expect(api.calls).toHaveLength(4);
    jest.useRealTimers();
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

let sockets: FakeSockets;

let stop: () => void;

const follower = { onOpen: jest.fn(), onUnreachable: jest.fn(), onSessionOver: jest.fn() };

const pass = (milliseconds: number): void => {
  jest.advanceTimersByTime(milliseconds);
};

const tell = (target: EventTarget, event: string): void => void target.dispatchEvent(new Event(event));

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  tell(window, isThere ? 'online' : 'offline');
}

const withSocket = (): void => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const listener of Object.values(follower)) listener.mockClear();
    sockets = fakeSockets();
    stop = keepSocket(follower);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
};

describe('a closed socket', () => {
  withSocket();

  it('is opened again after 3 s and a little by chance [S4.43, S9.38]', () => {
    sockets.open();
    sockets.close();
    expect(socketState().phase).toBe('closed');
    pass(3499);
    expect(sockets.opened).toHaveLength(1);
    pass(1);
    expect(sockets.opened).toHaveLength(2);
    sockets.open();
    expect(follower.onOpen).toHaveBeenCalledTimes(2);
  });

  it('is opened at once when the network or the page comes back [S4.43]', () => {
    sockets.open();
    sockets.close();
    tell(window, 'online');
    expect(sockets.opened).toHaveLength(2);
    sockets.close();
    tell(document, 'visibilitychange');
    expect(sockets.opened).toHaveLength(3);
    // Only one socket at a time.
    tell(window, 'online');
    pass(9000);
    expect(sockets.opened).toHaveLength(3);
  });

  it('is not tried while there is no network, and given up as soon as that is gone', () => {
    sockets.open();
    network(false);
    expect(sockets.opened[0]?.readyState).toBe(3);
    expect(socketState().phase).toBe('closed');
    pass(60_000);
    expect(sockets.opened).toHaveLength(1);
    network(true);
    expect(sockets.opened).toHaveLength(2);
  });

  it('that could not be opened is told of once, and tried on', () => {
    sockets.close();
    pass(3500);
    sockets.close();
    pass(3500);
    expect(sockets.opened).toHaveLength(3);
    expect(follower.onUnreachable).toHaveBeenCalledTimes(1);
    sockets.open();
    sockets.close();
    pass(3500);
    sockets.close();
    expect(follower.onUnreachable).toHaveBeenCalledTimes(2);
  });

  it('waits longer where the server complains of what came', () => {
    sockets.open();
    sockets.close(4429);
    pass(30_000);
    expect(sockets.opened).toHaveLength(1);
    pass(500);
    expect(sockets.opened).toHaveLength(2);
  });

  it('whose place a newer tab has taken comes back when somebody looks at it', () => {
    sockets.open();
    sockets.close(4409);
    pass(600_000);
    expect(sockets.opened).toHaveLength(1);
    tell(document, 'visibilitychange');
    expect(sockets.opened).toHaveLength(2);
  });

  it('whose session is over stays closed', () => {
    sockets.open();
    sockets.close(4401);
    expect(follower.onSessionOver).toHaveBeenCalledTimes(1);
    tell(window, 'online');
    pass(600_000);
    expect(sockets.opened).toHaveLength(1);
    expect(socketState().phase).toBe('none');
  });
});

describe('a message of the socket', () => {
  it('is a frame when the API document lists its type, and otherwise ignored', () => {
    const heartbeat = { type: 'heartbeat', data: {} };
    expect(frameIn(JSON.stringify(heartbeat))).toEqual(heartbeat);
    for (const text of ['{"type":"from_next_year","data":{}}', '{"type":["heartbeat"]}', 'null', '{'])
      expect(frameIn(text)).toBeNull();
  });
});

describe('a network that died', () => {
  withSocket();

  it('is noticed: the server is asked for a sign of life every 25 s, and has 10 s for it', () => {
    sockets.open();
    pass(25_000);
    expect(sockets.sent('heartbeat')).toHaveLength(1);
    sockets.say('heartbeat', { data: {} });
    pass(25_000);
    expect(sockets.sent('heartbeat')).toHaveLength(2);
    pass(9999);
    expect(socketState().phase).toBe('open');
    pass(1);
    expect(socketState().phase).toBe('closed');
    pass(3500);
    expect(sockets.opened).toHaveLength(2);
  });

  it('is noticed while a socket opens', () => {
    pass(10_000);
    expect(socketState().phase).toBe('closed');
    expect(sockets.opened[0]?.readyState).toBe(3);
  });

  it('during sleep is looked for at once on waking', () => {
    sockets.open();
    jest.setSystemTime(Date.now() + 3_600_000);
    tell(document, 'visibilitychange');
    expect(sockets.sent('heartbeat')).toHaveLength(1);
    pass(10_000);
    expect(socketState().phase).toBe('closed');
  });

  it('says nothing more, should it come back after it was given up', () => {
    const [first] = sockets.opened;
    sockets.open();
    network(false);
    first?.onmessage?.({
      data: JSON.stringify({ type: 'status', data: { isDegraded: true, membersOnline: 9 } }),
    });
    first?.onclose?.({ code: 4401 });
    expect(socketState()).toEqual({ phase: 'closed', isDegraded: false, membersOnline: null });
    expect(follower.onSessionOver).not.toHaveBeenCalled();
  });
});
