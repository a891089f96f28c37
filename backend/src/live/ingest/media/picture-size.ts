import { StreamProblem } from '../../livestream/stream-problem.js';
import { BitReader } from './bit-reader.js';

/** Size of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Baseline, main, extended and high: 8 bits, 4:2:0, which every browser plays. */
const PROFILES = [66, 77, 88, 100];
const HIGH = 100;
const MACROBLOCK_PX = 16;
const CHROMA_420 = 1;
const MAX_REFERENCE_CYCLE = 255;

/**
 * Returns the size of the pictures that a sequence parameter set (H.264, §7.3.2.1.1) announces, after
 * cropping. Throws a StreamProblem for profiles that browsers don't play and for invalid bytes.
 */
export function pictureSizeOf(parameterSet: Buffer): PictureSize {
  const [header = 0, profile = 0] = parameterSet;
  if ((header & 0x1f) !== 7) throw new StreamProblem('damaged');
  if (!PROFILES.includes(profile)) throw new StreamProblem('video_profile');
  const reader = new BitReader(withoutEmulation(parameterSet.subarray(4)));
  reader.unsigned();
  if (profile === HIGH) skipHighProfile(reader);
  reader.unsigned();
  skipPictureOrder(reader);
  reader.unsigned();
  reader.bit();
  return croppedSize(reader);
}

function croppedSize(reader: BitReader): PictureSize {
  const widthInBlocks = reader.unsigned() + 1;
  const heightInUnits = reader.unsigned() + 1;
  const isFramesOnly = reader.bit() === 1;
  if (!isFramesOnly) reader.bit();
  reader.bit();
  const isCropped = reader.bit() === 1;
  const crop = (): number => (isCropped ? reader.unsigned() : 0);
  const [left, right, top, bottom] = [crop(), crop(), crop(), crop()];
  const fields = isFramesOnly ? 1 : 2;
  const size = {
    width: widthInBlocks * MACROBLOCK_PX - 2 * (left + right),
    height: (heightInUnits * MACROBLOCK_PX - 2 * (top + bottom)) * fields,
  };
  if (size.width < 1 || size.height < 1) throw new StreamProblem('damaged');
  return size;
}

function skipHighProfile(reader: BitReader): void {
  const chroma = reader.unsigned();
  const [lumaBits, chromaBits] = [reader.unsigned(), reader.unsigned()];
  if (chroma !== CHROMA_420 || lumaBits > 0 || chromaBits > 0) throw new StreamProblem('video_profile');
  reader.bit();
  if (reader.bit() === 0) return;
  for (let list = 0; list < 8; list += 1) if (reader.bit() === 1) skipScalingList(reader, list < 6 ? 16 : 64);
}

function skipScalingList(reader: BitReader, length: number): void {
  let [last, next] = [8, 8];
  for (let index = 0; index < length; index += 1) {
    if (next !== 0) next = (last + reader.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
}

function skipPictureOrder(reader: BitReader): void {
  const type = reader.unsigned();
  if (type === 0) reader.unsigned();
  if (type !== 1) return;
  reader.bit();
  reader.signed();
  reader.signed();
  const count = reader.unsigned();
  if (count > MAX_REFERENCE_CYCLE) throw new StreamProblem('damaged');
  for (let index = 0; index < count; index += 1) reader.signed();
}

/** Removes the bytes that prevent a start code within a unit (H.264, §7.4.1). */
function withoutEmulation(bytes: Buffer): Buffer {
  const kept: number[] = [];
  for (const [index, byte] of bytes.entries()) {
    const isInserted = byte === 3 && index > 1 && bytes[index - 1] === 0 && bytes[index - 2] === 0;
    if (!isInserted) kept.push(byte);
  }
  return Buffer.from(kept);
}
