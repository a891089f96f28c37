import { describe, expect, it } from '@jest/globals';
import {
  aggregateMessage,
  audioConfigMessage,
  audioMessage,
  INFORMATION,
  recordOf,
  videoConfigMessage,
  videoMessage,
} from '../../../../test/support/ingest/stream-bytes.js';
import { anEncoder, TestEncoder } from '../../../../test/support/ingest/test-encoder.js';
import { partsOf } from '../rtmp/aggregate.js';
import { MESSAGE, type RtmpMessage } from '../rtmp/rtmp-message.js';

describe("An encoder's stream", () => {
  it('is refused above 60 frames a second', () => {
    const film = (framesPerSecond: number): string => {
      const encoder = anEncoder();
      return encoder.refusal(() => {
        for (let frame = 0; frame < framesPerSecond * 60; frame += 1) {
          encoder.now = (frame * 1000) / framesPerSecond;
          encoder.send(videoMessage(Math.round(encoder.now), { isKey: frame % framesPerSecond === 0 }));
        }
      });
    };
    expect([film(60), film(100)]).toEqual(['taken', 'frame_rate']);
  });

  it('may step back within a second at 60 frames a second', () => {
    const encoder = anEncoder();
    const film = (): void => {
      for (let frame = 0; frame < 60 * 60; frame += 1) {
        encoder.now = (frame * 1000) / 60;
        const back = frame < 600 ? 0 : 900;
        encoder.send(videoMessage(Math.round(encoder.now) - back, { isKey: frame % 60 === 0 }));
      }
    };
    expect(encoder.refusal(film)).toBe('taken');
    expect(encoder.seams.filter(Boolean)).toHaveLength(1);
  });

  it('is cut when frames of a few bytes would fill the memory [SEC-53]', () => {
    const flood = (message: RtmpMessage): string => {
      const encoder = anEncoder();
      encoder.send(videoMessage(0, { isKey: true }));
      return encoder.refusal(() => {
        for (let count = 0; count < 10_000; count += 1) encoder.send(message);
      });
    };
    expect(flood(videoMessage(0, { unit: INFORMATION, bytes: 1 }))).toBe('damaged');
    expect(flood(videoMessage(0, { isFirstSlice: false, bytes: 2 }))).toBe('damaged');
    expect(flood(audioMessage(0, 1))).toBe('damaged');
  });

  it('counts all bytes of an aggregate, and keeps none but those of its frames [SEC-53]', () => {
    const filler = { ...audioMessage(0, 100_000), type: MESSAGE.windowSize };
    const aggregate = aggregateMessage(0, [audioMessage(0), filler]);
    const encoder = anEncoder();
    const flood = (): void => {
      for (let count = 0; count < 200; count += 1) encoder.send(aggregate);
    };
    expect(encoder.refusal(flood)).toBe('bit_rate');
    const [part] = partsOf(aggregate);
    expect(part?.payload).toEqual(audioMessage(0).payload);
    expect(part?.payload.buffer.byteLength).toBeLessThan(100_000);
  });

  it('is refused above 8 Mbit/s, and a line that catches up is not [SEC-53]', () => {
    const steady = anEncoder();
    expect(steady.refusal(() => steady.film(0, 60_000, 1000, 100_000))).toBe('taken');
    const burst = anEncoder();
    burst.now += 10_000;
    for (let time = 0; time < 9_000; time += 100)
      burst.send(videoMessage(time, { isKey: time % 1000 === 0, bytes: 100_000 }));
    const tooMuch = anEncoder();
    expect(tooMuch.refusal(() => tooMuch.film(0, 60_000, 1000, 200_000))).toBe('bit_rate');
  });

  it('is refused above what admins have set [SEC-53]', () => {
    const narrow = new TestEncoder(0, { maxHeight: 1080, maxBitsPerSecond: 2_000_000 });
    narrow.send(videoConfigMessage(recordOf('320x180')), audioConfigMessage());
    expect(narrow.refusal(() => narrow.film(0, 60_000, 1000, 50_000))).toBe('bit_rate');
    const small = new TestEncoder(0, { maxHeight: 360, maxBitsPerSecond: 2_000_000 });
    expect(small.refusal(() => small.send(videoConfigMessage(recordOf('1920x1080 high'))))).toBe(
      'video_size',
    );
  });

  it('is refused when it runs faster than time, also after it was slower for long', () => {
    const film = (encoder: TestEncoder, fromMs: number, toMs: number, speed: number): string =>
      encoder.refusal(() => {
        for (let time = fromMs; time < toMs; time += 100) {
          encoder.now += 100 / speed;
          encoder.send(videoMessage(time, { isKey: time % 1000 === 0 }));
        }
      });
    expect(film(anEncoder(), 0, 20_000, Infinity)).toBe('too_fast');
    const encoder = anEncoder();
    expect(film(encoder, 0, 300_000, 0.5)).toBe('taken');
    expect(film(encoder, 300_000, 400_000, 2)).toBe('too_fast');
  });
});
