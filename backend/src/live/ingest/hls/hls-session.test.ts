import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordOf } from '../../../../test/support/ingest/stream-bytes.js';
import type { Segment } from '../media/encoder-stream.js';
import { videoConfigOf } from '../media/video-config.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { HlsSession, type StorageLimits } from './hls-session.js';

const STORAGE_LIMITS: StorageLimits = { sessionBytes: 600_000, freeBytes: 0 };

let parent: string;
let folder: string;
let now: number;
let failures: string[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'alien-squad-hls-'));
  folder = join(parent, 'session');
  now = 0;
  failures = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const open = (room: StorageLimits = STORAGE_LIMITS): HlsSession =>
  new HlsSession(
    folder,
    room,
    () => now,
    ({ code }) => failures.push(code),
  );

/** Returns a segment of one second and about 10 kB. */
function aSegment(index: number): Segment {
  const data = Buffer.alloc(9_000, 0x41);
  data.writeUInt32BE(data.length - 4);
  const startMs = index * 1000;
  const frame = { kind: 'video', decodedAtMs: startMs, compositionMs: 0, isKey: true, data } as const;
  const video = videoConfigOf(recordOf('320x180'));
  return {
    video,
    audio: undefined,
    frames: [frame],
    startMs,
    durationMs: 1000,
    isDiscontinuous: index === 0,
    hasSound: false,
  };
}

describe("A session's files", () => {
  it('are bounded, however long it goes on, and every one that the playlist names is there', async () => {
    const session = open();
    for (let index = 0; index < 200; index += 1) {
      session.add(aSegment(index));
      now += 1000;
      // Encoders do not send a segment before the previous one is written.
      await session.settled();
    }
    const files = readdirSync(folder);
    expect(files.length).toBeLessThan(55);
    const text = readFileSync(join(folder, 'index.m3u8'), 'utf8');
    const named = text.split('\n').filter((line) => line.endsWith('.ts'));
    expect(named.at(-1)).toBe('199.ts');
    for (const file of named) expect(statSync(join(folder, file)).size % 188).toBe(0);
    expect(failures).toEqual([]);
  });

  it('take no more room than they may: the segment that is too much is refused [SEC-53]', async () => {
    const session = open({ ...STORAGE_LIMITS, sessionBytes: 50_000 });
    const addAll = (): void => {
      for (let index = 0; index < 10; index += 1) session.add(aSegment(index));
    };
    expect(addAll).toThrow(new StreamProblem('disk_full'));
    await session.settled();
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(51_000);
  });

  it('leave the disk the room that others need [SEC-53]', async () => {
    const session = open({ ...STORAGE_LIMITS, freeBytes: Number.MAX_SAFE_INTEGER });
    session.add(aSegment(0));
    await session.finish();
    expect(failures).toEqual(['disk_full']);
    expect([session.isPlayable, readdirSync(folder)]).toEqual([false, []]);
  });

  it('that can not be written are told of once', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    const session = open();
    for (let index = 0; index < 3; index += 1) session.add(aSegment(index));
    await session.finish();
    expect(failures).toEqual(['disk_failed']);
  });

  it('are all gone when it is removed, also what was still to be written', async () => {
    const session = open();
    for (let index = 0; index < 3; index += 1) session.add(aSegment(index));
    await session.remove();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('say that it has ended', async () => {
    const session = open();
    session.add(aSegment(0));
    await session.finish();
    expect(readFileSync(join(folder, 'index.m3u8'), 'utf8')).toMatch(/#EXT-X-ENDLIST\n$/);
  });
});
