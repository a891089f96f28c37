import { describe, expect, it } from '@jest/globals';
import { AUDIO_RECORD, recordOf } from '../../../../test/support/ingest/stream-bytes.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { audioConfigOf } from './audio-config.js';
import { type MediaFrame, SegmentMuxer } from './ts-segment.js';
import { PID } from './ts-writer.js';
import { videoConfigOf } from './video-config.js';

const video = videoConfigOf(recordOf('320x180'));
const audio = audioConfigOf(AUDIO_RECORD);
const SEGMENT = { video, startMs: 0, isDiscontinuous: false, hasSound: true };

/** Returns a frame with a unit of this many bytes. */
function picture(decodedAtMs: number, isKey: boolean, compositionMs = 0, bytes = 1000): MediaFrame {
  const data = Buffer.alloc(4 + bytes, 0x41);
  data.writeUInt32BE(bytes);
  return { kind: 'video', decodedAtMs, compositionMs, isKey, data };
}

const sound = (decodedAtMs: number): MediaFrame => ({
  ...picture(decodedAtMs, true),
  kind: 'audio',
  data: Buffer.alloc(170, 3),
});

interface Packet {
  readonly pid: number;
  readonly isFirst: boolean;
  readonly counter: number;
  readonly clock: number | undefined;
  readonly payload: Buffer;
}

/** Splits a segment into packets, as a player does. */
function packetsOf(segment: Buffer): Packet[] {
  expect(segment.length % 188).toBe(0);
  return Array.from({ length: segment.length / 188 }, (_, index) => {
    const packet = segment.subarray(index * 188, (index + 1) * 188);
    expect(packet[0]).toBe(0x47);
    const hasField = ((packet[3] ?? 0) & 0x20) !== 0;
    const fieldBytes = hasField ? 1 + (packet[4] ?? 0) : 0;
    const hasClock = fieldBytes > 1 && ((packet[5] ?? 0) & 0x10) !== 0;
    return {
      pid: packet.readUInt16BE(1) & 0x1fff,
      isFirst: ((packet[1] ?? 0) & 0x40) !== 0,
      counter: (packet[3] ?? 0) & 15,
      clock: hasClock ? packet.readUInt32BE(6) * 2 + ((packet[10] ?? 0) >> 7) : undefined,
      payload: packet.subarray(4 + fieldBytes),
    };
  });
}

/** Reads the 33-bit time at `offset`. */
function timeAt(bytes: Buffer, offset: number): number {
  const high = ((bytes[offset] ?? 0) >> 1) & 7;
  return (
    high * 2 ** 30 + (bytes.readUInt16BE(offset + 1) >> 1) * 2 ** 15 + (bytes.readUInt16BE(offset + 3) >> 1)
  );
}

/** Returns the remainder of MPEG's CRC-32: 0 for bytes that end with their checksum. */
function remainderOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc;
}

const ofPart = (packets: readonly Packet[], pid: number): Packet[] =>
  packets.filter((packet) => packet.pid === pid);

