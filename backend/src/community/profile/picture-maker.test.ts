import { describe, expect, it } from '@jest/globals';
import { aNoisyPicture, dataUrl } from '../../../test/support/pictures.js';
import { PictureMakerService } from './picture-maker.service.js';

describe('Pictures', () => {
  it('are worked on two at a time while 8 wait, and the next one is told to come back [SEC-32]', async () => {
    const maker = new PictureMakerService();
    const picture = dataUrl('jpeg', await aNoisyPicture(600, 400));
    const first = maker.make(picture);
    const second = maker.make(picture);
    // Calls start or queue only in a later microtask.
    await Promise.resolve();
    await Promise.resolve();
    const waiting = Array.from({ length: 8 }, () => maker.make(picture));
    await expect(maker.make(picture)).rejects.toMatchObject({
      code: 'server.busy',
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    const all = await Promise.all([first, second, ...waiting]);
    expect(new Set(all.map((made) => made.toString('base64'))).size).toBe(1);
    expect(await maker.make(picture)).toEqual(all[0]);
  });
});
