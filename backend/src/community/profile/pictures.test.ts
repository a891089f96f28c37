import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { badPictures, mixedPictures } from '../../../test/support/bad-pictures.js';
import type { Answer } from '../../../test/support/client.js';
import { aGate } from '../../../test/support/gate.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import {
  aNoisyPicture,
  animatedGif,
  aPicture,
  dataUrl,
  storedPictures,
  upload,
  uploaded,
} from '../../../test/support/pictures.js';
import { coinsOf, linesOf } from '../../../test/support/rounds.js';
import { CoinLedger } from '../../economy/coins/coin-ledger.service.js';
import { PictureMakerService } from './picture-maker.service.js';

jest.setTimeout(60_000);

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

async function pictureAt(address: string): Promise<Buffer> {
  const answer = await fetch(app.url + address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const pictureOf = async (member: TestMember): Promise<string | null> =>
  (await member.client.get<{ profilePicture: string | null }>('/api/user')).body.profilePicture;

describe('A picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'may be a %s, becomes 512×512 WEBP and costs 500 coins [S1.09, S6.09, S7.28, S9.33]',
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

  it.each([
    ['webp', 'jpeg'],
    ['png', 'gif'],
    ['jpeg', 'x-of-an-unknown-ending'],
  ] as const)('may be a %s that its name calls a %s: the content decides [SEC-32]', async (kind, named) => {
    const member = await app.aMember({ coins: 500 });
    expect((await upload(member, dataUrl(named, await aPicture(kind)))).status).toBe(201);
    const octets = `data:application/octet-stream;base64,${(await aPicture(kind)).toString('base64')}`;
    expect((await upload(await app.aMember({ coins: 500 }), octets)).status).toBe(201);
  });

  it('stands upright and says nothing of where it was taken [SEC-32]', async () => {
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

  it('leaves behind what else its file holds: a page, a script, an archive, a bomb [SEC-32]', async () => {
    const pictures = await mixedPictures();
    const member = await app.aMember({ coins: 500 * pictures.length });
    for (const { name, imageData } of pictures) {
      const { status, body } = await upload(member, imageData);
      expect([name, status]).toEqual([name, 201]);
      const stored = (await pictureAt(body.profilePicture)).toString('latin1');
      expect(['<script', '<?php', 'PK\x05\x06'].filter((text) => stored.includes(text))).toEqual([]);
    }
  });

  it('of an animation is its first frame', async () => {
    const member = await app.aMember({ coins: 500 });
    const { body } = await upload(member, dataUrl('gif', animatedGif(30)));
    expect((await sharp(await pictureAt(body.profilePicture)).metadata()).pages ?? 1).toBe(1);
  });

  it('may have exactly 5 MB and be as large as phones make them, and not a byte more', async () => {
    const member = await app.aMember({ coins: 500 });
    const picture = await aNoisyPicture(3600, 2400);
    expect(picture.length).toBeGreaterThan(3 * 1024 * 1024);
    const ofBytes = (length: number): string =>
      dataUrl('jpeg', Buffer.concat([picture, Buffer.alloc(length - picture.length)]));
    const above = await upload<Refused>(member, ofBytes(5 * 1024 * 1024 + 1));
    expect(above).toMatchObject({ status: 413, body: { code: 'picture.too_large' } });
    expect((await upload(member, ofBytes(5 * 1024 * 1024))).status).toBe(201);
  });

  it.each([
    ['jpeg', 8000, 6250],
    ['png', 4000, 4000],
  ] as const)('may be a %s of %i×%i pixels', async (kind, width, height) => {
    const member = await app.aMember({ coins: 500 });
    const picture = await aPicture(kind, { colour: '#70f', width, height });
    expect((await upload(member, dataUrl(kind, picture))).status).toBe(201);
  });

  it('is paid once, however often it is sent, and its answer stays the same [SEC-33]', async () => {
    const member = await app.aMember({ coins: 2000 });
    const first = dataUrl('png', await aPicture('png', { colour: '#123' }));
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(member, first, 'same-key')));
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

  it('needs 500 coins, and only one of two at once gets them [S5.13, SEC-33]', async () => {
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
});

describe('A bad picture', () => {
  it('is refused with its reason, costs nothing and is stored nowhere [S5.10, SEC-32]', async () => {
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

  it('is told of in the words of the specification [S5.11]', async () => {
    const member = await app.aMember({ coins: 500 });
    const texts = [dataUrl('svg+xml', Buffer.from('<svg/>')), dataUrl('png', Buffer.alloc(8 * 1024 * 1024))];
    const [type, size] = await Promise.all(texts.map((text) => upload<Refused>(member, text)));
    expect(type?.body.message).toBe('Please select an image file (JPEG, PNG, GIF, or WEBP).');
    expect(size?.body.message).toBe('Profile picture must be less than 5MB.');
  });
});

describe('Uploads', () => {
  it('are twenty a minute and address, and what is beyond is not even read [SEC-32]', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    try {
      const member = await strict.aMember();
      const body = { imageData: 'x'.repeat(1000) };
      const post = (): Promise<Answer> => member.client.post('/api/profile/upload-picture', body);
      for (let count = 0; count < 20; count += 1) expect((await post()).status).toBe(409);
      expect((await post()).status).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it('without a payment are decoded three times a minute a member, paid ones are not counted [SEC-33]', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    try {
      const colours = ['#100', '#200', '#300', '#400', '#500'];
      const buyer = await strict.aMember({ coins: 3000 });
      for (const colour of colours) await uploaded(buyer, colour);
      const same = dataUrl('png', await aPicture('png', { colour: '#500' }));
      const broken = dataUrl('png', (await aNoisyPicture(60, 40, 'png')).subarray(0, 2000));
      const statuses: number[] = [];
      for (const picture of [same, broken, same, broken, same])
        statuses.push((await upload(buyer, picture)).status);
      expect(statuses).toEqual([201, 400, 201, 429, 429]);
      expect(await coinsOf(buyer)).toBe(500);
      await uploaded(await strict.aMember({ coins: 500 }), '#100');
    } finally {
      await strict.close();
    }
  });

  it('of a client that has left meanwhile are not decoded [SEC-32]', async () => {
    const member = await app.aMember({ coins: 500 });
    const [asked, waiting] = [aGate(), aGate()];
    jest.spyOn(app.nest.get(CoinLedger), 'balanceOf').mockImplementationOnce(async () => {
      asked.open();
      await waiting.passed;
      return 500;
    });
    const maker = app.nest.get(PictureMakerService);
    const make = maker.make.bind(maker);
    const made = new Promise<Buffer>((resolve) => {
      jest.spyOn(maker, 'make').mockImplementationOnce((...upload) => {
        const result = make(...upload);
        resolve(result);
        return result;
      });
    });
    const closed = once(app.nest.getHttpServer(), 'connection').then(([socket]) =>
      once(socket as Socket, 'close'),
    );
    const headers = { ...member.client.socketHeaders(), 'Content-Type': 'application/json' };
    const leaving = request(`${app.url}/api/profile/upload-picture`, {
      method: 'POST',
      agent: false,
      headers,
    });
    leaving.on('error', () => undefined);
    leaving.end(JSON.stringify({ imageData: dataUrl('png', await aPicture()) }));
    await asked.passed;
    leaving.destroy();
    await closed;
    waiting.open();
    await expect(made).rejects.toMatchObject({ code: 'request.incomplete' });
  });
});
