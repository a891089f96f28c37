import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toBase64Url } from './base64url.js';
import {
  LOG_FORMAT_VERSION,
  decodeInputLog,
  encodeInputLog,
  type InputLog,
  type LogEntry,
} from './input-log.js';

const anArgument = fc.integer({ min: -134217728, max: 134217727 });
const anAction = fc.record({
  code: fc.nat(63),
  argumentCount: fc.constantFrom(0 as const, 1 as const, 2 as const),
  x: anArgument,
  y: anArgument,
});
const aMoment = fc.record({ ticksSince: fc.nat(100000), what: fc.option(anAction) });

const aLog: fc.Arbitrary<InputLog> = fc
  .record({
    field: fc.constantFrom('wide' as const, 'tall' as const),
    moments: fc.array(aMoment),
    rest: fc.nat(1000),
  })
  .map(({ field, moments, rest }) => {
    let tick = 0;
    const entries = moments.map(({ ticksSince, what }): LogEntry => {
      tick += ticksSince;
      if (what === null) return { kind: 'pause', tick };
      const { code, argumentCount, x, y } = what;
      const action = { code, x: argumentCount > 0 ? x : 0, y: argumentCount > 1 ? y : 0 };
      return { kind: 'action', tick, argumentCount, action };
    });
    return { field, entries, ticks: tick + rest };
  });

const logOf = (...bytes: number[]): string => toBase64Url([LOG_FORMAT_VERSION, ...bytes]);

describe('input log', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(aLog, (log) => expect(decodeInputLog(encodeInputLog(log))).toEqual({ ok: true, log })),
    );
  });

  it('has one spelling: whatever decodes encodes to the same text', () => {
    const almostALog = fc
      .tuple(aLog, fc.nat(), fc.constantFrom(...'ABCDEFghij0189-_'))
      .map(([log, at, character]) => {
        const text = encodeInputLog(log);
        const index = at % text.length;
        return text.slice(0, index) + character + text.slice(index + 1);
      });
    fc.assert(
      fc.property(almostALog, (text) => {
        const decoded = decodeInputLog(text);
        if (decoded.ok) expect(encodeInputLog(decoded.log)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeInputLog(text)));
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => void decodeInputLog(logOf(...bytes))),
      { numRuns: 1000 },
    );
  });

  it('needs six bytes for a strike within two seconds of the one before', () => {
    const strike = (tick: number): LogEntry => ({
      kind: 'action',
      tick,
      argumentCount: 2,
      action: { code: 1, x: 959, y: 539 },
    });
    const one = encodeInputLog({ field: 'wide', entries: [strike(100)], ticks: 300 });
    const five = encodeInputLog({
      field: 'wide',
      entries: [100, 150, 200, 250, 300].map(strike),
      ticks: 500,
    });
    expect(five.length - one.length).toBe((4 * 6 * 4) / 3);
  });
});
