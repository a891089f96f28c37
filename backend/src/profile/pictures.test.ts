import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp, type TestMember } from '../testing/app.js';
import { badPictures } from '../testing/bad-pictures.js';
import type { Answer } from '../testing/client.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { aNoisyPicture, animatedGif, aPicture, dataUrl, storedPictures } from '../testing/pictures.js';
import { coinsOf, linesOf } from '../testing/rounds.js';
import { storm } from '../testing/storm.js';
import { PictureStorage } from './picture-storage.js';
import { PictureSweep } from './picture-sweep.service.js';

jest.setTimeout(60_000);

const HOUR_MS = 60 * 60 * 1000;

interface Uploaded {
  readonly profilePicture: string;
  readonly coins: number;
}

interface Refused {
  readonly code: string;
  readonly message: string;
}

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

let keys = 0;
function upload<Body = Uploaded>(
  member: TestMember,
  imageData: string,
  key = `upload-${(keys += 1)}`,
): Promise<Answer<Body>> {
  return member.client.post<Body>(
    '/api/profile/upload-picture',
    { imageData },
    { headers: { 'Idempotency-Key': key } },
  );
}

async function uploaded(member: TestMember, colour: string): Promise<string> {
  const { status, body } = await upload(member, dataUrl('png', await aPicture('png', { colour })));
  expect(status).toBe(201);
  return body.profilePicture;
}

