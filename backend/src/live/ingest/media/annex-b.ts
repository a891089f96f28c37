import { StreamProblem } from '../../livestream/stream-problem.js';
import type { VideoConfig } from './video-config.js';

const START_CODE = Buffer.of(0, 0, 0, 1);
const DELIMITER = Buffer.of(0, 0, 0, 1, 9, 0xf0);

/** Units with a slice of a picture: whole ones, the first part of a divided one, and those of key frames. */
const SLICES = [1, 2, 5];
const SEQUENCE_SET = 7;
const PICTURE_SET = 8;
const ACCESS_DELIMITER = 9;

/**
 * Converts a frame for MPEG-TS: start codes replace the lengths of units, a delimiter comes first, and key
 * frames get the parameter sets. Throws a StreamProblem for a frame with a sequence parameter set that its
 * encoder did not announce, since its picture would not be the one that was checked.
 */
export function annexBFrame(config: VideoConfig, data: Buffer, isKey: boolean): Buffer {
  const parts: Buffer[] = [DELIMITER];
  if (isKey) for (const set of [...config.sequenceSets, ...config.pictureSets]) parts.push(START_CODE, set);
  for (const unit of unitsOf(data, config.lengthBytes)) {
    const type = (unit[0] ?? 0) & 0x1f;
    if (type === ACCESS_DELIMITER || type === PICTURE_SET) {
      if (type === PICTURE_SET && !isAmong(unit, config.pictureSets)) parts.push(START_CODE, unit);
    } else if (type === SEQUENCE_SET) {
      if (!isAmong(unit, config.sequenceSets)) throw new StreamProblem('damaged');
    } else parts.push(START_CODE, unit);
  }
  return Buffer.concat(parts);
}

/**
 * Returns whether the first slice of these units is the first of its picture, which is a single bit: its number
 * of the first macroblock is 0. Undefined without a slice.
 */
export function beginsPicture({ lengthBytes }: VideoConfig, data: Buffer): boolean | undefined {
  for (const [head = 0, first = 0] of unitsOf(data, lengthBytes))
    if (SLICES.includes(head & 0x1f)) return (first & 0x80) !== 0;
  return undefined;
}

const isAmong = (unit: Buffer, sets: readonly Buffer[]): boolean => sets.some((set) => set.equals(unit));

function* unitsOf(data: Buffer, lengthBytes: number): Generator<Buffer> {
  for (let offset = 0; offset < data.length;) {
    if (offset + lengthBytes > data.length) throw new StreamProblem('damaged');
    const start = offset + lengthBytes;
    offset = start + data.readUIntBE(offset, lengthBytes);
    if (offset > data.length) throw new StreamProblem('damaged');
    if (offset > start) yield data.subarray(start, offset);
  }
}
