import { describe, expect, it } from '@jest/globals';
import {
  audioConfigMessage,
  audioMessage,
  enhancedVideoMessage,
  INFORMATION,
  recordOf,
  videoConfigMessage,
  videoMessage,
} from '../../../../test/support/ingest/stream-bytes.js';
import { anEncoder, TestEncoder } from '../../../../test/support/ingest/test-encoder.js';
import type { RtmpMessage } from '../rtmp/rtmp-message.js';

describe("An encoder's stream", () => {
  it('is cut at its key frames, whatever time its clock shows', () => {
    const encoder = anEncoder(7_000);
    encoder.film(123_456, 126_556);
    expect(encoder.lengths).toEqual([1000, 1000, 1000]);
    expect(encoder.segments.map(({ startMs }) => startMs)).toEqual([7_000, 8_000, 9_000]);
    expect(encoder.seams).toEqual([true, false, false]);
    expect(
      encoder.segments[1]?.frames.map(({ kind }) => kind).filter((kind) => kind === 'audio'),
    ).toHaveLength(10);
  });

  it('has segments as long as ten seconds when key frames are rare, and no longer', () => {
    const encoder = anEncoder();
    encoder.film(0, 10_100, 10_000);
    expect(encoder.lengths).toEqual([10_000]);
    expect(encoder.refusal(() => encoder.film(10_100, 30_000, 1e9))).toBe('key_frames');
  });

  it('goes on with a seam, and with its sound, after a restart', () => {
    const encoder = anEncoder();
    encoder.film(0, 1_100);
    encoder.stream.restart();
    encoder.send(videoMessage(2_000, { isKey: true }), videoMessage(3_000, { isKey: true }));
    expect(encoder.seams).toEqual([true, true]);
    expect(encoder.segments[1]?.hasSound).toBe(true);
  });

  it('joins key frames that come more often than a second', () => {
    const encoder = anEncoder();
    encoder.film(0, 2_100, 500);
    expect(encoder.lengths).toEqual([1000, 1000]);
  });

  it('goes on over the wrap of its clock', () => {
    const encoder = anEncoder();
    encoder.film(2 ** 32 - 1_000, 2 ** 32 + 1_100);
    expect(encoder.lengths).toEqual([1000, 1000]);
    expect(encoder.seams).toEqual([true, false]);
  });

  it('has a seam where its clock jumps', () => {
    const encoder = anEncoder();
    encoder.film(0, 2_500);
    encoder.film(900_000, 902_100);
    expect(encoder.seams).toEqual([true, false, false, true, false]);
    const ends = encoder.segments.map(({ startMs, durationMs }) => startMs + durationMs);
    expect([...ends].sort((one, other) => one - other)).toEqual(ends);
  });

  it('has a seam where its picture or its sound changes, and none where they are announced again', () => {
    const encoder = anEncoder();
    encoder.film(0, 1_100);
    encoder.send(videoConfigMessage(recordOf('320x180')), audioConfigMessage());
    encoder.film(1_100, 2_100);
    encoder.send(videoConfigMessage(recordOf('640x360 high')));
    encoder.film(2_100, 3_200);
    encoder.send(audioConfigMessage(Buffer.from('1190', 'hex')));
    encoder.film(3_200, 5_300);
    expect(encoder.segments.map(({ video }) => video.width)).toEqual([320, 320, 640, 640, 640]);
    expect(encoder.segments.map(({ audio }) => audio?.channels)).toEqual([1, 1, 1, 2, 2]);
    expect(encoder.seams).toEqual([true, false, true, true, false]);
  });

  it.each([
    ['to a size that is too large', videoConfigMessage(recordOf('2560x1440')), 'video_size'],
    [
      'to another codec',
      { ...videoMessage(1_100), payload: Buffer.concat([Buffer.of(0x90), Buffer.from('hvc1')]) },
      'video_codec',
    ],
  ])('is refused when it changes %s [SEC-53]', (_what, message, code) => {
    const encoder = anEncoder();
    encoder.film(0, 1_100);
    expect(encoder.refusal(() => encoder.send(message))).toBe(code);
  });

  it('needs no sound', () => {
    const encoder = new TestEncoder();
    encoder.send(videoConfigMessage(recordOf('320x180')));
    encoder.film(0, 1_100);
    expect(encoder.segments).toMatchObject([{ durationMs: 1000, audio: undefined }]);
  });
});