async function pictureAt(address: string): Promise<Buffer> {
  const answer = await fetch(app.url + address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const pictureOf = async (member: TestMember): Promise<string | null> =>
  (await member.client.get<{ profilePicture: string | null }>('/api/user')).body.profilePicture;

describe('A picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'may be a %s, becomes 512×512 WEBP and costs 500 coins',
    async (kind) => {
      const member = await app.aMember({ coins: 700 });
      const { status, body } = await upload(member, dataUrl(kind, await aPicture(kind, { colour: '#07f' })));
      expect(status).toBe(201);
      expect(body).toEqual({
        profilePicture: expect.stringMatching(/^\/media\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.webp$/),
        coins: 200,
      });
      const metadata = await sharp(await pictureAt(body.profilePicture)).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(await pictureOf(member)).toBe(body.profilePicture);
      expect(await coinsOf(member)).toBe(200);
      expect((await linesOf(member))[0]).toMatchObject({ amount: -500, description: 'Profile picture' });
    },
  );

  it('stands upright and says nothing of where it was taken', async () => {
    const member = await app.aMember({ coins: 500 });
    const [left, right] = [
      await aPicture('png', { colour: '#f00' }),
      await aPicture('png', { colour: '#00f' }),
    ];
    const lying = await sharp(left)
      .extend({ right: 40, background: '#00f' })
      .composite([{ input: right, left: 40, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Zorg' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(lying.includes('Zorg')).toBe(true);
    const { body } = await upload(member, dataUrl('jpeg', lying));
    const stored = await pictureAt(body.profilePicture);
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    const pixels = await sharp(stored).removeAlpha().raw().toBuffer();
    const [red = 0, , blue = 0] = pixels.subarray((100 * 512 + 256) * 3);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('of an animation is its first frame', async () => {
    const member = await app.aMember({ coins: 500 });
    const { body } = await upload(member, dataUrl('gif', animatedGif(30)));
    expect((await sharp(await pictureAt(body.profilePicture)).metadata()).pages ?? 1).toBe(1);
  });

  it('may have almost 5 MB and be as large as phones make them', async () => {
    const member = await app.aMember({ coins: 500 });
    const large = await aNoisyPicture(3600, 2400);
    expect(large.length).toBeLessThan(5 * 1024 * 1024);
    expect(large.length).toBeGreaterThan(3 * 1024 * 1024);
    expect((await upload(member, dataUrl('jpeg', large))).status).toBe(201);
  });

  it('is paid once, however often it is sent, and its answer stays the same', async () => {
    const member = await app.aMember({ coins: 2000 });
    const first = dataUrl('png', await aPicture('png', { colour: '#123' }));
    const answers = await Promise.all(
      Array.from({ length: storm(4, 8) }, () => upload(member, first, 'same-key')),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]?.body);
    }
    const second = await uploaded(member, '#321');
    expect((await upload(member, first, 'same-key')).body).toEqual(answers[0]?.body);
    expect(await pictureOf(member)).toBe(second);
    expect(await coinsOf(member)).toBe(1000);
    const other = await upload<Refused>(member, dataUrl('png', await aPicture('png')), 'same-key');
    expect(other).toMatchObject({ status: 409, body: { code: 'request.key_reused' } });
  });

  it('that the member has already is paid no second time, whatever key it comes under', async () => {
    const member = await app.aMember({ coins: 1200 });
    const address = await uploaded(member, '#456');
    const again = dataUrl('png', await aPicture('png', { colour: '#456' }));
    const free = await upload(member, again, 'another-key');
    expect(free).toMatchObject({ status: 201, body: { profilePicture: address, coins: 700 } });
    await uploaded(member, '#654');
    expect((await upload(member, again, 'another-key')).body).toEqual(free.body);
    expect(await coinsOf(member)).toBe(200);
  });

  it('needs 500 coins, and only one of two at once gets them', async () => {
    const member = await app.aMember({ coins: 500 });
    const pictures = await Promise.all(
      ['#900', '#090', '#009'].map(async (colour) => dataUrl('png', await aPicture('png', { colour }))),
    );
    const answers = await Promise.all(pictures.map((picture) => upload<Refused>(member, picture)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: 'coins.not_enough',
        message: 'You need 500 coins to update your profile picture.',
      });
    }
    expect(await coinsOf(member)).toBe(0);
  });

  it('is not even looked at without 500 coins', async () => {
    const member = await app.aMember({ coins: 499 });
    expect(await upload(member, 'no picture at all')).toMatchObject({
      status: 409,
      body: { code: 'coins.not_enough' },
    });
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'with space', 'ümlaut-key'.replace('ü', '$')])(
    'is refused under the key %p',
    async (key) => {
      const member = await app.aMember({ coins: 500 });
      const answer = await member.client.post(
        '/api/profile/upload-picture',
        { imageData: dataUrl('png', await aPicture()) },
        { headers: { 'Idempotency-Key': key } },
      );
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.idempotency_key' } });
      expect(await coinsOf(member)).toBe(500);
    },
  );

  it('is for members only', async () => {
    const answer = await app.aVisitor().post('/api/profile/upload-picture', { imageData: 'x' });
    expect(answer.status).toBe(401);
  });
});

describe('A bad picture', () => {
  it('is refused with its reason, costs nothing and is stored nowhere', async () => {
    const member = await app.aMember({ coins: 500 });
    const before = storedPictures(database.dataFolder);
    const pictures = await badPictures();
    const answers: string[] = [];
    for (const { name, imageData } of pictures) {
      const { status, body } = await upload<Refused>(member, imageData);
      answers.push(`${name}: ${status} ${body.code}`);
    }
    expect(answers).toEqual(pictures.map(({ name, status, code }) => `${name}: ${status} ${code}`));
    expect(storedPictures(database.dataFolder)).toEqual(before);
    expect(await coinsOf(member)).toBe(500);
    expect(await pictureOf(member)).toBeNull();
  });

  it('is told of in the words of the specification', async () => {
    const member = await app.aMember({ coins: 500 });
    const texts = [dataUrl('svg+xml', Buffer.from('<svg/>')), dataUrl('png', Buffer.alloc(8 * 1024 * 1024))];
    const [type, size] = await Promise.all(texts.map((text) => upload<Refused>(member, text)));
    expect(type?.body.message).toBe('Please select an image file (JPEG, PNG, GIF, or WEBP).');
    expect(size?.body.message).toBe('Profile picture must be less than 5MB.');
  });
});

describe('Uploads', () => {
  it('are twenty a minute and address, and what is beyond is not even read', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    try {
      const member = await strict.aMember();
      const body = { imageData: 'x'.repeat(1000) };
      const post = (): Promise<Answer> => member.client.post('/api/profile/upload-picture', body);
      for (let count = 0; count < 20; count += 1) expect((await post()).status).toBe(400);
      expect((await post()).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('The sweep', () => {
  const sweep = (): Promise<number> => app.nest.get(PictureSweep).sweep();

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
    expect(await sweep()).toBe(1);
    const left = storedPictures(database.dataFolder);
    expect(left).toEqual(expect.arrayContaining([nameOf(shared), nameOf(last)]));
    expect(left).not.toContain(nameOf(next));
    await pictureAt(shared);
  });

  it('takes what a crash left between storing and paying, half-written files too', async () => {
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
    // The file's own time is the machine's, long before the clock of the tests.
    expect(await sweep()).toBe(1);
    expect(storedPictures(database.dataFolder)).toContain(orphan);
    app.clock.advance(HOUR_MS + 1);
    expect(await sweep()).toBe(1);
    expect(storedPictures(database.dataFolder)).toEqual(before);
  });

  it('leaves alone what was sent again just now', async () => {
    const hash = 'e'.repeat(64);
    const storage = app.nest.get(PictureStorage);
    await storage.put(hash, Buffer.from('picture'));
    app.clock.advance(HOUR_MS + 1);
    await storage.put(hash, Buffer.from('picture'));
    await sweep();
    expect(storedPictures(database.dataFolder)).toContain(`${hash}.webp`);
    app.clock.advance(HOUR_MS + 1);
    expect(await sweep()).toBe(1);
  });

  it('takes nothing when the database knows no members', async () => {
    const storage = app.nest.get(PictureStorage);
    const address = await storage.put('d'.repeat(64), Buffer.from('picture'));
    app.clock.advance(HOUR_MS + 1);
    const query = jest.spyOn(app.database, 'query').mockResolvedValue([]);
    expect(await sweep()).toBe(0);
    query.mockRestore();
    expect(storedPictures(database.dataFolder)).toContain(nameOf(address));
    expect(await sweep()).toBe(1);
  });
});
