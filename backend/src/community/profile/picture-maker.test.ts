import { describe, expect, it } from '@jest/globals';
import { aNoisyPicture } from '../../../test/support/pictures.js';
import { PictureMakerService } from './picture-maker.service.js';

describe('Pictures', () => {
  it('are worked on two at a time while 8 wait, and the next one is told to come back [SEC-32]', async () => {
    const maker = new PictureMakerService();
    const bytes = await aNoisyPicture(600, 400);
    const first = maker.make({ kind: 'jpeg', bytes });
    const second = maker.make({ kind: 'jpeg', bytes });
    // Calls start or queue only in a later microtask.
    await Promise.resolve();
    await Promise.resolve();
    const waiting = Array.from({ length: 8 }, () => maker.make({ kind: 'jpeg', bytes }));
    await expect(maker.make({ kind: 'jpeg', bytes })).rejects.toMatchObject({
      code: 'server.busy',
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    const all = await Promise.all([first, second, ...waiting]);
    expect(new Set(all.map((made) => made.toString('base64'))).size).toBe(1);
    expect(await maker.make({ kind: 'jpeg', bytes })).toEqual(all[0]);
  });
});
