import type { AdminLivestream, Livestream, StreamInput } from '../api/types';

/** URL of a show's playlist. */
export const PLAYLIST = '/livestream/0123456789abcdef0123456789abcdef/index.m3u8';

/** The livestream as the API returns it while nothing is live. */
export function aLivestream(changes: Partial<Livestream> = {}): Livestream {
  return {
    state: 'offline',
    isLive: false,
    playlist: null,
    startedAt: null,
    viewers: 0,
    nextStream: {
      title: 'Sunday Night Series',
      game: 'Alien Racing',
      startsAt: '2027-05-02T19:00:00.000Z',
    },
    details: {
      race: 'Sunday Night Series',
      track: 'Ringside Loop',
      lap: null,
      laps: 3,
      pods: 4,
      fastestLap: '0:14.2',
      fastestLapBy: 'Tachyon',
      prizeCoins: 500,
    },
    schedule: [
      {
        id: 1,
        title: 'Sunday Night Series',
        game: 'Alien Racing',
        weekday: 0,
        time: '15:00',
        startsAt: '2027-05-02T19:00:00.000Z',
      },
      {
        id: 2,
        title: 'Midweek practice and crew talk',
        game: 'Alien Racing',
        weekday: 3,
        time: '19:00',
        startsAt: '2027-05-05T23:00:00.000Z',
      },
    ],
    standings: [
      { position: 1, name: 'PitBoss9', points: 88 },
      { position: 2, name: 'Nova_Quill', points: 81 },
    ],
    events: ['2027-05-05T23:00:00.000Z', '2027-05-08T23:00:00.000Z', '2027-05-15T23:00:00.000Z'].map(
      (startsAt, index) => ({ id: index + 1, title: `Event ${index + 1}`, game: 'Alien Racing', startsAt }),
    ),
    ...changes,
  };
}

/** The same during a live race. */
export function aLiveStream(changes: Partial<Livestream> = {}): Livestream {
  return aLivestream({
    state: 'live',
    isLive: true,
    playlist: PLAYLIST,
    startedAt: '2026-11-21T19:58:00.000Z',
    viewers: 12,
    ...changes,
  });
}

/** The livestream as the admin API returns it: an encoder is connected, and no show is open. */
export function anAdminLivestream(
  changes: Partial<Omit<AdminLivestream, 'ingest'>> & { ingest?: Partial<StreamInput> } = {},
): AdminLivestream {
  const { details } = aLivestream();
  return {
    state: 'offline',
    isOpen: false,
    address: 'rtmp://localhost:1935/live',
    streamKey: 'main?key=a-key-of-tests',
    viewers: 0,
    schedule: { version: 1, rows: [] },
    standings: { version: 1, rows: [] },
    events: { version: 1, rows: [] },
    details: { version: 1, details },
    ...changes,
    ingest: {
      isRunning: true,
      isConnected: true,
      since: '2026-11-21T19:58:00.000Z',
      width: 1920,
      height: 1080,
      fps: 29.97,
      videoBitsPerSecond: 6_024_000,
      audioBitsPerSecond: 160_000,
      previewPlaylist: null,
      lastProblem: null,
      ...changes.ingest,
    },
  };
}
