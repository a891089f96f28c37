import { StreamProblem } from '../../livestream/stream-problem.js';
import type { VideoConfig } from './video-config.js';

const START_CODE = Buffer.of(0, 0, 0, 1);
const DELIMITER = Buffer.of(0, 0, 0, 1, 9, 0xf0);

const SEQUENCE_SET = 7;
const PICTURE_SET = 8;
const ACCESS_DELIMITER = 9;

/**
 * A frame as MPEG-TS wants it: units behind start codes instead of lengths, a delimiter before them, and at key frames
 * the parameter sets. A frame that brings other parameter sets than its encoder announced is damaged (StreamProblem):
 * its picture would be another one than the one that was looked at.
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
