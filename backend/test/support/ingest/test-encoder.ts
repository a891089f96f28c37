import { EncoderStream, type Segment } from '../../../src/live/ingest/media/encoder-stream.js';
import type { RtmpMessage } from '../../../src/live/ingest/rtmp/rtmp-message.js';
import { StreamProblem } from '../../../src/live/livestream/stream-problem.js';
import type { SettingValues } from '../../../src/members/settings/setting-values.js';
import {
  audioConfigMessage,
  audioMessage,
  recordOf,
  videoConfigMessage,
  videoMessage,
} from './stream-bytes.js';

/** An encoder with a wall clock that the test moves. */
export class TestEncoder {
  readonly segments: Segment[] = [];
  now = 0;
  readonly stream: EncoderStream;

  constructor(startMs = 0, limits?: SettingValues['stream']) {
    this.stream = new EncoderStream(
      startMs,
      (segment) => this.segments.push(segment),
      () => this.now,
      limits,
    );
  }

  send(...messages: readonly RtmpMessage[]): void {
    for (const message of messages) this.stream.receive(message);
  }

  /** Sends frames every 100 ms, a key frame every `keyEveryMs`, and moves the wall clock along. */
  film(fromMs: number, toMs: number, keyEveryMs = 1000, bytes = 100): void {
    for (let time = fromMs; time < toMs; time += 100) {
      this.now += 100;
      const isKey = (time - fromMs) % keyEveryMs === 0;
      this.send(videoMessage(time >>> 0, { isKey, bytes }), audioMessage(time >>> 0));
    }
  }

  /** Returns the code with which `work` is rejected. */
  refusal(work: () => void): string {
    try {
      work();
    } catch (error) {
      if (error instanceof StreamProblem) return error.code;
      throw error;
    }
    return 'taken';
  }

  get lengths(): number[] {
    return this.segments.map(({ durationMs }) => durationMs);
  }

  /** Returns the times of the pictures in the finished segments. */
  get pictures(): number[] {
    return this.segments
      .flatMap(({ frames }) => frames)
      .filter(({ kind }) => kind === 'video')
      .map(({ decodedAtMs }) => decodedAtMs);
  }

  get seams(): boolean[] {
    return this.segments.map(({ isDiscontinuous }) => isDiscontinuous);
  }
}

/** Returns an encoder that has announced its picture and its sound. */
export function anEncoder(startMs = 0): TestEncoder {
  const encoder = new TestEncoder(startMs);
  encoder.send(videoConfigMessage(recordOf('320x180')), audioConfigMessage());
  return encoder;
}
