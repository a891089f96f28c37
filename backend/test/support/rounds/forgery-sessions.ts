import { createHash } from 'node:crypto';
import type { RequestOptions, TestClient } from '../client.js';
import type { Forgery } from './forgery.js';
import { problem, refused } from './forgery-outcomes.js';
import type { Stage } from './forgery-stage.js';
import type { Verdict } from '../rounds.js';

const SIGNED_OUT = problem(401, 'auth.signed_out');
const CROSS_ORIGIN = problem(403, 'request.cross_origin');

/** An honest round that is sent by another member, or from somewhere else. */
const sentBy = (
  name: string,
  expected: Forgery['expected'],
  sender: (stage: Stage) => TestClient | Promise<TestClient>,
  options: RequestOptions = {},
): Forgery => ({
  name,
  expected,
  forge: async (stage) => {
    const { ticket, log } = await stage.honestRound();
    return [stage.finishing(ticket, { log }, options, await sender(stage))];
  },
});

/** Returns a client with this session cookie. */
function holderOf(stage: Stage, token: string): TestClient {
  const client = stage.app.aVisitor();
  client.setCookie('session', token);
  client.setCookie('signed_in', '1');
  return client;
}

const from = (origin: string | undefined, headers: object = {}): RequestOptions => ({
  headers: { ...headers, Origin: origin },
});
const theForger = ({ forger }: Stage): TestClient => forger.client;

const strangers: readonly Forgery[] = [
  sentBy('a round of a visitor', SIGNED_OUT, ({ app }) => app.aVisitor()),
  sentBy('a round with the hint of a session only', SIGNED_OUT, ({ app }) => {
    const client = app.aVisitor();
    client.setCookie('signed_in', '1');
    return client;
  }),
  sentBy('a round with a guessed session', SIGNED_OUT, (stage) => holderOf(stage, 'A'.repeat(43))),
  sentBy('a round with a session of another length', SIGNED_OUT, (stage) =>
    holderOf(stage, 'A'.repeat(4000)),
  ),
  sentBy('a round with what the database keeps of a session [SEC-43]', SIGNED_OUT, async (stage) => {
    const [session] = await stage.app.database.query<{ id: string }>(
      'SELECT id FROM sessions WHERE userId = ?',
      [stage.forger.id],
    );
    return holderOf(stage, session?.id ?? '');
  }),
  sentBy('a round with the session in the other case', SIGNED_OUT, async (stage) => {
    const { token } = await stage.secondSession();
    return holderOf(stage, token === token.toUpperCase() ? token.toLowerCase() : token.toUpperCase());
  }),
  sentBy("a round under another member's session", refused('ticket_unknown'), ({ other }) => other.client),
  sentBy('a round with a session that has signed out [SEC-21]', SIGNED_OUT, async (stage) => {
    const { client, token } = await stage.secondSession();
    await client.post('/api/logout');
    return holderOf(stage, token);
  }),
  sentBy('a round with a session that has run out [SEC-21]', SIGNED_OUT, async (stage) => {
    const { client, token } = await stage.secondSession();
    const id = createHash('sha256').update(token).digest('hex');
    await stage.app.unitOfWork.run((tx) =>
      tx.execute('UPDATE sessions SET expiresAt = ? WHERE id = ?', [stage.app.clock.now(), id]),
    );
    return client;
  }),
];

const elsewhere: readonly Forgery[] = [
  sentBy(
    'a round from a page of another site [SEC-37]',
    CROSS_ORIGIN,
    theForger,
    from('https://evil.example'),
  ),
  sentBy('a round from a page without a site', CROSS_ORIGIN, theForger, from('null')),
  sentBy('a round from another port of this machine', CROSS_ORIGIN, theForger, from('http://127.0.0.1:1')),
  sentBy(
    'a round from a site with this name in its own',
    CROSS_ORIGIN,
    theForger,
    from('http://127.0.0.1.evil.example'),
  ),
  sentBy('a round from a file', CROSS_ORIGIN, theForger, from('file://')),
  sentBy(
    'a round that does not say where it is from [SEC-37]',
    problem(403, 'request.origin_required'),
    theForger,
    from(undefined, { 'Sec-Fetch-Site': 'same-site' }),
  ),
];

/** An admin action, requested by the forger. */
const asAdmin = (name: string, path: (round: string) => string, body?: object): Forgery => ({
  name,
  expected: problem(403, 'auth.admin_only'),
  forge: async (stage) => {
    const { ticket } = await stage.provenRound(stage.other);
    const { client } = stage.forger;
    const address = path(ticket.round);
    return [{ send: () => (body ? client.post<Verdict>(address, body) : client.get<Verdict>(address)) }];
  },
});

const admins: readonly Forgery[] = [
  asAdmin("the voiding of another member's round [SEC-45]", (round) => `/api/admin/rounds/${round}/void`, {
    reason: 'I am better',
  }),
  asAdmin('the list of flagged rounds', () => '/api/admin/rounds?flagged=true'),
  {
    name: 'the voiding of rounds that cannot be, by an admin',
    expected: problem(404, 'rounds.unknown'),
    forge: async ({ app }) => {
      const { client } = await app.aMember({ isAdmin: true });
      const ids = ['%20', '%F0%9F%91%BD', '%25', "'--", 'a'.repeat(2000)];
      return ids.map((id) => ({
        send: () => client.post<Verdict>(`/api/admin/rounds/${id}/void`, { reason: 'A test' }),
      }));
    },
  },
];

/** Honest rounds of the wrong person, or from the wrong place. */
export const SESSION_FORGERIES: readonly Forgery[] = [...strangers, ...elsewhere, ...admins];
