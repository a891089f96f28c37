/** @mariadb */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { startTestApp } from '../../../test/support/app.js';
import { aChatter, historyOf, say } from '../../../test/support/chat.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { loadConfig } from '../config/config.js';
import { StartError } from '../errors/start-error.js';
import { DatabaseConnection } from './connection.js';
import { takeSnapshot } from './snapshot.js';

/** SQLite has no defaults to change, and no proxies. */
const isServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ?? false;

/** Modes under which the product would not work, or run a member's text as SQL. */
const HOSTILE_MODES = 'NO_BACKSLASH_ESCAPES,ANSI_QUOTES,PIPES_AS_CONCAT,IGNORE_SPACE';

/** The answer of a server to a statement without a result. */
const OK = Buffer.from([7, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]);

/** Starts a proxy in front of a database server that answers SET itself, and forwards everything else. */
async function proxyWithoutSet({ port, hostname }: URL): Promise<Server> {
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.on('data', (data) => (data.includes('SET SESSION') ? client.write(OK) : server.write(data)));
    client.on('close', () => server.destroy());
    server.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

describe('a database with other defaults', () => {
  let database: TestDatabase;
  let server: Connection;
  let mode: unknown;
  beforeAll(async () => {
    database = await createTestDatabase();
    if (!isServer) return;
    server = await createConnection(database.url);
    const [[found]] = await server.query<RowDataPacket[]>(
      'SELECT VERSION() AS version, @@GLOBAL.sql_mode AS mode',
    );
    mode = found?.['mode'];
    const isMariadb = String(found?.['version']).includes('MariaDB');
    await setGlobals(HOSTILE_MODES + (isMariadb ? ',EMPTY_STRING_IS_NULL' : ''), 0, '+05:00');
  });
  afterAll(async () => {
    if (isServer) {
      await setGlobals(mode, 1, 'SYSTEM');
      await server.end();
    }
    await database.remove();
  });

  const setGlobals = (...values: unknown[]): Promise<unknown> =>
    server.query('SET GLOBAL sql_mode = ?, GLOBAL autocommit = ?, GLOBAL time_zone = ?', values);

  it('holds a site whose messages come back unchanged and are no SQL [SEC-25]', async () => {
    const app = await startTestApp({ database });
    const { socket } = await aChatter(app);
    const texts = [`\\', 1, 1), (1, 'forged', 2, 2) --`, `\\' OR ''='`, '\\'];
    for (const text of texts) expect(await say(socket, text)).toMatchObject({ type: 'chat_ack' });
    expect((await historyOf(app)).map(({ message }) => message)).toEqual(texts);
    await socket.close();
    await app.close();
  });

  (isServer ? it : () => undefined)(
    'is refused in one sentence when a proxy keeps sessions from what they set',
    async () => {
      const proxy = await proxyWithoutSet(new URL(database.url));
      const url = new URL(database.url);
      url.port = String((proxy.address() as AddressInfo).port);
      const config = loadConfig({ DATABASE_URL: url.href });
      const sentence =
        /^The database ignores what a session sets \(sql_mode is \S*NO_BACKSLASH_ESCAPES\S* instead of \S+; autocommit is OFF instead of ON; .+\): .+\.$/;
      for (const open of [() => DatabaseConnection.open(config), () => takeSnapshot(config.database)]) {
        const failure: unknown = await open().catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(StartError);
        expect(failure).toMatchObject({ message: expect.stringMatching(sentence), exitCode: 1 });
      }
      proxy.close();
    },
  );
});
