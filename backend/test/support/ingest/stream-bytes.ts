import { MESSAGE, type RtmpMessage } from '../../../src/live/ingest/rtmp/rtmp-message.js';

/** Configurations that x264 announces (AVCDecoderConfigurationRecord) for several kinds of picture. */
export const RECORDS = {
  '320x180': '0142c00dffe100176742c00dda05067e7c0440000003004000000f03c50aa801000468ce0fc8',
  '720x1280': '0142c01fffe100176742c01fda02d0286c0440000003004000000f03c60ca801000468ce0fc8',
  '640x360 high':
    '0164001effe1001a6764001eacd940a02ff970110000030001000003003c0f162d9601000668ebe3cb22c0fdf8f800',
  '1920x1080 high':
    '01640028ffe1001b67640028acd940780227e5c044000003000400000300f03c60c65801000668ebe3cb22c0fdf8f800',
  '640x480 interlaced':
    '0164001effe100196764001eacd940a07b6022000003000200000300783e28532c01000668fba3cb22c0fdf8f800',
  '2560x1440': '0142c032ffe100196742c032da00a002d6c044000003000400000300f03c60ca8001000468ce0fc8',
  '4:4:4': '01f4000dffe1001a67f4000d919681419f8dc044000003000400000300f03c50aa8001000568ce0f1920fff8f800',
  '10 bits': '016e000dffe10019676e000da6cb40a0cfcf8088000003000800000301e078a15501000468ce0fc8fdfafa00',
} as const;

/** AAC-LC, 48 kHz, mono. */
export const AUDIO_RECORD = Buffer.from('1188', 'hex');

/** Headers of units: slices of a key frame and of another picture, and supplementary information. */
const KEY_SLICE = 0x65;
const SLICE = 0x41;
export const INFORMATION = 0x06;

/** Kinds of packets in "enhanced RTMP". */
const ENHANCED_PACKETS = { config: 0, frame: 1, end: 2, plainFrame: 3, metadata: 4 } as const;

/** Returns the configuration of a kind of picture. */
export const recordOf = (kind: keyof typeof RECORDS): Buffer => Buffer.from(RECORDS[kind], 'hex');

/** Returns a video message with a configuration. */
export const videoConfigMessage = (record: Buffer, timestampMs = 0): RtmpMessage =>
  message(MESSAGE.video, timestampMs, Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), record]));

/** Returns an audio message with a configuration. */
export const audioConfigMessage = (record: Buffer = AUDIO_RECORD, timestampMs = 0): RtmpMessage =>
  message(MESSAGE.audio, timestampMs, Buffer.concat([Buffer.of(0xaf, 0), record]));

/** Returns a frame with a unit of this many bytes. */
export function videoMessage(
  timestampMs: number,
  {
    isKey = false,
    compositionMs = 0,
    bytes = 100,
    unit = isKey ? KEY_SLICE : SLICE,
    isFirstSlice = true,
  }: {
    isKey?: boolean;
    compositionMs?: number;
    bytes?: number;
    unit?: number;
    isFirstSlice?: boolean;
  } = {},
): RtmpMessage {
  const head = Buffer.alloc(5);
  head[0] = isKey ? 0x17 : 0x27;
  head[1] = 1;
  head.writeIntBE(compositionMs, 2, 3);
  return message(MESSAGE.video, timestampMs, Buffer.concat([head, unitOf(unit, bytes, isFirstSlice)]));
}

/** Returns a message of "enhanced RTMP": a frame or, with a record, a configuration. */
export function enhancedVideoMessage(
  timestampMs: number,
  {
    packet,
    isKey = false,
    codec = 'avc1',
    content = unitOf(isKey ? KEY_SLICE : SLICE),
  }: { packet: keyof typeof ENHANCED_PACKETS; isKey?: boolean; codec?: string; content?: Buffer },
): RtmpMessage {
  const head = Buffer.of(0x80 | ((isKey ? 1 : 2) << 4) | ENHANCED_PACKETS[packet]);
  const delay = Buffer.from(packet === 'frame' ? '000028' : '', 'hex');
  return message(MESSAGE.video, timestampMs, Buffer.concat([head, Buffer.from(codec), delay, content]));
}

/** Returns an aggregate of messages, whose own times begin anywhere. */
export function aggregateMessage(timestampMs: number, parts: readonly RtmpMessage[]): RtmpMessage {
  const tags = parts.map(({ type, timestampMs: partMs, payload }) => {
    const head = Buffer.alloc(11);
    head[0] = type;
    head.writeUIntBE(payload.length, 1, 3);
    head.writeUIntBE(partMs & 0xffffff, 4, 3);
    head[7] = partMs >>> 24;
    const trailer = Buffer.alloc(4);
    trailer.writeUInt32BE(head.length + payload.length);
    return Buffer.concat([head, payload, trailer]);
  });
  return message(MESSAGE.aggregate, timestampMs, Buffer.concat(tags));
}

/** Returns a unit behind its length; a slice begins its picture or continues it. */
function unitOf(type: number, bytes = 100, isFirstSlice = true): Buffer {
  const unit = Buffer.alloc(4 + bytes, 1);
  unit.writeUInt32BE(bytes);
  unit[4] = type;
  if (isFirstSlice && bytes > 1) unit[5] = 0x80;
  return unit;
}

/** Returns a frame of audio. */
export const audioMessage = (timestampMs: number, bytes = 50): RtmpMessage =>
  message(MESSAGE.audio, timestampMs, Buffer.concat([Buffer.of(0xaf, 1), Buffer.alloc(bytes, 2)]));

function message(type: number, timestampMs: number, payload: Buffer): RtmpMessage {
  return { type, streamId: 1, timestampMs, payload };
}