describe("An encoder's clock", () => {
  it('may be one in a hundred too fast for twenty minutes', () => {
    const encoder = anEncoder();
    const film = (): void => {
      for (let time = 0; time < 1_200_000; time += 100) {
        encoder.now += 99;
        encoder.send(videoMessage(time, { isKey: time % 1000 === 0 }));
      }
    };
    expect(encoder.refusal(film)).toBe('taken');
  });

  it('may step back and repeat itself: the timeline follows its newest time', () => {
    const encoder = anEncoder();
    const film = (): void => {
      for (let time = 0; time <= 60_000; time += 100) {
        encoder.now += 100;
        const isKey = time % 1000 === 0;
        // Each fourth picture is 150 ms early by its stamp, and the one after it has the stamp of the one before.
        const jitter = isKey ? 0 : [0, 0, 150, 100][(time / 100) % 4];
        encoder.send(videoMessage(time - (jitter ?? 0), { isKey }));
      }
    };
    expect(encoder.refusal(film)).toBe('taken');
    expect(encoder.lengths).toEqual(Array<number>(60).fill(1000));
    expect(encoder.pictures).toHaveLength(600);
    expect(encoder.pictures.every((time, index, all) => index === 0 || time > (all[index - 1] ?? 0))).toBe(
      true,
    );
  });

  it('has a seam where it steps back further', () => {
    const encoder = anEncoder();
    encoder.film(10_000, 12_100);
    encoder.film(10_000, 12_100);
    expect(encoder.seams).toEqual([true, false, true, false]);
  });

  it('may step ahead between key frames: a seam, and pictures again from the next key frame on', () => {
    const encoder = anEncoder();
    encoder.film(0, 6_000, 1e9);
    encoder.send(videoMessage(13_000));
    encoder.film(14_000, 16_100);
    expect(encoder.lengths).toEqual([5_940, 1000, 1000]);
    expect(encoder.seams).toEqual([true, true, false]);
  });

  it('may have a picture only every five seconds, early or late', () => {
    const encoder = anEncoder();
    for (const time of [0, 5_020, 9_990, 15_010, 20_000]) {
      encoder.now = time;
      encoder.send(videoMessage(time, { isKey: true }), audioMessage(time + 4_000));
    }
    expect(encoder.lengths).toEqual([5_020, 4_970, 5_020, 4_990]);
    expect(encoder.seams).toEqual([true, false, false, false]);
    // Each is there twice, so that players show it for its whole time.
    expect(encoder.pictures.slice(0, 4)).toEqual([0, 2_510, 5_020, 7_505]);
  });
});

describe('A picture', () => {
  const slices = (time: number, isKey: boolean): RtmpMessage[] => [
    videoMessage(time, { unit: INFORMATION, bytes: 20 }),
    videoMessage(time, { isKey }),
    videoMessage(time, { isKey, isFirstSlice: false }),
    videoMessage(time, { isKey, isFirstSlice: false }),
  ];

  it('is one, also when each of its units is a message of the same time', () => {
    const encoder = anEncoder();
    for (let time = 0; time <= 4_000; time += 40) {
      encoder.now += 40;
      encoder.send(...slices(time, time % 1000 === 0));
    }
    expect(encoder.lengths).toEqual([1000, 1000, 1000, 1000]);
    expect(encoder.pictures).toEqual(Array.from({ length: 100 }, (_, index) => index * 40));
    const [first] = encoder.segments[1]?.frames ?? [];
    expect([first?.isKey, first?.data.length]).toEqual([true, 24 + 3 * 104]);
  });

  it('is another one of the same time when its slices begin anew', () => {
    const encoder = anEncoder();
    for (let time = 0; time <= 1_000; time += 100)
      encoder.send(videoMessage(time, { isKey: time % 1000 === 0 }), videoMessage(time));
    expect(encoder.pictures.slice(0, 4)).toEqual([0, 1, 100, 101]);
    expect(encoder.lengths).toEqual([1000]);
  });

  it('may come by enhanced RTMP as avc1', () => {
    const encoder = new TestEncoder();
    encoder.send(
      enhancedVideoMessage(0, { packet: 'config', isKey: true, content: recordOf('320x180') }),
      enhancedVideoMessage(0, { packet: 'metadata', content: Buffer.of(2, 0, 0) }),
      enhancedVideoMessage(0, { packet: 'plainFrame', isKey: true }),
      enhancedVideoMessage(500, { packet: 'frame' }),
      enhancedVideoMessage(1000, { packet: 'frame', isKey: true }),
      enhancedVideoMessage(1000, { packet: 'end', content: Buffer.alloc(0) }),
    );
    expect(encoder.lengths).toEqual([1000]);
    expect(encoder.segments[0]?.frames).toMatchObject([
      { isKey: true, compositionMs: 0, data: { length: 104 } },
      { isKey: false, compositionMs: 40, data: { length: 104 } },
    ]);
    const other = (): void => encoder.send(enhancedVideoMessage(2000, { packet: 'frame', codec: 'av01' }));
    expect(encoder.refusal(other)).toBe('video_codec');
  });
});
