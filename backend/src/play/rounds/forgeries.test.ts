/** @mariadb */
/**
 * Rounds that cheat, sent to the API: who may send what, when and how often, and one row of each kind of log
 * that the rules refuse. All kinds of logs are tried without the API, in `game-scenes/src/rules-core`.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { GAME_IDS, GAMES, racingSimulator, TICKS_PER_SECOND } from 'game-scenes/rules';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import type { RequestOptions } from '../../../test/support/client.js';
import { prefetchedTickets, startedRound, ticketAt, type Verdict } from '../../../test/support/rounds.js';
import {
  AS_REPLAYED,
  atMostOne,
  attempt,
  expectConsistentLedger,
  finishing,
  FOR_FUN,
  honestRound,
  ledgerOf,
  play,
  problem,
  provenRound,
  refused,
  replayOf,
  sendingRaw,
  stageOf,
  THE_SAME_AGAIN,
  UNVERIFIED,
  voidRound,
  type Expectation,
  type Forgery,
  type Round,
  type Stage,
} from '../../../test/support/rounds/forgeries.js';
import { BoardMaintenanceService } from '../boards/board-maintenance.service.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Timeouts for a busy machine: of one forgery, and of hundreds of accidents. */
const TIMEOUT_MS = 60_000;
const FULL_STRESS_MS = 10 * TIMEOUT_MS;

const CLICKER = GAMES['alien-clicker'];
const MEMORY = GAMES['memory-match'];
const ROUND_MS = (CLICKER.ticksPerRound * 1000) / TICKS_PER_SECOND;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How far a round may end ahead of the server's clock. */
const TOLERANCE_MS = 2000;
const LIMIT_BYTES = 64 * 1024;
const OTHER_SEED = '0123456789abcdef0123456789abcdef';

const INVALID = problem(400, 'request.invalid');
const NO_JSON = problem(400, 'request.malformed_json');
const MALFORMED = refused('log_malformed');
const UNKNOWN = refused('ticket_unknown');
const SPENT = refused('ticket_spent');
const COPIED = refused('copied');
const TOO_FAST = refused('faster_than_time');
const SIGNED_OUT = problem(401, 'auth.signed_out');
const ELSEWHERE = problem(403, 'request.cross_origin');

type Forge = Forgery['forge'];
type Body = Readonly<Record<string, unknown>>;

const row = (name: string, expected: Expectation, forge: Forge): Forgery => ({ name, expected, forge });

/** An honest round whose request is changed, in each of these ways. */
const changed = (name: string, expected: Expectation, ...changes: ((round: Round) => Body)[]): Forgery =>
  row(name, expected, async (stage) => {
    const round = await honestRound(stage);
    return changes.map((change) => finishing(stage, round, change(round)));
  });

/** An honest round whose request is other bytes, in each of these ways. */
const wired = (
  name: string,
  expected: Expectation,
  ...changes: ((json: string) => RequestOptions)[]
): Forgery =>
  row(name, expected, async (stage) => {
    const round = await honestRound(stage);
    const { ticket, log } = round;
    const json = JSON.stringify({ gameName: stage.game.name, round: ticket.round, log });
    return changes.map((change) => sendingRaw(stage, round, change(json)));
  });
const withField = (json: string, field: string): string => `${json.slice(0, -1)},${field}}`;

const PAUSE = [0, 1 << 2];
/** A strike near the corner of the field, in the first tick. */
const STRIKE = [0, (1 << 2) | 3, 2, 2];
const bytesOf = (log: string): number[] => [...Buffer.from(log, 'base64url')];
const textOf = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64url');
const times = (count: number, bytes: readonly number[]): number[] =>
  Array.from({ length: count }, () => bytes).flat();
/** Puts bytes behind the field mark of an honest log. */
const withFirst = (log: string, bytes: readonly number[]): string =>
  textOf(bytesOf(log).toSpliced(3, 0, ...bytes));
const logged = (name: string, expected: Expectation, ...first: readonly number[]): Forgery =>
  changed(name, expected, ({ log }) => ({ log: withFirst(log, first) }));

