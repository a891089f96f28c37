/**
 * The minimal server for `GET /api/user`: Express, helmet and pino, and the same query on the same database.
 * Takes the database file as its argument and sends its port.
 */
import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import express from 'express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';

const database = new Sqlite(process.argv[2], { readonly: true });
const selectUser = database.prepare(
  `SELECT u.*, s.lastSeenAt AS sessionSeenAt, s.expiresAt AS sessionExpiresAt
   FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ?`,
);

const app = express();
app.use(pinoHttp({ level: 'warn' }));
app.use(helmet());
app.get('/api/user', (request, response) => {
  const token = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const row = /** @type {any} */ (selectUser.get(createHash('sha256').update(token).digest('hex')));
  if (row === undefined || row.sessionExpiresAt <= Date.now()) {
    response.status(401).json({ code: 'auth.signed_out' });
    return;
  }
  const { password, usernameKey, provenUntil, sessionSeenAt, sessionExpiresAt, ...user } = row;
  response.json({ ...user, createdAt: new Date(user.createdAt).toISOString() });
});
const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()?.['port']));
