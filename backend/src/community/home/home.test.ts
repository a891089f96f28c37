import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LivestreamDto } from '../../live/livestream/livestream.dto.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import type { HomeDto } from './home.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const home = async (): Promise<HomeDto> => {
  const member = await app.aMember();
  const { status, body } = await member.client.get<HomeDto>('/api/home');
  expect(status).toBe(200);
  return body;
};

const addEvent = (title: string, startsAt: string): Promise<number> =>
  app.unitOfWork.run((tx) =>
    tx.execute('INSERT INTO upcoming_events (title, game, startsAt) VALUES (?, ?, ?)', [
      title,
      'Alien Racing',
      new Date(startsAt),
    ]),
  );

describe('The home screen gets', () => {
  it("the specification's streams, in rows that lie ahead when the site is set up", async () => {
    app.clock.set(new Date());
    const { upcomingEvents } = await home();
    expect(upcomingEvents.map(({ title }) => title).sort()).toEqual([
      ...Array<string>(4).fill('Midweek practice and crew talk'),
      ...Array<string>(4).fill('Sunday Night Series'),
    ]);
    expect(upcomingEvents[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      game: 'Alien Racing',
      startsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
      isSample: true,
    });
    const starts = upcomingEvents.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
  });

  it('no two streams at one time: the events of a new site are those of its schedule', async () => {
    app.clock.set(new Date());
    const { body } = await (await app.aMember()).client.get<LivestreamDto>('/api/livestream');
    const scheduled = new Map(body.schedule.map(({ startsAt, title }) => [startsAt, title]));
    const events = body.events.filter(({ startsAt }) => scheduled.has(startsAt));
    expect(events.map(({ title }) => title).sort()).toEqual([...scheduled.values()].sort());
  });

  it('only the events that are still to come and the weekly streams, soonest first', async () => {
    // A Saturday: the first weekly stream is on Sunday at 3 PM in New York.
    app.clock.set(new Date('2030-06-01T12:00:00.000Z'));
    const titles = async (): Promise<string[]> => (await home()).upcomingEvents.map(({ title }) => title);
    expect((await titles()).slice(0, 2)).toEqual(['Sunday Night Series', 'Midweek practice and crew talk']);
    await addEvent('Later', '2030-06-02T12:00:00.000Z');
    await addEvent('Sooner', '2030-06-01T12:00:00.001Z');
    await addEvent('Begins now', '2030-06-01T12:00:00.000Z');
    await addEvent('Gala', '2030-06-02T19:00:00.000Z');
    expect((await titles()).slice(0, 4)).toEqual([
      'Sooner',
      'Later',
      // An event at the time of a weekly stream is that week's stream.
      'Gala',
      'Midweek practice and crew talk',
    ]);
  });

  it('the announcements, newest first', async () => {
    const titles = async (): Promise<string[]> => (await home()).announcements.map(({ title }) => title);
    expect(await titles()).toEqual(['Neon editions are in', 'Two streams a week']);
    await app.unitOfWork.run((tx) =>
      tx.execute(
        `INSERT INTO announcements (title, description, date) VALUES ('Grid is full', 'Sorry.', ?)`,
        [new Date('2040-01-01T00:00:00.000Z')],
      ),
    );
    expect((await home()).announcements[0]).toEqual({
      id: expect.any(Number),
      title: 'Grid is full',
      description: 'Sorry.',
      date: '2040-01-01T00:00:00.000Z',
      isSample: false,
    });
  });
});