/** One row of each reason to refuse a log, and logs that are not what was played. */
const LOGS: readonly Forgery[] = [
  changed('a round without a log', MALFORMED, () => ({ log: undefined })),
  changed('a log cut off', MALFORMED, ({ log }) => ({ log: log.slice(0, -4) })),
  changed(
    'a log with a null byte or half a character',
    INVALID,
    ({ log }) => ({ log: `${log}\0` }),
    ({ log }) => ({ log: `${log}\ud83d` }),
  ),
  changed('a log of a coming version', refused('log_version_unknown'), ({ log }) => ({
    log: textOf(bytesOf(log).with(0, 2)),
  })),
  changed('a log with a second end', refused('log_out_of_order'), ({ log }) => ({
    log: textOf([...bytesOf(log), 0, 0]),
  })),
  logged('an action that the game does not have [SEC-08]', refused('action_unknown'), 0, (63 << 2) | 1),
  logged('a strike right of the field', refused('action_outside_field'), 0, (1 << 2) | 3, 0x82, 0x0f, 0),
  logged(
    'more strikes than hands can do [SEC-11]',
    refused('log_too_many_inputs'),
    ...times(CLICKER.config.maxInputsPerSecond + 1, STRIKE),
  ),
  logged('a round of weeks [SEC-38]', refused('log_inputs_after_end'), 255, 255, 255, 127, 1 << 2),
  changed('a round that ended a tick early [SEC-02]', refused('round_unfinished'), () => {
    const ticks = CLICKER.ticksPerRound - 1;
    return { log: textOf([1, 0, 2 << 2, (ticks % 128) + 128, ticks >> 7, 0]) };
  }),
  changed('a log with a bit in its middle flipped [SEC-02]', AS_REPLAYED, ({ log }) => {
    const bytes = bytesOf(log);
    const middle = bytes.length >> 1;
    return { log: textOf(bytes.with(middle, (bytes[middle] ?? 0) ^ 8)) };
  }),
  logged('a log stuffed with pauses [SEC-38]', AS_REPLAYED, ...times(15_000, PAUSE)),
  changed('a round that was played under a seed of its own [SEC-07]', AS_REPLAYED, ({ ticket }) => ({
    log: play({ ...ticket, seed: OTHER_SEED }).log,
  })),
];

