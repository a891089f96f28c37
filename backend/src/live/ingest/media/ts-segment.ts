import { annexBFrame } from './annex-b.js';
import { adtsFrame, type AudioConfig } from './audio-config.js';
import { type SoundFrame, SoundTrack } from './sound-track.js';
import { type ContinuityCounters, PID, TsWriter } from './ts-writer.js';
import type { VideoConfig } from './video-config.js';

/** One frame of audio or video. */
export interface MediaFrame {
  readonly kind: 'video' | 'audio';
  /** When it is decoded, in ms on the stream's own timeline. */
  readonly decodedAtMs: number;
  readonly compositionMs: number;
  readonly isKey: boolean;
  readonly data: Buffer;
}

/** Content of a segment: pictures from a key frame on, and the audio that came with them. */
export interface SegmentMedia {
  readonly video: VideoConfig;
  readonly audio: AudioConfig | undefined;
  readonly frames: readonly MediaFrame[];
  readonly startMs: number;
  /** Whether its times or its pictures do not continue those of the segment before. */
  readonly isDiscontinuous: boolean;
  /** Whether its encoder has sent sound so far. */
  readonly hasSound: boolean;
}

/**
 * Tables (ISO/IEC 13818-1 §2.4.4), each with the pointer before it and its CRC-32 at the end: program 1 is
 * described in PID 0x1000; it has H.264 in PID 0x100, which is its clock, and AAC in PID 0x101.
 */
const PROGRAM_TABLE = Buffer.from('0000b00d0001c100000001f0002ab104b2', 'hex');
const STREAMS = Buffer.from('0002b0170001c10000e100f0001be100f0000fe101f0002f44b99b', 'hex');
const STREAMS_WITHOUT_AUDIO = Buffer.from('0002b0120001c10000e100f0001be100f00015bd4d56', 'hex');

const TICKS_PER_MS = 90;
const TICK_RANGE = 2 ** 33;

/** Offset of all times from the stream's timeline, so that negative composition times stay above 0. */
const START_MS = 10_000;
/** How far the program clock is behind the pictures: the time in which a player can read them. */
const CLOCK_BEHIND_MS = 500;

const VIDEO_STREAM = 0xe0;
const AUDIO_STREAM = 0xc0;

/** Audio frames per packet; several share one, since each packet has its own header. */
const AUDIO_FRAMES_TOGETHER = 8;

/** Writes the segments of one stream. Counters and sound continue from one segment to the next. */
export class SegmentMuxer {
  private readonly counters: ContinuityCounters = new Map();
  private readonly track = new SoundTrack();

  /** Returns the bytes of a segment. Throws a StreamProblem for an invalid frame. */
  mux({ video, audio, frames, startMs, isDiscontinuous, hasSound }: SegmentMedia): Buffer {
    if (isDiscontinuous) this.track.restart(hasSound ? ticksOf(startMs) : undefined);
    const writer = new TsWriter(this.counters);
    writer.write(PID.tables, PROGRAM_TABLE);
    writer.write(PID.program, audio ? STREAMS : STREAMS_WITHOUT_AUDIO);
    const sound: SoundFrame[] = [];
    for (const frame of frames) {
      const ticks = ticksOf(frame.decodedAtMs);
      const isPicture = frame.kind === 'video';
      if (audio)
        sound.push(
          ...(isPicture ? this.track.fill(audio, ticks) : this.track.add(audio, { ...frame, ticks })),
        );
      writeSound(writer, audio, sound, isPicture ? 1 : AUDIO_FRAMES_TOGETHER);
      if (isPicture) writePicture(writer, video, frame);
    }
    writeSound(writer, audio, sound, 1);
    return writer.finish();
  }
}

/** Writes the frames in packets, and leaves fewer than `least` for later. */
function writeSound(
  writer: TsWriter,
  config: AudioConfig | undefined,
  frames: SoundFrame[],
  least: number,
): void {
  while (config && frames.length >= least) {
    const together = frames.splice(0, AUDIO_FRAMES_TOGETHER);
    const payload = Buffer.concat(together.map(({ data }) => adtsFrame(config, data)));
    const header = packetHeader(AUDIO_STREAM, Math.round(together[0]?.ticks ?? 0));
    header.writeUInt16BE(Math.min(header.length - 6 + payload.length, 0xffff), 4);
    writer.write(PID.audio, Buffer.concat([header, payload]));
  }
}

function writePicture(writer: TsWriter, config: VideoConfig, frame: MediaFrame): void {
  const decoded = ticksOf(frame.decodedAtMs);
  const shown = ticksOf(frame.decodedAtMs + frame.compositionMs);
  const header = packetHeader(VIDEO_STREAM, shown, decoded);
  const unit = Buffer.concat([header, annexBFrame(config, frame.data, frame.isKey)]);
  const clock = decoded - CLOCK_BEHIND_MS * TICKS_PER_MS;
  writer.write(PID.video, unit, { isKey: frame.isKey, clock: wrapped(clock) });
}

const ticksOf = (milliseconds: number): number => Math.round((milliseconds + START_MS) * TICKS_PER_MS);
const wrapped = (ticks: number): number => ((ticks % TICK_RANGE) + TICK_RANGE) % TICK_RANGE;

/** Returns the header of a PES packet, with the time of display and, for pictures, of decoding. */
function packetHeader(streamId: number, shown: number, decoded?: number): Buffer {
  const times = decoded === undefined ? [timeField(2, shown)] : [timeField(3, shown), timeField(1, decoded)];
  const flags = decoded === undefined ? 0x80 : 0xc0;
  return Buffer.concat([Buffer.of(0, 0, 1, streamId, 0, 0, 0x84, flags, 5 * times.length), ...times]);
}

function timeField(mark: number, ticks: number): Buffer {
  const time = wrapped(ticks);
  const high = Math.floor(time / 2 ** 30);
  const middle = Math.floor(time / 2 ** 15) & 0x7fff;
  const low = time & 0x7fff;
  return Buffer.of(
    (mark << 4) | (high << 1) | 1,
    middle >> 7,
    ((middle & 0x7f) << 1) | 1,
    low >> 7,
    ((low & 0x7f) << 1) | 1,
  );
}
