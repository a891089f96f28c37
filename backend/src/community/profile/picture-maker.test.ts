import { describe, expect, it } from '@jest/globals';
import { aNoisyPicture, dataUrl } from '../../../test/support/pictures.js';
import { PictureMakerService } from './picture-maker.service.js';

describe('Pictures', () => {
  it('are worked on two at a time while 8 members wait, and the next one is told to come back [SEC-32]', async () => {
    const maker = new PictureMakerService({ assertLeft: () => Promise.resolve() } as never);
    const picture = dataUrl('jpeg', await aNoisyPicture(600, 400));
    const made = Array.from({ length: 10 }, (_none, index) => maker.make(index, picture));
    await expect(maker.make(11, picture)).rejects.toMatchObject({
      code: 'server.busy',
      status: 503,
      headers: { 'Retry-After': '1' },
    });
    expect(new Set((await Promise.all(made)).map((each) => each.toString('base64'))).size).toBe(1);
    expect(await maker.make(11, picture)).toEqual(await made[0]);
  });

  it('of one member take one place, however many there are [SEC-32]', async () => {
    const maker = new PictureMakerService({ assertLeft: () => Promise.resolve() } as never);
    const picture = dataUrl('jpeg', await aNoisyPicture(60, 40));
    const made = [1, 1, 1, 1].map((member) => maker.make(member, picture));
    await expect(maker.make(1, picture)).rejects.toMatchObject({ code: 'request.too_many' });
    const others = [2, 3, 4, 5].map((member) => maker.make(member, picture));
    expect(await Promise.all([...made, ...others])).toHaveLength(8);
  });
});
