import { Controller, Module, Param, Get } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { DatabaseSilence } from '../errors/database-errors.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { Public } from './route.js';

const named = (code: string, errno?: number): Error =>
  Object.assign(new Error(`from afar: ${code}`), { code, errno });

/** Errors of drivers, by the name of their test. */
const FAILURES: Readonly<Record<string, Error>> = {
  silent: DatabaseSilence.unanswered(5000),
  unreachable: named('ECONNREFUSED'),
  lost: named('PROTOCOL_CONNECTION_LOST'),
  crowded: named('ER_CON_COUNT_ERROR', 1040),
  busy: DatabaseSilence.noConnection(),
  locked: named('ER_LOCK_WAIT_TIMEOUT', 1205),
  mistaken: named('ER_PARSE_ERROR', 1064),
};

@Public()
@Controller('failing')
class FailingController {
  @Get(':how')
  fail(@Param('how') how: string): never {
    throw new QueryFailedError('SELECT 1', [], FAILURES[how] ?? new Error(how));
  }
}

@Module({ controllers: [FailingController] })
class FailingModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [FailingModule] });
});
afterAll(() => app.close());

describe('a statement that fails', () => {
  it.each([
    ['silent', 503, 'server.not_ready'],
    ['unreachable', 503, 'server.not_ready'],
    ['lost', 503, 'server.not_ready'],
    ['crowded', 503, 'server.not_ready'],
    ['busy', 503, 'server.busy'],
    ['locked', 503, 'server.busy'],
    ['mistaken', 500, 'server.error'],
  ])(
    'because the database is %s is answered %i %s; only a mistake is logged with its place',
    async (how, status, code) => {
      const before = app.logLines.length;
      const answer = await app.aVisitor().get(`/api/failing/${how}`);
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
      const sentence = status === 500 ? 'A request failed.' : 'A request could not be served.';
      const [line = '', ...others] = app.logLines.slice(before).filter((text) => text.includes(sentence));
      expect([line.includes(sentence), others, line.includes('"stack"')]).toEqual([true, [], status === 500]);
    },
  );
});
