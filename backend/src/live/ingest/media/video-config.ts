import { SETTING_DEFAULTS } from '../../../members/settings/setting-values.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { type PictureSize, pictureSizeOf } from './picture-size.js';

/** Format of an encoder's video. */
export interface VideoConfig extends PictureSize {
  /** The configuration as received; equal bytes mean the same video. */
  readonly record: Buffer;
  readonly sequenceSets: readonly Buffer[];
  readonly pictureSets: readonly Buffer[];
  /** Bytes that state the length of each unit of a frame: 1, 2 or 4. */
  readonly lengthBytes: number;
}

/** Maximum width of a picture in relation to its height. */
const WIDTH_PER_HEIGHT = 16 / 9;

/**
 * Reads an AVCDecoderConfigurationRecord (ISO/IEC 14496-15). Throws a StreamProblem for unsupported video,
 * including pictures larger than `maxHeight` lines at 16:9, or those turned upright.
 */
export function videoConfigOf(
  record: Buffer,
  maxHeight: number = SETTING_DEFAULTS.stream.maxHeight,
): VideoConfig {
  if (record[0] !== 1) throw new StreamProblem('damaged');
  const sequence = parameterSets(record, 5, 0x1f);
  const picture = parameterSets(record, sequence.end, 0xff);
  const [first] = sequence.sets;
  if (!first || picture.sets.length === 0) throw new StreamProblem('damaged');
  const lengthBytes = ((record[4] ?? 0) & 3) + 1;
  if (lengthBytes === 3) throw new StreamProblem('damaged');
  for (const set of sequence.sets) assertSize(pictureSizeOf(set), maxHeight);
  return {
    ...pictureSizeOf(first),
    record: Buffer.from(record),
    sequenceSets: sequence.sets,
    pictureSets: picture.sets,
    lengthBytes,
  };
}

function assertSize({ width, height }: PictureSize, maxHeight: number): void {
  // 854 × 480 counts as 16:9 as well.
  const maxWidth = 2 * Math.ceil((maxHeight * WIDTH_PER_HEIGHT) / 2);
  if (Math.max(width, height) > maxWidth || Math.min(width, height) > maxHeight)
    throw new StreamProblem('video_size');
}

/** Reads a count and that many parameter sets with their lengths; copies them, as the memory is reused. */
function parameterSets(record: Buffer, start: number, countMask: number): { sets: Buffer[]; end: number } {
  const count = (record[start] ?? 0) & countMask;
  const sets: Buffer[] = [];
  let end = start + 1;
  for (let index = 0; index < count; index += 1) {
    if (end + 2 > record.length) throw new StreamProblem('damaged');
    const length = record.readUInt16BE(end);
    const set = record.subarray(end + 2, end + 2 + length);
    if (length === 0 || set.length < length) throw new StreamProblem('damaged');
    sets.push(Buffer.from(set));
    end += 2 + length;
  }
  return { sets, end };
}
