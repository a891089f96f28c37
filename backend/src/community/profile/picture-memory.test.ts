import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { badPictures, mixedPictures } from '../../../test/support/bad-pictures.js';
import { TestClient } from '../../../test/support/client.js';
import { aPicture, dataUrl } from '../../../test/support/pictures.js';

const BACKEND_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_GROWTH_BYTES = 64 * 1024 * 1024;

/** The server process compiles its sources on loading, which is slow. */
jest.setTimeout(120_000);

let server: ChildProcess;
let client: TestClient;
beforeAll(async () => {
  server = fork('test/support/picture-server.ts', {
    cwd: BACKEND_FOLDER,
    execArgv: ['--expose-gc', '--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', NODE_OPTIONS: '', SWC_NODE_PROJECT: 'tsconfig.test.json' },
  });
  const [{ url, session }] = (await once(server, 'message')) as [{ url: string; session: string }];
  client = new TestClient(url, '10.0.0.1');
  client.setCookie('session', session);
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
});

/** Returns the server's peak memory since `begin`, in bytes. */
async function peakBytes(word: 'begin' | 'peak'): Promise<number> {
  server.send(word);
  const [bytes] = (await once(server, 'message')) as [number];
  return bytes;
}

let keys = 0;
async function upload(imageData: string): Promise<number> {
  const headers = { 'Idempotency-Key': `upload-${(keys += 1)}` };
  return (await client.post('/api/profile/upload-picture', { imageData }, { headers })).status;
}

it('bad and mixed pictures grow a server by less than 64 MiB [SEC-32]', async () => {
  const [pictures, mixed] = [await badPictures(), await mixedPictures()];
  expect(await upload(dataUrl('png', await aPicture()))).toBe(201);
  const before = await peakBytes('begin');
  for (const { name, imageData } of [...pictures, ...mixed]) {
    // Garbage of the picture before is no growth; what the server keeps of it is.
    await peakBytes('begin');
    const status = await upload(imageData);
    if (mixed.some((picture) => picture.name === name)) expect(status).toBe(201);
    else expect(status).toBeGreaterThanOrEqual(400);
    expect((await peakBytes('peak')) - before).toBeLessThan(MAX_GROWTH_BYTES);
  }
});
