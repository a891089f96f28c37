/** @mariadb */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Config, loadConfig } from '../config/config.js';
import { createMigratedDatabase, type TestDatabase } from '../../../test/support/database.js';
import { DatabaseConnection } from './connection.js';
import { takeSnapshot } from './snapshot.js';

const ofServer = (url: string): Config => loadConfig({ DATABASE_URL: url });

/** Returns a server's greeting: its version, and its capabilities without TLS. */
function greeting(): Buffer {
  const body = Buffer.concat([
    Buffer.from('\x0a8.0.0\0', 'latin1'),
    Buffer.from('\x01\0\0\0saltsalt\0', 'latin1'),
    Buffer.from([0x00, 0x82, 0x2d, 0x02, 0x00, 0x08, 0x00, 21]),
    Buffer.alloc(10),
    Buffer.from('saltsaltsalt\0mysql_native_password\0', 'latin1'),
  ]);
  return Buffer.concat([Buffer.from([body.length, 0, 0, 0]), body]);
}

it('a server without TLS is not spoken to when TLS is asked for, which is said in one sentence', async () => {
  let heard = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('data', () => (heard += 1));
    socket.write(greeting());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = ofServer(`mysql://app:hush@${where}/squad?ssl-mode=REQUIRED`);
  const sentence = `The database server at ${where} offers no TLS: set it up there, or take TLS out of DATABASE_URL.`;
  await expect(DatabaseConnection.open(config)).rejects.toThrow(sentence);
  await expect(takeSnapshot(config.database)).rejects.toThrow(sentence);
  expect(heard).toBe(0);
  server.close();
});

const { TEST_DATABASE_CA: rightCa, TEST_DATABASE_WRONG_CA: wrongCa } = process.env;

(rightCa && wrongCa ? describe : () => undefined)('a server with TLS', () => {
  let stored: TestDatabase;
  beforeAll(async () => {
    stored = await createMigratedDatabase();
  });
  afterAll(() => stored.remove());

  const CIPHER = `SHOW STATUS LIKE 'Ssl_cipher'`;

  /** Returns the test's configuration with another host and parameters. */
  function asked(parameters: Record<string, string>, host = 'localhost'): Config {
    const url = new URL(stored.url);
    url.hostname = host;
    url.search = new URLSearchParams(parameters).toString();
    return ofServer(url.href);
  }

  async function cipherOf(config: Config): Promise<unknown> {
    const connection = await DatabaseConnection.open(config);
    const [row] = await connection.reader.query<{ Value: string }[]>(CIPHER);
    await connection.close();
    return row?.Value;
  }

  it.each<[what: string, parameters: Record<string, string>, host: string]>([
    ['verified by its name', { 'ssl-ca': rightCa ?? '' }, 'localhost'],
    ['verified by its authority', { 'ssl-mode': 'VERIFY_CA', 'ssl-ca': rightCa ?? '' }, '127.0.0.1'],
    ['not verified', { 'ssl-mode': 'REQUIRED' }, '127.0.0.1'],
  ])('is spoken to by it, %s, on every connection', async (_what, parameters, host) => {
    const config = asked(parameters, host);
    expect(await cipherOf(config)).toMatch(/^\w+/);
    const snapshot = await takeSnapshot(config.database);
    expect(await snapshot.query(CIPHER)).toEqual([
      expect.objectContaining({ Value: expect.stringMatching(/^\w+/) }),
    ]);
    await snapshot.close();
  });

  it.each<[what: string, parameters: Record<string, string>]>([
    ['another authority vouches for it', { 'ssl-ca': wrongCa ?? '' }],
    [
      'another authority vouches for it by whatever name',
      { 'ssl-mode': 'VERIFY_CA', 'ssl-ca': wrongCa ?? '' },
    ],
    ['no authority that Node.js knows vouches for it', { ssl: 'true' }],
  ])('is refused when %s, in one sentence', async (_what, parameters) => {
    const config = asked(parameters);
    const sentence =
      /^The database server at localhost:\d+ can't be trusted \(.+\): check ssl-mode and ssl-ca/;
    await expect(DatabaseConnection.open(config)).rejects.toThrow(sentence);
    await expect(takeSnapshot(config.database)).rejects.toThrow(sentence);
  });

  it('is refused under another name than that of its certificate, unless only its authority is asked for', async () => {
    // This machine under a name that only its resolver takes for an IP address.
    const otherName = '127.1';
    const named = asked({ 'ssl-ca': rightCa ?? '' }, otherName);
    await expect(DatabaseConnection.open(named)).rejects.toThrow(/ can't be trusted \(.+altnames.+\): /);
    expect(await cipherOf(asked({ 'ssl-mode': 'VERIFY_CA', 'ssl-ca': rightCa ?? '' }, otherName))).not.toBe(
      '',
    );
  });
});
