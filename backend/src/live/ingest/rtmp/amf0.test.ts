import { describe, expect, it } from '@jest/globals';
import { decodeAmf, encodeAmf } from './amf0.js';
import { RtmpError } from './rtmp-message.js';

describe('AMF0', () => {
  it('reads what it writes', () => {
    const values = ['connect', 1, { app: 'live', isOn: true, nothing: null, deep: { text: 'ü' } }, undefined];
    expect(decodeAmf(encodeAmf(values))).toEqual(values);
  });

  it('reads arrays', () => {
    const bytes = Buffer.from('0800000001000161' + '020001' + '62' + '000009' + '0a00000001' + '05', 'hex');
    expect(decodeAmf(bytes)).toEqual([{ a: 'b' }, [null]]);
  });

  it('takes __proto__ for a property like any other', () => {
    const [value] = decodeAmf(Buffer.from('0300095f5f70726f746f5f5f0300046576696c0101000009000009', 'hex'));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect((value as { evil?: boolean }).evil).toBeUndefined();
  });

  it.each([
    ['an unknown kind of value', '11'],
    ['a number that ends too early', '00ff'],
    ['a text that ends too early', '02ffff61'],
    ['an object without an end', '030001610101'],
    ['an array of four thousand million values', '0affffffff05'],
    ['values within values without end', '030001'.padEnd(6) + '61' + '03000161'.repeat(50)],
    ['hundreds of values', '05'.repeat(300)],
  ])('refuses %s [SEC-52]', (_what, hex) => {
    expect(() => decodeAmf(Buffer.from(hex, 'hex'))).toThrow(RtmpError);
  });
});