describe('A segment', () => {
  it.each([audio, undefined])('begins with tables whose length and checksum are right', (sound) => {
    const packets = packetsOf(
      new SegmentMuxer().mux({ ...SEGMENT, audio: sound, frames: [picture(0, true)] }),
    );
    const tables = packets.slice(0, 2);
    expect(tables.map(({ pid }) => pid)).toEqual([PID.tables, PID.program]);
    for (const { payload } of tables) {
      const table = payload.subarray(1, 4 + (payload.readUInt16BE(2) & 0xfff));
      expect(remainderOf(table)).toBe(0);
    }
  });

  it('holds each picture with the times it is decoded and shown, and a clock that is behind them', () => {
    const frames = [
      picture(0, true, 80),
      picture(40, false, 120),
      picture(80, false, 0),
      picture(120, false, 0),
    ];
    const packets = packetsOf(new SegmentMuxer().mux({ ...SEGMENT, audio: undefined, frames }));
    const starts = ofPart(packets, PID.video).filter(({ isFirst }) => isFirst);
    expect(starts.map(({ payload }) => timeAt(payload, 9) / 90 - 10_000)).toEqual([80, 160, 80, 120]);
    expect(starts.map(({ payload }) => timeAt(payload, 14) / 90 - 10_000)).toEqual([0, 40, 80, 120]);
    expect(starts.map(({ clock }) => clock)).toEqual([0, 40, 80, 120].map((time) => (time + 9_500) * 90));
  });

  it('counts its packets on from the segment before', () => {
    const muxer = new SegmentMuxer();
    const frames = [picture(0, true, 0, 5000), sound(10), sound(31), picture(40, false), sound(53)];
    const packets = [0, 1, 2].flatMap(() => packetsOf(muxer.mux({ ...SEGMENT, audio, frames })));
    for (const pid of Object.values(PID)) {
      const counters = ofPart(packets, pid).map(({ counter }) => counter);
      expect(counters).toEqual(counters.map((_, index) => index & 15));
    }
  });

  it('puts sound where its samples say, not where whole milliseconds do', () => {
    const muxer = new SegmentMuxer();
    const times = Array.from({ length: 47 }, (_, index) => Math.round((index * 1024) / 48));
    const frames = times.flatMap((time) => [picture(time, time === 0), sound(time)]);
    const packets = ofPart(packetsOf(muxer.mux({ ...SEGMENT, audio, frames })), PID.audio);
    const shown = packets.filter(({ isFirst }) => isFirst).map(({ payload }) => timeAt(payload, 9) - 900_000);
    expect(shown).toEqual(times.map((_, index) => index * 1920));
  });

  describe('with sound that pauses', () => {
    const FRAME_MS = 1024 / 48;
    const pictures = (fromMs: number, toMs: number): MediaFrame[] =>
      Array.from({ length: (toMs - fromMs) / 100 }, (_, index) =>
        picture(fromMs + index * 100, index === 0, 0, 10),
      );
    const sounds = (fromMs: number, toMs: number): MediaFrame[] =>
      Array.from({ length: Math.round((toMs - fromMs) / FRAME_MS) }, (_, index) =>
        sound(Math.round(fromMs + index * FRAME_MS)),
      );
    /** Returns the frames in the order in which they come. */
    const mixed = (...frames: readonly MediaFrame[]): MediaFrame[] =>
      [...frames].sort((one, other) => one.decodedAtMs - other.decodedAtMs);

    /** Returns the time of each frame of sound in a segment, in ms, and whether it is silence. */
    function soundOf(segment: Buffer, config = audio): { atMs: number; isSilence: boolean }[] {
      const packets = ofPart(packetsOf(segment), PID.audio);
      const starts = packets.flatMap(({ isFirst }, index) => (isFirst ? [index] : []));
      return starts.flatMap((start, index) => {
        const packet = Buffer.concat(packets.slice(start, starts[index + 1]).map(({ payload }) => payload));
        const found: { atMs: number; isSilence: boolean }[] = [];
        for (let at = 14; at < packet.length;) {
          const length = (packet.readUInt32BE(at + 3) >> 13) & 0x1fff;
          const atMs = timeAt(packet, 9) / 90 - 10_000 + (found.length * 1024_000) / config.sampleRate;
          found.push({ atMs, isSilence: length < 30 });
          at += length;
        }
        return found;
      });
    }

    /** Expects frames one after another, without hole and without overlap. */
    function expectEven(frames: readonly { atMs: number }[]): void {
      const [first] = frames;
      for (const [index, { atMs }] of frames.entries())
        expect(Math.abs(atMs - (first?.atMs ?? 0) - index * FRAME_MS)).toBeLessThan(0.1);
    }

    it('has silence until it is back, half a second behind the pictures and without overlap', () => {
      const muxer = new SegmentMuxer();
      const mux = (...frames: readonly MediaFrame[]): ReturnType<typeof soundOf> =>
        soundOf(muxer.mux({ ...SEGMENT, audio, frames: mixed(...frames) }));
      const first = mux(...pictures(0, 1000), ...sounds(0, 300));
      const second = mux(...pictures(1000, 2000));
      const third = mux(...pictures(2000, 3000), ...sounds(2450, 3000));
      expect(first.at(-1)?.atMs).toBeGreaterThan(350);
      expect(second.every(({ isSilence }) => isSilence)).toBe(true);
      expect(second.at(-1)?.atMs).toBeGreaterThan(1350);
      const back = third.filter(({ isSilence }) => !isSilence);
      expect(Math.abs((back[0]?.atMs ?? 0) - 2450)).toBeLessThan(60);
      expectEven([...first, ...second, ...third]);
    });

    it('begins anew at a seam, after a pause of any length', () => {
      const muxer = new SegmentMuxer();
      muxer.mux({ ...SEGMENT, audio, frames: mixed(...pictures(0, 1000), ...sounds(0, 1000)) });
      const startMs = 36_000_000;
      const frames = mixed(...pictures(startMs, startMs + 1000), ...sounds(startMs + 200, startMs + 1000));
      const found = soundOf(muxer.mux({ ...SEGMENT, audio, frames, startMs, isDiscontinuous: true }));
      expect(found[0]?.atMs).toBe(startMs);
      expect(found.filter(({ isSilence }) => isSilence)).toHaveLength(9);
      expectEven(found);
    });

    it('is silent from the start of a session whose encoder has sent sound before', () => {
      const segment = { ...SEGMENT, audio, startMs: 5000, isDiscontinuous: true };
      const frames = pictures(5000, 7000);
      const found = soundOf(new SegmentMuxer().mux({ ...segment, frames }));
      expect([found[0]?.atMs, found.every(({ isSilence }) => isSilence)]).toEqual([5000, true]);
      expect(soundOf(new SegmentMuxer().mux({ ...segment, frames, hasSound: false }))).toEqual([]);
    });

    it('is heard for the most part when it comes in blocks by turns with the pictures', () => {
      const blocks = Array.from({ length: 12 }, (_, index) => index * 800);
      const frames = blocks.flatMap((from) => [...pictures(from, from + 800), ...sounds(from, from + 800)]);
      const found = soundOf(new SegmentMuxer().mux({ ...SEGMENT, audio, frames }));
      expectEven(found);
      const heard = found.filter(({ isSilence }) => !isSilence);
      expect(heard.length / found.length).toBeGreaterThan(0.6);
    });

    it('is not lost by one frame with a time far ahead, and may be ahead of rare pictures', () => {
      const steady = [...pictures(0, 3000), ...sounds(0, 3000)];
      const [first = sound(0), ...others] = mixed(...steady);
      const frames = [first, sound(9_500), ...others];
      const found = soundOf(new SegmentMuxer().mux({ ...SEGMENT, audio, frames }));
      expect(found.map(({ isSilence }) => isSilence)).toEqual(sounds(0, 3000).map(() => false));
      const rare = mixed(picture(0, true), ...sounds(0, 5000));
      expect(soundOf(new SegmentMuxer().mux({ ...SEGMENT, audio, frames: rare }))).toHaveLength(
        sounds(0, 5000).length,
      );
    });

    it('has silence in a short hole, and no sound twice', () => {
      const frames = mixed(
        ...pictures(0, 1000),
        ...sounds(0, 300),
        ...sounds(500, 700),
        ...sounds(600, 1000),
      );
      const found = soundOf(new SegmentMuxer().mux({ ...SEGMENT, audio, frames }));
      expectEven(found);
      const silence = found.filter(({ isSilence }) => isSilence).map(({ atMs }) => atMs);
      expect(silence.every((atMs) => atMs >= 280 && atMs < 500)).toBe(true);
      expect(silence.length).toBeGreaterThan(7);
    });

    it('has silence of its own channels', () => {
      const stereo = audioConfigOf(Buffer.from('1190', 'hex'));
      const bytesOf = (config: typeof audio): string =>
        new SegmentMuxer()
          .mux({ ...SEGMENT, audio: config, frames: mixed(...pictures(0, 1000), sound(0)) })
          .toString('hex');
      expect(bytesOf(audio)).toContain('00c800802380');
      expect(bytesOf(stereo)).toContain('210049900219002380');
    });

    it('has none before the first sound, and none where sound is only late', () => {
      const muxer = new SegmentMuxer();
      const silent = muxer.mux({ ...SEGMENT, audio, frames: pictures(0, 2000) });
      expect(soundOf(silent)).toEqual([]);
      const late = sounds(2000, 4000).map((frame) => ({ frame, comesAtMs: frame.decodedAtMs + 1500 }));
      const order = [
        ...pictures(2000, 5500).map((frame) => ({ frame, comesAtMs: frame.decodedAtMs })),
        ...late,
      ];
      const frames = order.sort((one, other) => one.comesAtMs - other.comesAtMs).map(({ frame }) => frame);
      const found = soundOf(muxer.mux({ ...SEGMENT, audio, frames }));
      expect(found.map(({ isSilence }) => isSilence)).toEqual(late.map(() => false));
      expectEven(found);
    });
  });

  it('holds the parameter sets at key frames, units behind start codes, and every byte of them', () => {
    const [key, other] = [picture(0, true, 0, 3000), picture(40, false, 0, 10)];
    const packets = packetsOf(new SegmentMuxer().mux({ ...SEGMENT, audio: undefined, frames: [key, other] }));
    const bytes = Buffer.concat(ofPart(packets, PID.video).map(({ payload }) => payload));
    const units = bytes.toString('latin1').split('\0\0\0\x01').slice(1);
    expect(units.map((unit) => unit.charCodeAt(0) & 31)).toEqual([9, 7, 8, 1, 9, 1]);
    expect(units[3]).toHaveLength(3000 + 19);
  });

  it.each([
    ['a unit that is longer than its frame', Buffer.from('000000ff41', 'hex')],
    ['a length without its unit', Buffer.from('0000', 'hex')],
    ['a picture of another size than announced', Buffer.from('00000004674d0001', 'hex')],
  ])('is refused with %s', (_what, data) => {
    const frames = [{ ...picture(0, true), data }];
    expect(() => new SegmentMuxer().mux({ ...SEGMENT, audio, frames })).toThrow(StreamProblem);
  });
});
