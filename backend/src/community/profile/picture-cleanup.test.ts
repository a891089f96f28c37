import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { aPicture, dataUrl, storedPictures, upload, uploaded } from '../../../test/support/pictures.js';
import { coinsOf } from '../../../test/support/rounds.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { PictureStorage } from './picture-storage.js';
import { PictureCleanupService } from './picture-cleanup.service.js';

jest.setTimeout(60_000);

const HOUR_MS = 60 * 60 * 1000;

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.remove();
});

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

describe('The sweep', () => {
  const sweep = (): Promise<void> => app.nest.get(PictureCleanupService).sweep();

  it('takes what nobody has, an hour later, and never what somebody has', async () => {
    const [member, other] = [await app.aMember({ coins: 1500 }), await app.aMember({ coins: 500 })];
    const shared = await uploaded(member, '#abc');
    expect(await uploaded(other, '#abc')).toBe(shared);
    const next = await uploaded(member, '#cba');
    app.clock.advance(HOUR_MS + 1);
    await sweep();
    expect(storedPictures(database.dataFolder)).toEqual(
      expect.arrayContaining([nameOf(shared), nameOf(next)]),
    );
    const last = await uploaded(member, '#aaa');
    await sweep();
    const left = storedPictures(database.dataFolder);
    expect(left).toEqual(expect.arrayContaining([nameOf(shared), nameOf(last)]));
    expect(left).not.toContain(nameOf(next));
    expect((await fetch(app.url + shared)).status).toBe(200);
  });

  it('takes what a crash left between storing and paying, half-written files too [SEC-33]', async () => {
    await app.aMember();
    await sweep();
    const before = storedPictures(database.dataFolder);
    const member = await app.aMember({ coins: 500 });
    const failure = jest.spyOn(app.unitOfWork, 'run').mockRejectedValue(new Error('The power went.'));
    const { status } = await upload(member, dataUrl('png', await aPicture('png', { colour: '#111' })));
    failure.mockRestore();
    expect(status).toBe(500);
    expect(await coinsOf(member)).toBe(500);
    const [orphan = ''] = storedPictures(database.dataFolder).filter((name) => !before.includes(name));
    const halfWritten = `${orphan}.4711-1`;
    writeFileSync(join(database.dataFolder, 'media', orphan.slice(0, 2), halfWritten), 'RIFF');
    expect(storedPictures(database.dataFolder)).toHaveLength(before.length + 2);
    // The file's time is the real one, long before the test clock.
    await sweep();
    expect(storedPictures(database.dataFolder)).toHaveLength(before.length + 1);
    expect(storedPictures(database.dataFolder)).toContain(orphan);
    app.clock.advance(HOUR_MS + 1);
    await sweep();
    expect(storedPictures(database.dataFolder)).toEqual(before);
  });

  it('leaves alone what was sent again just now', async () => {
    const storage = app.nest.get(PictureStorage);
    const address = await storage.put(Buffer.from('a picture'));
    app.clock.advance(HOUR_MS + 1);
    await storage.put(Buffer.from('a picture'));
    await sweep();
    expect(storedPictures(database.dataFolder)).toContain(nameOf(address));
    app.clock.advance(HOUR_MS + 1);
    await sweep();
    expect(storedPictures(database.dataFolder)).not.toContain(nameOf(address));
  });

  it('takes no further file once the server stops', async () => {
    const scheduler = app.nest.get(Scheduler);
    const address = await app.nest.get(PictureStorage).put(Buffer.from('a late picture'));
    app.clock.advance(HOUR_MS + 1);
    scheduler.isStopping = true;
    await sweep();
    scheduler.isStopping = false;
    expect(storedPictures(database.dataFolder)).toContain(nameOf(address));
    await sweep();
    expect(storedPictures(database.dataFolder)).not.toContain(nameOf(address));
  });

  it('takes nothing when the database knows no members', async () => {
    const storage = app.nest.get(PictureStorage);
    const address = await storage.put(Buffer.from('picture'));
    app.clock.advance(HOUR_MS + 1);
    const query = jest.spyOn(app.database, 'query').mockResolvedValue([]);
    await sweep();
    query.mockRestore();
    expect(storedPictures(database.dataFolder)).toContain(nameOf(address));
    await sweep();
    expect(storedPictures(database.dataFolder)).not.toContain(nameOf(address));
  });
});
