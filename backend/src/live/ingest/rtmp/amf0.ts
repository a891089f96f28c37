import { RtmpError } from './rtmp-message.js';

/** A value of AMF0, the encoding of RTMP's commands. */
export type AmfValue =
  string | number | boolean | null | undefined | readonly AmfValue[] | { readonly [name: string]: AmfValue };

const NUMBER = 0x00;
const BOOLEAN = 0x01;
const STRING = 0x02;
const OBJECT = 0x03;
const NULL = 0x05;
const UNDEFINED = 0x06;
const ECMA_ARRAY = 0x08;
const OBJECT_END = 0x09;
const STRICT_ARRAY = 0x0a;

/** Limits of nesting and values. An encoder's `connect` nests two levels and has about twenty values. */
const MAX_DEPTH = 6;
const MAX_VALUES = 256;

/** Decodes the values of a command message. Throws an RtmpError for other bytes, or more than any encoder sends. */
export function decodeAmf(bytes: Buffer): AmfValue[] {
  return new AmfReader(bytes).values();
}

/** Encodes values. Texts must be shorter than 64 KiB. */
export function encodeAmf(values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(encodeValue));
}

class AmfReader {
  private offset = 0;
  private count = 0;

  constructor(private readonly bytes: Buffer) {}

  values(): AmfValue[] {
    const values: AmfValue[] = [];
    while (this.offset < this.bytes.length) values.push(this.value(0));
    return values;
  }

  private value(depth: number): AmfValue {
    this.count += 1;
    if (depth > MAX_DEPTH || this.count > MAX_VALUES) throw new RtmpError('Too many values.');
    switch (this.bytes.readUInt8(this.take(1))) {
      case NUMBER:
        return this.bytes.readDoubleBE(this.take(8));
      case BOOLEAN:
        return this.bytes[this.take(1)] !== 0;
      case STRING:
        return this.text(this.bytes.readUInt16BE(this.take(2)));
      case NULL:
        return null;
      case UNDEFINED:
        return undefined;
      case ECMA_ARRAY:
        this.take(4);
        return this.properties(depth);
      case OBJECT:
        return this.properties(depth);
      case STRICT_ARRAY:
        return this.items(this.bytes.readUInt32BE(this.take(4)), depth);
      default:
        throw new RtmpError('An unknown kind of value.');
    }
  }

  /** Uses `fromEntries`, so that a property called `__proto__` is handled like any other. */
  private properties(depth: number): AmfValue {
    const entries: [string, AmfValue][] = [];
    for (;;) {
      const name = this.text(this.bytes.readUInt16BE(this.take(2)));
      if (name === '' && this.bytes[this.offset] === OBJECT_END) break;
      entries.push([name, this.value(depth + 1)]);
    }
    this.take(1);
    return Object.fromEntries(entries);
  }

  private items(count: number, depth: number): AmfValue {
    if (count > MAX_VALUES) throw new RtmpError('Too many values.');
    return Array.from({ length: count }, () => this.value(depth + 1));
  }

  private text(length: number): string {
    const start = this.take(length);
    return this.bytes.toString('utf8', start, start + length);
  }

  /** Returns the offset of the next `length` bytes and advances past them. */
  private take(length: number): number {
    const start = this.offset;
    if (start + length > this.bytes.length) throw new RtmpError('A value ends too early.');
    this.offset = start + length;
    return start;
  }
}

function encodeValue(value: AmfValue): Buffer {
  if (value === null) return Buffer.of(NULL);
  if (value === undefined) return Buffer.of(UNDEFINED);
  if (typeof value === 'boolean') return Buffer.of(BOOLEAN, Number(value));
  if (typeof value === 'string') return Buffer.concat([Buffer.of(STRING), encodeText(value)]);
  if (typeof value !== 'number') return encodeObject(value);
  const bytes = Buffer.alloc(9);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function encodeObject(value: object): Buffer {
  const properties = Object.entries(value).flatMap(([name, part]: [string, AmfValue]) => [
    encodeText(name),
    encodeValue(part),
  ]);
  return Buffer.concat([Buffer.of(OBJECT), ...properties, Buffer.of(0, 0, OBJECT_END)]);
}

function encodeText(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
