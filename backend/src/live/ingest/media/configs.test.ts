import { describe, expect, it } from '@jest/globals';
import { RECORDS, recordOf } from '../../../../test/support/ingest/stream-bytes.js';
import { StreamProblem, type StreamProblemCode } from '../../livestream/stream-problem.js';
import { adtsFrame, audioConfigOf } from './audio-config.js';
import { audioTagOf, videoTagOf } from './flv-tags.js';
import { videoConfigOf } from './video-config.js';

/** Returns the code with which `work` is rejected. */
function refusal(work: () => unknown): StreamProblemCode {
  try {
    work();
  } catch (error) {
    if (error instanceof StreamProblem) return error.code;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('The pictures of an encoder', () => {
  it.each([
    ['320x180', 320, 180],
    ['640x360 high', 640, 360],
    ['1920x1080 high', 1920, 1080],
    ['640x480 interlaced', 640, 480],
  ] as const)('are known by what it announces: %s', (kind, width, height) => {
    expect(videoConfigOf(recordOf(kind))).toMatchObject({ width, height, lengthBytes: 4 });
  });

  it.each([
    ['2560x1440', 'video_size'],
    ['4:4:4', 'video_profile'],
    ['10 bits', 'video_profile'],
  ] as const)('are refused when they are %s', (kind, code) => {
    expect(refusal(() => videoConfigOf(recordOf(kind)))).toBe(code);
  });

  it('may be upright', () => {
    expect(videoConfigOf(recordOf('720x1280'), 720)).toMatchObject({ width: 720, height: 1280 });
    expect(refusal(() => videoConfigOf(recordOf('720x1280'), 480))).toBe('video_size');
  });

  it('are refused when they are larger than admins have set, at 16:9', () => {
    expect(refusal(() => videoConfigOf(recordOf('1920x1080 high'), 720))).toBe('video_size');
    expect(refusal(() => videoConfigOf(recordOf('640x480 interlaced'), 360))).toBe('video_size');
    expect(videoConfigOf(recordOf('640x360 high'), 360)).toMatchObject({ width: 640, height: 360 });
  });

  it('are refused, and nothing else happens, with any byte of the announcement changed or cut [SEC-53]', () => {
    for (const hex of Object.values(RECORDS)) {
      const record = Buffer.from(hex, 'hex');
      for (let index = 0; index < record.length; index += 1) {
        for (const value of [0, 1, 0x7f, 0xff]) {
          const changed = Buffer.from(record);
          changed[index] = value;
          for (const bytes of [changed, changed.subarray(0, index)]) {
            try {
              const { width, height } = videoConfigOf(bytes);
              const [short = 0, long = 0] = [width, height].sort((one, other) => one - other);
              expect([long <= 1920, short <= 1080]).toEqual([true, true]);
            } catch (error) {
              expect(error).toBeInstanceOf(StreamProblem);
            }
          }
        }
      }
    }
  });

  it.each([
    ['H.265', Buffer.concat([Buffer.of(0x90), Buffer.from('hvc1')])],
    ['AV1', Buffer.concat([Buffer.of(0x90), Buffer.from('av01')])],
    ['H.265 under its old number', Buffer.of(0x1c, 0, 0, 0, 0)],
    ['VP6', Buffer.of(0x14, 1, 2, 3, 4, 5)],
  ])('are refused as %s', (_what, payload) => {
    expect(refusal(() => videoTagOf(payload))).toBe('video_codec');
  });

  it('may be shown earlier than decoded, and end with a mark that is no frame', () => {
    const frame = videoTagOf(Buffer.of(0x27, 1, 0xff, 0xff, 0xd8, 9));
    expect(frame).toMatchObject({ kind: 'frame', isKey: false, compositionMs: -40 });
    expect(videoTagOf(Buffer.of(0x17, 2, 0, 0, 0))).toBeUndefined();
    expect(videoTagOf(Buffer.alloc(0))).toBeUndefined();
  });
});

describe('The sound of an encoder', () => {
  it('is known by what it announces', () => {
    expect(audioConfigOf(Buffer.from('1190', 'hex'))).toMatchObject({ sampleRate: 48_000, channels: 2 });
    expect(audioConfigOf(Buffer.from('1208', 'hex'))).toMatchObject({ sampleRate: 44_100, channels: 1 });
  });

  it.each([
    ['HE-AAC', '2b09', 'audio_codec'],
    ['six channels', '11b0', 'audio_channels'],
    ['an unknown rate', '1688', 'audio_codec'],
    ['nothing', '', 'damaged'],
  ] as const)('is refused with %s', (_what, hex, code) => {
    expect(refusal(() => audioConfigOf(Buffer.from(hex, 'hex')))).toBe(code);
  });

  it.each([
    ['MP3', 0x2f],
    ['Opus or another one of enhanced RTMP', 0x90],
    ['uncompressed', 0x3e],
  ])('is refused as %s', (_what, first) => {
    expect(refusal(() => audioTagOf(Buffer.of(first, 1, 2)))).toBe('audio_codec');
  });

  it('gets a head for each frame, which states its length', () => {
    const frame = adtsFrame(audioConfigOf(Buffer.from('1190', 'hex')), Buffer.alloc(300));
    expect(frame.subarray(0, 7).toString('hex')).toBe('fff14c80267ffc');
    expect(refusal(() => adtsFrame(audioConfigOf(Buffer.from('1190', 'hex')), Buffer.alloc(8185)))).toBe(
      'damaged',
    );
  });
});
