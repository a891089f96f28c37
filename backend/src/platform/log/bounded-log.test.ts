import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BoundedLog } from './bounded-log.js';
import { createLog, NestLog } from './log.js';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof createLog>;
let bounded: BoundedLog;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done): void {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  log = createLog('warn', destination);
  bounded = new BoundedLog(log);
});
afterEach(() => void jest.useRealTimers());

const refuse = (address: string): void =>
  bounded.write(
    'warn',
    { code: 'request.too_many', address },
    { path: '/api/login' },
    'A request was refused.',
  );

describe('a flood of refusals', () => {
  it('is five lines a minute and address, and one that says how many more there were', () => {
    for (let count = 0; count < 5_000; count += 1) refuse('10.0.0.1');
    refuse('10.0.0.2');
    expect(lines).toHaveLength(6);
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatchObject({
      msg: 'More of the same.',
      code: 'request.too_many',
      address: '10.0.0.1',
      more: 4_995,
    });
    refuse('10.0.0.1');
    expect(lines.at(-1)).toMatchObject({ msg: 'A request was refused.', path: '/api/login' });
    jest.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(8);
  });

  it('writes some hundred lines a minute at the most, from however many addresses [SEC-56]', () => {
    for (let count = 0; count < 50_000; count += 1) refuse(`10.${count >> 8}.${count & 255}.1`);
    expect(lines).toHaveLength(105);
    bounded.endMinute();
    expect(lines).toHaveLength(106);
    expect(lines.at(-1)).toMatchObject({ code: 'others', more: 49_895 });
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(106);
  });
});

it('a service that fails again and again is five lines a minute, and one that says how often it failed', () => {
  const services = new NestLog(log);
  for (let count = 0; count < 1_000; count += 1) {
    services.warn('Presence could not be written.', new Error('no room'), 'Presence');
    services.error('A frame could not be handled.', new Error('no room'), 'ChatGateway');
  }
  expect(lines).toHaveLength(10);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(10)).toEqual([
    expect.objectContaining({ context: 'Presence', of: 'Presence could not be written.', more: 995 }),
    expect.objectContaining({ context: 'ChatGateway', of: 'A frame could not be handled.', more: 995 }),
  ]);
});
