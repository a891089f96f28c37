import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../platform/errors/error-code.js';
import type { Segment } from '../media/encoder-stream.js';
import { SegmentMuxer } from '../media/ts-segment.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { LivePlaylist, type PlaylistEntry } from './live-playlist.js';

/**
 * Limits on the disk space of a stream: the size of all files of one session, including those being written,
 * which is enough at the highest bit rate and rarest key frames; and the space that must stay free on the disk
 * for other users of it, such as the database.
 */
export const STORAGE_LIMITS = { sessionBytes: 192 * 1024 * 1024, freeBytes: 64 * 1024 * 1024 };
export type StorageLimits = typeof STORAGE_LIMITS;

/** How long a segment is kept after it has left the playlist, for players that are behind. */
const LEAVING_MS = 30_000;

const FULL_DISK_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/**
 * Files of one session: segments and a playlist of the last ones, in a folder with an unguessable name. Files
 * are written one after another, and the playlist names complete segments only. The first failure is reported
 * to `failed`.
 */
export class HlsSession {
  private readonly playlist = new LivePlaylist();
  private readonly muxer = new SegmentMuxer();
  private leaving: { readonly entry: PlaylistEntry; readonly since: number }[] = [];
  private work: Promise<void>;
  private bytes = 0;
  private count = 0;
  private hasFailed = false;
  /** Whether there is something to play. */
  isPlayable = false;
  /** End of the session's timeline so far. */
  endMs = 0;

  constructor(
    private readonly folder: string,
    private readonly room: StorageLimits,
    private readonly now: () => number,
    private readonly failed: (problem: StreamProblem) => void,
  ) {
    this.work = this.attempt(async () => {
      await mkdir(this.folder, { recursive: true });
    });
  }

  /** Adds a segment. Throws a StreamProblem when it is damaged or there is no room for it. */
  add(segment: Segment): void {
    const bytes = this.muxer.mux(segment);
    this.endMs = segment.startMs + segment.durationMs;
    if (this.bytes + bytes.length > this.room.sessionBytes) throw new StreamProblem('disk_full');
    const file = `${this.count}.ts`;
    this.count += 1;
    this.bytes += bytes.length;
    const { durationMs, isDiscontinuous } = segment;
    this.then(async () => {
      await this.assertCapacity(bytes.length);
      await writeFile(join(this.folder, file), bytes);
      const gone = this.playlist.add({ file, bytes: bytes.length, durationMs, isDiscontinuous });
      this.leaving.push(...gone.map((entry) => ({ entry, since: this.now() })));
      await this.writePlaylist(false);
      await this.removeLeft();
      this.isPlayable = true;
    });
  }

  /** Resolves when all pending writes are done. */
  settled(): Promise<void> {
    return this.work;
  }

  /** Marks the playlist as ended. */
  finish(): Promise<void> {
    if (this.count > 0) this.then(() => this.writePlaylist(true));
    return this.work;
  }

  /** Deletes the folder and cancels writes that are still pending. */
  remove(): Promise<void> {
    this.hasFailed = true;
    // Files that can't be deleted now are deleted when the ingest starts again.
    this.work = this.work.then(() =>
      rm(this.folder, { recursive: true, force: true }).catch(() => undefined),
    );
    return this.work;
  }

  private then(step: () => Promise<void>): void {
    this.work = this.work.then(() => this.attempt(step));
  }

  /** Runs a step unless an earlier one has failed: a playlist must not name missing files. */
  private async attempt(step: () => Promise<void>): Promise<void> {
    if (this.hasFailed) return;
    try {
      await step();
    } catch (error) {
      this.hasFailed = true;
      this.failed(problemOf(error));
    }
  }

  private async assertCapacity(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize - bytes < this.room.freeBytes) throw new StreamProblem('disk_full');
  }

  private async writePlaylist(isEnded: boolean): Promise<void> {
    const part = join(this.folder, 'index.part');
    await writeFile(part, this.playlist.render(isEnded));
    await rename(part, join(this.folder, 'index.m3u8'));
  }

  private async removeLeft(): Promise<void> {
    const due = this.leaving.filter(({ since }) => this.now() - since >= LEAVING_MS);
    this.leaving = this.leaving.filter((file) => !due.includes(file));
    for (const { entry } of due) {
      await rm(join(this.folder, entry.file), { force: true });
      this.bytes -= entry.bytes;
    }
  }
}

function problemOf(error: unknown): StreamProblem {
  if (error instanceof StreamProblem) return error;
  return new StreamProblem(FULL_DISK_CODES.includes(errorCode(error)) ? 'disk_full' : 'disk_failed', {
    cause: error,
  });
}
