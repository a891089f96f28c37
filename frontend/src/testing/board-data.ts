import type { BoardEntry, MemberBests, OwnStanding } from '../api/types';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeAnswer, FakeApi, FakeReply } from './fake-api';
import { aHome } from './profile-data';

export function anEntry(rank: number, changes: Partial<BoardEntry> = {}): BoardEntry {
  return {
    id: 100 + rank,
    rank,
    username: `racer_${rank}`,
    gameName: 'All Games',
    score: 20_000 - rank,
    lastPlayed: new Date(Date.now() - rank * 3_600_000).toISOString(),
    isCurrentUser: false,
    avatar: { color: 'pink', hat: 'crown', face: 'smile', accessory: 'none' },
    profilePicture: null,
    round: null,
    ...changes,
  };
}

/** The standing of a member who is fourth of 60 and has played two games. */
export function aStanding(changes: Partial<OwnStanding> = {}): OwnStanding {
  const unplayed = { score: 0, rank: null, round: null };
  return {
    rank: 4,
    score: 11_420,
    total: 60,
    toNext: { rank: 3, username: 'racer_3', points: 40 },
    toThird: 40,
    bests: [
      { gameName: 'Alien Clicker', gameId: 'alien-clicker', score: 74, rank: 12, round: 'round-c' },
      { gameName: 'Memory Match', gameId: 'memory-match', score: 80, rank: 9, round: null },
      { gameName: 'Stronghold Defense', gameId: 'stronghold-defense', ...unplayed },
      { gameName: 'Alien Racing', gameId: 'alien-racing', ...unplayed },
    ],
    top: [1, 2, 3].map((rank) => anEntry(rank)),
    ...changes,
  };
}

/** The standing of a member who has never played, on an empty board. */
export const noStanding = aStanding({
  rank: null,
  score: 0,
  total: 0,
  toNext: null,
  toThird: null,
  bests: aStanding().bests.map((best) => ({ ...best, score: 0, rank: null, round: null })),
  top: [],
});

/** The ranked rounds of a member, one of which is not stored. */
export const memberBests: MemberBests = {
  username: 'racer_1',
  avatar: anEntry(1).avatar,
  profilePicture: null,
  bests: [
    {
      gameName: 'Alien Clicker',
      gameId: 'alien-clicker',
      score: 1074,
      rank: 1,
      round: 'round-1',
      decidedAt: '2026-11-20T12:00:00.000Z',
    },
    {
      gameName: 'Memory Match',
      gameId: 'memory-match',
      score: 80,
      rank: 9,
      round: null,
      decidedAt: '2026-11-20T12:00:00.000Z',
    },
  ],
};

/** Returns the response for a page of a board; `link` is its Link header. */
export function boardReply(entries: readonly BoardEntry[], total = entries.length, link?: string): FakeReply {
  const headers = { 'X-Total-Count': String(total), ...(link !== undefined && { Link: link }) };
  return { status: 200, body: entries, headers };
}

export const BOARD = 'GET /api/leaderboard';
export const STANDING = 'GET /api/leaderboard/me';

/** Fakes the server for a signed-in member, with boards on which they are fourth. */
export function rankedMember(answers: Record<string, FakeAnswer> = {}): FakeApi {
  signInBrowser();
  const entries = [1, 2, 3, 4, 5].map((rank) =>
    rank === 4 ? anEntry(rank, { id: 7, username: 'zorblax', isCurrentUser: true }) : anEntry(rank),
  );
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/home': { status: 200, body: aHome() },
    [BOARD]: boardReply(entries, 60),
    [STANDING]: { status: 200, body: aStanding() },
    'GET /api/leaderboard/members/101': { status: 200, body: memberBests },
    ...answers,
  });
}