/** Honest rounds in bodies that the route does not accept. */
const BODIES: readonly Forgery[] = [
  wired('a body of 64 KiB', AS_REPLAYED, (json) => ({ raw: json.padEnd(LIMIT_BYTES) })),
  wired(
    'a body of 64 KiB and a byte, JSON or not [SEC-38]',
    problem(413, 'request.too_large'),
    (json) => ({ raw: json.padEnd(LIMIT_BYTES + 1) }),
    () => ({ raw: '['.repeat(LIMIT_BYTES + 1) }),
  ),
  wired('a body nested as deep as its size allows [SEC-38]', INVALID, (json) => {
    const depth = (LIMIT_BYTES - json.length - 20) >> 1;
    return { raw: withField(json, `"score":${'['.repeat(depth)}${']'.repeat(depth)}`) };
  }),
  wired('a gzip bomb [SEC-38]', problem(415, 'request.compressed'), () => ({
    raw: new Uint8Array(gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '))),
    headers: { 'Content-Encoding': 'gzip' },
  })),
  wired(
    'a body of plain text, of a form, or of no type [SEC-37]',
    problem(415, 'request.not_json'),
    ...['text/plain', 'application/x-www-form-urlencoded', ''].map((type) => (raw: string) => ({
      raw,
      headers: { 'Content-Type': type },
    })),
  ),
  wired(
    'a body cut off, with something after it, or with a score that is no number',
    NO_JSON,
    (json) => ({ raw: json.slice(0, -1) }),
    (json) => ({ raw: `${json}{}` }),
    (json) => ({ raw: withField(json, '"score":NaN') }),
  ),
  wired(
    'a body that is no UTF-8',
    NO_JSON,
    (json) => ({ raw: new Uint8Array(Buffer.from(json, 'utf16le')) }),
    (json) => ({ raw: new Uint8Array([...Buffer.from(json.slice(0, -2)), 0xc0, 0xaf, 0x22, 0x7d]) }),
  ),
  wired(
    'a body of nothing, in a list, or in quotes',
    INVALID,
    () => ({ raw: '' }),
    (json) => ({ raw: `[${json}]` }),
    (json) => ({ raw: JSON.stringify(json) }),
  ),
  wired(
    'a body with another prototype or constructor [SEC-41]',
    INVALID,
    (json) => ({ raw: withField(json, '"__proto__":{"coins":1000000}') }),
    (json) => ({ raw: withField(json, '"constructor":{"prototype":{"coins":1000000}}') }),
  ),
  wired('a body with the round twice, the last of them forged', UNKNOWN, (json) => ({
    raw: withField(json, '"round":"AAAAAAAAAAAAAAAAAAAAAA"'),
  })),
  changed(
    'a body with fields of the server [SEC-41]',
    INVALID,
    ...['userId', 'seed', 'rulesVersion', 'ticks', 'balance', 'status', 'playedOffline', 'flags', 'pays'].map(
      (field) => () => ({ [field]: 1 }),
    ),
  ),
  changed(
    'a body with values of other types [SEC-41]',
    INVALID,
    ({ log }) => ({ log: [log] }),
    () => ({ log: null }),
    () => ({ log: { deep: [[[]]] } }),
    () => ({ round: { $ne: '' } }),
    () => ({ round: null }),
    () => ({ gameName: [CLICKER.name] }),
    () => ({ gameName: 'A'.repeat(1000) }),
    () => ({ score: '10' }),
    () => ({ score: 10.5 }),
    () => ({ highScore: null }),
    () => ({ timePlayed: -1 }),
    () => ({ coins: 1_000_000_001 }),
  ),
];

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
const idAs =
  (change: (id: string) => string) =>
  ({ ticket }: Round) => ({ round: change(ticket.round) });
/** A round that was sent before and is sent once more, with these logs. */
const again = (
  name: string,
  expected: Expectation,
  logsOf: (round: Round) => readonly (string | undefined)[],
  meanwhile: (stage: Stage, round: Round) => Promise<unknown> = () => Promise.resolve(),
): Forgery =>
  row(name, expected, async (stage) => {
    const round = await provenRound(stage);
    await meanwhile(stage, round);
    return logsOf(round).map((log) => finishing(stage, round, { log }));
  });

/** A round that is sent this many milliseconds after the seven days of its ticket. */
const later = (name: string, expected: Expectation, afterMs: number): Forgery =>
  row(name, expected, async (stage) => {
    const round = await honestRound(stage);
    stage.app.clock.advance(7 * DAY_MS - ROUND_MS + afterMs);
    return [finishing(stage, round)];
  });
const ofRules = (name: string, expected: Expectation, version: number): Forgery =>
  row(name, expected, async (stage) => {
    const round = await honestRound(stage);
    const sql = 'UPDATE rounds SET rulesVersion = ? WHERE id = ?';
    await stage.app.unitOfWork.run((tx) => tx.execute(sql, [version, round.ticket.round]));
    return [finishing(stage, round)];
  });

/** Honest logs under tickets they do not belong to, and tickets that are no longer good. */
const TICKETS: readonly Forgery[] = [
  changed('a log without a ticket', UNVERIFIED, () => ({ round: undefined })),
  changed(
    'a ticket that was never issued, or one that is spelled almost like it',
    UNKNOWN,
    idAs(() => ''),
    idAs(() => 'AAAAAAAAAAAAAAAAAAAAAA'),
    idAs(swapCase),
    idAs((id) => `${id} `),
    idAs((id) => `${id.slice(0, -1)}%`),
    idAs((id) => `А${id.slice(1)}`),
    idAs((id) => `${id.slice(0, -3)}' -`),
  ),
  ...[MEMORY.name, swapCase(CLICKER.name)].map((gameName) =>
    changed(`a ticket under the name "${gameName}"`, refused('wrong_game'), () => ({ gameName })),
  ),
  row("another member's finished round, and a log to spoil it", UNKNOWN, async (stage) => {
    const round = await honestRound(stage, stage.other);
    return [finishing(stage, round), finishing(stage, round, { log: '' })];
  }),
  row("another member's proven round [SEC-04]", UNKNOWN, async (stage) => [
    finishing(stage, await provenRound(stage, stage.other)),
  ]),
  again('a proven round once more [SEC-03]', THE_SAME_AGAIN, ({ log }) => [log, log]),
  again('a proven ticket with another log, a better one, or none [SEC-03]', SPENT, ({ log, ticket }) => [
    withFirst(log, PAUSE),
    play(ticket, 'expert').log,
    '',
    undefined,
  ]),
  again('a voided round once more', refused('voided'), ({ log }) => [log], voidRound),
  row('a refused ticket with the honest log after all', SPENT, async (stage) => {
    const round = await honestRound(stage);
    await finishing(stage, round, { log: 'AQ' }).send();
    return [finishing(stage, round)];
  }),
  later('a ticket a millisecond after its seven days [SEC-06]', refused('ticket_expired'), 1),
  later('a ticket at the last millisecond of its seven days', AS_REPLAYED, 0),
  ofRules('a ticket of rules that are outlived [SEC-14]', refused('rules_outlived'), 0),
  ofRules('a ticket of rules that are still to come [SEC-14]', problem(503, 'rounds.newer_rules'), 999),
];

/** A log that proved a round of this member, sent under a fresh ticket of the forger whose time has passed. */
const copy = (
  name: string,
  expected: Expectation,
  authorOf: (stage: Stage) => TestMember,
  change: (log: string) => string = (log) => log,
  afterwards: (stage: Stage, original: Round) => Promise<void> = () => Promise.resolve(),
): Forgery =>
  row(name, expected, async (stage) => {
    const original = await provenRound(stage, authorOf(stage));
    await afterwards(stage, original);
    const { ticket } = await honestRound(stage);
    return [finishing(stage, { ticket, log: change(original.log) })];
  });
const theOther = ({ other }: Stage): TestMember => other;
const theForger = ({ forger }: Stage): TestMember => forger;

const COPIES: readonly Forgery[] = [
  copy("a copy of another member's round [SEC-04]", COPIED, theOther),
  copy("a copy of another member's round with a pause in it [SEC-04]", COPIED, theOther, (log) =>
    withFirst(log, PAUSE),
  ),
  copy("a copy of another member's round with one input more [SEC-04]", AS_REPLAYED, theOther, (log) =>
    withFirst(log, STRIKE),
  ),
  copy('a copy of an own earlier round [SEC-04]', COPIED, theForger),
  copy('a copy of an own round that was voided', COPIED, theForger, undefined, voidRound),
];

/** A round that is sent this many milliseconds before its ticks have passed. */
const early = (name: string, expected: Expectation, earlyMs: number): Forgery =>
  row(name, expected, async (stage) => {
    const round = play(await startedRound(stage.forger));
    stage.app.clock.advance(ROUND_MS - earlyMs);
    return [finishing(stage, round)];
  });
/** Two rounds: the first as early as it may be, the second this many milliseconds before the time of both. */
const second = (name: string, expected: Expectation, earlyMs: number): Forgery =>
  row(name, expected, async (stage) => {
    const first = play(await startedRound(stage.forger));
    stage.app.clock.advance(ROUND_MS - TOLERANCE_MS);
    await finishing(stage, first).send();
    const next = play(await startedRound(stage.forger));
    stage.app.clock.advance(ROUND_MS + TOLERANCE_MS - earlyMs);
    return [finishing(stage, next)];
  });
/** A prefetched round that is sent after an online one, which uses the tolerance and leaves this gap before it. */
const gapped = (name: string, gapMs: number): Forgery =>
  row(name, TOO_FAST, async (stage) => {
    const round = play(ticketAt(await prefetchedTickets(stage.forger), 0));
    stage.app.clock.advance(gapMs);
    const online = play(await startedRound(stage.forger));
    stage.app.clock.advance(ROUND_MS - TOLERANCE_MS);
    await finishing(stage, online).send();
    return [finishing(stage, round)];
  });

/** Rounds in less time than they take, alone and together, and exactly at the limits. */
const TIMES: readonly Forgery[] = [
  early('a round a millisecond before the earliest moment [SEC-05]', TOO_FAST, TOLERANCE_MS + 1),
  early('a round at the earliest moment', AS_REPLAYED, TOLERANCE_MS),
  second('a second round that borrows the tolerance again [SEC-05]', TOO_FAST, TOLERANCE_MS + 1),
  second('a second round at the earliest moment of both', AS_REPLAYED, TOLERANCE_MS),
  row('a round of an account that was idle for a day, at once [SEC-05]', TOO_FAST, async (stage) => {
    await provenRound(stage);
    stage.app.clock.advance(DAY_MS);
    return [finishing(stage, play(await startedRound(stage.forger)))];
  }),
  row('rounds of two games in the time of one [SEC-05]', TOO_FAST, async (stage) => {
    const other = play(await startedRound(stage.forger, MEMORY.name));
    await provenRound(stage);
    return [finishing(stage, other)];
  }),
  gapped('a round in a gap that is a millisecond too short [SEC-05]', ROUND_MS - 1),
  gapped('a round in a gap that borrows the tolerance behind it again [SEC-05]', ROUND_MS - TOLERANCE_MS),
];

/** Figures of the client's own, and coins that are requested instead of played for. */
const CLAIMS: readonly Forgery[] = [
  changed('a round that claims scores, coins and days of play [SEC-01]', AS_REPLAYED, () => ({
    score: 999_999,
    highScore: 999_999,
    coins: 1_000_000_000,
    timesPlayed: 1000,
    timePlayed: 86_400,
  })),
  changed('coins and a high score without a round [SEC-01]', UNVERIFIED, () => ({
    round: undefined,
    log: undefined,
    coins: 1_000_000_000,
    highScore: 999_999,
    timesPlayed: 1000,
    timePlayed: 86_400,
  })),
  row('a million coins for a round [SEC-01]', problem(409, 'coins.nothing_earned'), async (stage) => {
    const { ticket } = await provenRound(stage);
    const body = { description: 'Earned by me', amount: 1_000_000, round: ticket.round };
    return [{ send: () => stage.forger.client.post<Verdict>('/api/coins/add', body) }];
  }),
];

/** An honest round of the forger that is sent by another client, or from somewhere else. */
const sentBy = (
  name: string,
  expected: Expectation,
  senderOf: (stage: Stage) => Pick<TestMember, 'client'> | Promise<Pick<TestMember, 'client'>>,
  ...headers: Readonly<Record<string, string | undefined>>[]
): Forgery =>
  row(name, expected, async (stage) => {
    const round = await honestRound(stage);
    const sender = await senderOf(stage);
    return (headers.length > 0 ? headers : [{}]).map((each) =>
      finishing(stage, round, {}, { headers: each }, sender),
    );
  });
function holderOf({ app }: Stage, token: string): Pick<TestMember, 'client'> {
  const client = app.aVisitor();
  client.setCookie('session', token);
  return { client };
}
/** Signs the forger in from a second browser. */
const secondSession = ({ app, forger }: Stage): Promise<string> =>
  app.unitOfWork.run((tx) => app.nest.get(SessionsService).start(tx, forger.id, undefined));

/** Honest rounds of the wrong person, or from the wrong place. */
const SESSIONS: readonly Forgery[] = [
  sentBy('a round with what the database keeps of a session [SEC-43]', SIGNED_OUT, async (stage) => {
    const sql = 'SELECT id FROM sessions WHERE userId = ?';
    const [session] = await stage.app.database.query<{ id: string }>(sql, [stage.forger.id]);
    return holderOf(stage, session?.id ?? '');
  }),
  sentBy('a round with a session in the other case', SIGNED_OUT, async (stage) =>
    holderOf(stage, swapCase(await secondSession(stage))),
  ),
  sentBy("a round under another member's session", UNKNOWN, theOther),
  sentBy('a round with a session that has signed out [SEC-21]', SIGNED_OUT, async (stage) => {
    const token = await secondSession(stage);
    await holderOf(stage, token).client.post('/api/logout');
    return holderOf(stage, token);
  }),
  sentBy('a round with a session that has run out [SEC-21]', SIGNED_OUT, async (stage) => {
    const token = await secondSession(stage);
    const id = createHash('sha256').update(token).digest('hex');
    const sql = 'UPDATE sessions SET expiresAt = ? WHERE id = ?';
    await stage.app.unitOfWork.run((tx) => tx.execute(sql, [stage.app.clock.now(), id]));
    return holderOf(stage, token);
  }),
  sentBy(
    'a round from a page of another site, of another port, of no site, or of a file [SEC-37]',
    ELSEWHERE,
    theForger,
    ...['https://evil.example', 'http://127.0.0.1.evil.example', 'http://127.0.0.1:1', 'null', 'file://'].map(
      (Origin) => ({ Origin }),
    ),
  ),
  sentBy(
    'a round that does not say where it is from [SEC-37]',
    problem(403, 'request.origin_required'),
    theForger,
    {
      Origin: undefined,
      'Sec-Fetch-Site': 'same-site',
    },
  ),
];

/** Many requests that race each other. */
const RACES: readonly Forgery[] = [
  row('one round many times at once [SEC-20]', atMostOne(), async (stage) => {
    const round = await honestRound(stage);
    return Array.from({ length: stressCount(10, 100) }, () => finishing(stage, round));
  }),
  row(
    'one ticket with many spellings of its round at once [SEC-03]',
    atMostOne('ticket_spent'),
    async (stage) => {
      const round = await honestRound(stage);
      return Array.from({ length: stressCount(10, 100) }, (_, pauses) =>
        finishing(stage, round, { log: withFirst(round.log, times(pauses, PAUSE)) }),
      );
    },
  ),
  row(
    'a round that is sent while its member starts others [SEC-20]',
    atMostOne('abandoned'),
    async (stage) => {
      const sending = finishing(stage, await honestRound(stage));
      const start = (): Promise<unknown> => startedRound(stage.forger);
      const send = async () => (await Promise.all([sending.send(), start(), start()]))[0];
      return Array.from({ length: 5 }, () => ({ ...sending, send }));
    },
  ),
].map((forgery) => ({ ...forgery, isAtOnce: true }));

/** Runs of chance that are to be luckier, sooner or more frequent than they are. */
const RUNS: readonly Forgery[] = [
  changed('a run with an input [SEC-10]', refused('action_unknown'), ({ log }) => ({
    log: withFirst(log, [0, 1]),
  })),
  changed('a run with the log and the coins of another seed [SEC-10]', AS_REPLAYED, ({ ticket }) => {
    const { log, score, coins } = play({ ...ticket, seed: OTHER_SEED });
    return { log, score: score + 100, coins: coins + 10 };
  }),
  row('a run that was left for a luckier one [SEC-10]', refused('abandoned'), async (stage) => {
    const run = await honestRound(stage);
    await startedRound(stage.forger, stage.game.name);
    return [finishing(stage, run)];
  }),
  row(
    'an eleventh run of a day that is sent on the next and claims its coins [SEC-10]',
    FOR_FUN,
    async (stage) => {
      const now = stage.app.clock.now().getTime();
      stage.app.clock.advance(DAY_MS + 3_600_000 - (now % DAY_MS));
      for (let drawn = 0; drawn < 10; drawn += 1) await startedRound(stage.forger, stage.game.name);
      const run = await honestRound(stage);
      stage.app.clock.advance(DAY_MS);
      return [finishing(stage, run, { coins: run.coins })];
    },
  ),
].map((forgery) => ({ ...forgery, game: racingSimulator }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Ended boards stay, so that everybody's places can be compared.
  jest.spyOn(app.nest.get(BoardMaintenanceService, { strict: false }), 'sweep').mockResolvedValue();
});
afterAll(() => app.close());

describe.each([
  { kind: 'log', forgeries: LOGS },
  { kind: 'body', forgeries: BODIES },
  { kind: 'ticket', forgeries: TICKETS },
  { kind: 'copy', forgeries: COPIES },
  { kind: 'time', forgeries: TIMES },
  { kind: 'claim', forgeries: CLAIMS },
  { kind: 'session', forgeries: SESSIONS },
  { kind: 'race', forgeries: RACES },
  { kind: 'run of chance', forgeries: RUNS },
])('A forged $kind:', ({ forgeries }) => {
  it.each(forgeries)(
    '$name is $expected.says',
    async (forgery) => attempt(app, forgery.game ?? CLICKER, forgery),
    TIMEOUT_MS,
  );
});

/** Returns the log that a body brings to its ticket. */
function arrivingLog(raw: string, { game }: Stage, { ticket }: Round): string {
  const { gameName, round, log } = JSON.parse(raw) as Record<string, unknown>;
  expect([gameName, round]).toEqual([game.name, ticket.round]);
  return String(log);
}

describe('Accidents to honest rounds of every game', () => {
  const aText = fc.oneof(fc.constantFrom('', 'A', 'g', '_', 'AQ', '"'), fc.string({ maxLength: 2 }));
  const damages = fc.array(fc.tuple(fc.nat(), fc.nat(3), aText), { minLength: 1, maxLength: 3 });

  it(
    'never break the server and never pay more than the replay of what arrived [SEC-02]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...GAME_IDS), damages, async (id, all) => {
          const stage = await stageOf(app, GAMES[id]);
          const round = await honestRound(stage);
          const { ticket, log } = round;
          const json = JSON.stringify({ gameName: stage.game.name, round: ticket.round, log });
          const raw = all.reduce((text, [at, cut, other]) => {
            const index = at % text.length;
            return text.slice(0, index) + other + text.slice(index + cut);
          }, json);
          const before = await ledgerOf(stage);
          const { status, body } = await sendingRaw(stage, round, { raw }).send();
          expect(status).toBeLessThan(500);
          const isProven = status === 200 && body.verdict === 'proven';
          const proof = isProven ? replayOf({ ticket, log: arrivingLog(raw, stage, round) }) : undefined;
          if (isProven) expect(proof).toMatchObject({ ok: true, score: body.score, coins: body.coins });
          await expectConsistentLedger(stage, before, proof?.ok ? [proof] : []);
        }),
        { numRuns: stressCount(40, 1000) },
      );
    },
    FULL_STRESS_MS,
  );
});
