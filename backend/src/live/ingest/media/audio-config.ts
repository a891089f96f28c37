import { StreamProblem } from '../../livestream/stream-problem.js';

/** Format of an encoder's audio. */
export interface AudioConfig {
  /** The configuration as received; equal bytes mean the same audio. */
  readonly record: Buffer;
  readonly sampleRate: number;
  /** Index of the sample rate in ADTS. */
  readonly rateIndex: number;
  readonly channels: number;
}

const SAMPLE_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const AAC_LC = 2;
const MAX_CHANNELS = 2;

/** Samples of each AAC frame. */
export const SAMPLES_PER_FRAME = 1024;

/** Reads an AudioSpecificConfig (ISO/IEC 14496-3). Throws a StreamProblem for unsupported audio. */
export function audioConfigOf(record: Buffer): AudioConfig {
  const [first, second] = record;
  if (first === undefined || second === undefined) throw new StreamProblem('damaged');
  if (first >> 3 !== AAC_LC) throw new StreamProblem('audio_codec');
  const rateIndex = ((first & 7) << 1) | (second >> 7);
  const sampleRate = SAMPLE_RATES[rateIndex];
  if (sampleRate === undefined) throw new StreamProblem('audio_codec');
  const channels = (second >> 3) & 15;
  if (channels < 1 || channels > MAX_CHANNELS) throw new StreamProblem('audio_channels');
  return { record: Buffer.from(record), sampleRate, rateIndex, channels };
}

const ADTS_BYTES = 7;

/** Returns an AAC frame with the ADTS header that MPEG-TS needs. Throws a StreamProblem if it is too long. */
export function adtsFrame({ rateIndex, channels }: AudioConfig, frame: Buffer): Buffer {
  const length = ADTS_BYTES + frame.length;
  if (length > 0x1fff) throw new StreamProblem('damaged');
  const header = Buffer.of(
    0xff,
    0xf1,
    ((AAC_LC - 1) << 6) | (rateIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  );
  return Buffer.concat([header, frame]);
}
