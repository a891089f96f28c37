import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IsInt, IsObject, IsOptional } from 'class-validator';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import type { RequestOptions } from '../../../test/support/client.js';
import { Public } from '../http/route.js';
import { BodyLimit } from '../http/body.guard.js';

class LooseDto {
  @IsOptional()
  @IsObject()
  anything?: Record<string, unknown>;

  @IsOptional()
  @IsInt()
  count?: number;
}

@Public()
@Controller('loose')
class LooseController {
  @Post()
  take(@Body() body: LooseDto): { polluted: unknown; count: unknown } {
    return { polluted: ({} as Record<string, unknown>)['isAdmin'] ?? null, count: body.count ?? null };
  }

  @BodyLimit(100)
  @Post('small')
  takeLittle(@Body() body: LooseDto): LooseDto {
    return body;
  }

  @Post('broken')
  fail(): never {
    throw new Error('the secret inner workings');
  }
}

@Module({ controllers: [LooseController] })
class LooseModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [LooseModule] });
});
afterAll(() => app.close());

async function usersCount(): Promise<number> {
  return (await app.database.query('SELECT id FROM users')).length;
}

const valid = { username: 'somebody', password: 'moon soup' };

describe('a request that is not what the API takes', () => {
  it.each<[name: string, status: number, code: string, options: RequestOptions]>([
    ['malformed JSON', 400, 'request.malformed_json', { raw: '{"username": "abc", ' }],
    [
      'text that is not UTF-8',
      400,
      'request.malformed_json',
      { raw: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
    ],
    ['a list instead of an object', 400, 'request.invalid', { raw: JSON.stringify([valid]) }],
    ['null', 400, 'request.invalid', { raw: 'null' }],
    ['wrong types', 400, 'request.invalid', { raw: '{"username": 5, "password": ["moon soup"]}' }],
    ['an unknown field', 400, 'request.invalid', { raw: JSON.stringify({ ...valid, isAdmin: true }) }],
    ['a null byte', 400, 'request.invalid', { raw: JSON.stringify({ ...valid, password: 'secret\u00001' }) }],
    [
      'half a character',
      400,
      'request.invalid',
      { raw: '{"username":"somebody","password":"secret\\ud83d"}' },
    ],
    ['a form', 415, 'request.not_json', { raw: 'username=abc', headers: { 'Content-Type': 'text/plain' } }],
    [
      'another character set',
      415,
      'request.not_json',
      { raw: '{}', headers: { 'Content-Type': 'application/json; charset=utf-16' } },
    ],
    [
      'a compressed body',
      415,
      'request.compressed',
      { raw: new Uint8Array(gzipSync(JSON.stringify(valid))), headers: { 'Content-Encoding': 'gzip' } },
    ],
    [
      'more than 100 kB',
      413,
      'request.too_large',
      { raw: JSON.stringify({ ...valid, password: 'p'.repeat(100_000) }) },
    ],
    [
      'deep nesting',
      400,
      'request.invalid',
      { raw: `{"username":${'['.repeat(40_000)}${']'.repeat(40_000)}}` },
    ],
  ])('is refused when it is %s', async (_name, status, code, options) => {
    const before = await usersCount();
    const answer = await app.aVisitor().post('/api/register', undefined, options);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({ status, code, type: 'about:blank', message: expect.any(String) });
    expect(await usersCount()).toBe(before);
  });

  it('is told per field what is wrong, the type first', async () => {
    const answer = await app
      .aVisitor()
      .post('/api/register', { username: 5, password: 'short', role: 'admin' });
    expect(answer.body).toMatchObject({
      errors: {
        role: ['role is not expected here.'],
        username: expect.arrayContaining(['Username must be text']),
        password: ['Password must be at least 6 characters'],
      },
    });
  });

  it.each<[body: object, errors: Record<string, string[]>]>([
    [{}, { items: ['Items are missing.'], totalCost: ['Total cost is missing.'] }],
    [{ items: 'x', totalCost: 1 }, { items: ['Items must be a list.'] }],
    [{ items: [], totalCost: 1 }, { items: ['Items must have at least 1 entry.'] }],
    [{ items: [], totalCost: 1e12 }, { totalCost: ['Total cost must be at most 2,147,483,647.'] }],
    [{ items: ['x'], totalCost: 1 }, { 'items.0': ['Entry 1 must have fields of its own.'] }],
  ])('is told in words what a purchase of %o lacks, and nothing that is not so', async (body, errors) => {
    const buyer = await app.aMember();
    const answer = await buyer.client.post('/api/store/purchase', body);
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect(answer.text).not.toMatch(/each value|nested property|constraint/);
  });

  it('can not reach any prototype', async () => {
    const raw =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"anything":{"__proto__":{"isAdmin":true}},"count":1}';
    const answer = await app.aVisitor().post<{ polluted: unknown }>('/api/loose', undefined, { raw });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    const harmless = await app.aVisitor().post('/api/loose', { count: 2 });
    expect(harmless.body).toEqual({ polluted: null, count: 2 });
  });

  it('is measured against the limit of its own route', async () => {
    const small = await app.aVisitor().post('/api/loose/small', { count: 1 });
    expect(small.status).toBe(201);
    const large = await app.aVisitor().post('/api/loose/small', { anything: { text: 'x'.repeat(100) } });
    expect(large.body).toMatchObject({ status: 413, code: 'request.too_large' });
  });

  it('is not listened to for ever once it is refused', async () => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const request = httpRequest(`${app.url}/api/loose/small`, { method: 'POST', headers });
    const hungUp = new Promise((resolve) => request.once('close', resolve));
    request.on('error', () => {});
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    const goOn = (error?: Error | null): boolean => !error && request.write(megabyte, goOn);
    goOn();
    await hungUp;
    expect(await app.aVisitor().post('/api/loose/small', { count: 1 })).toMatchObject({ status: 201 });
  });

  it('finds nothing where there is no route, whatever the method', async () => {
    expect((await app.aVisitor().get('/api/nothing')).body).toMatchObject({
      status: 404,
      code: 'request.not_found',
    });
    expect((await app.aVisitor().delete('/api/user')).body).toMatchObject({
      status: 404,
      code: 'request.not_found',
    });
    expect((await app.aVisitor().get('/api')).body).toMatchObject({ status: 404, code: 'request.not_found' });
    expect((await app.aVisitor().get('/api/%E0%A4%A')).status).toBe(400);
  });
});

describe('a failure nobody foresaw', () => {
  it('is answered without a detail and logged with its stack', async () => {
    const answer = await app.aVisitor().post<{ requestId: string }>('/api/loose/broken');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: 'server.error' });
    expect(answer.text).not.toContain('secret inner workings');
    const line = app.logLines.find((text) => text.includes('the secret inner workings'));
    expect(line).toMatch(/fail \(.*bad-input\.test\.ts/);
    expect(line).toContain(answer.body.requestId);
  });
});
