/** A segment in the playlist. */
export interface PlaylistEntry {
  readonly file: string;
  readonly bytes: number;
  readonly durationMs: number;
  readonly isDiscontinuous: boolean;
}

/** Length of the playlist; enough for a player that was away for ten seconds. */
const WINDOW_MS = 20_000;
/** Minimum number of segments, so that a player finds its position even if segments are long. */
const MIN_ENTRIES = 4;

/**
 * Playlist of a running stream (RFC 8216): the last segments, with sequence and discontinuity numbers. The
 * target duration grows with the longest segment and never shrinks.
 */
export class LivePlaylist {
  private entries: PlaylistEntry[] = [];
  private sequence = 0;
  private discontinuities = 0;
  private targetSeconds = 1;

  /** Adds the newest segment and returns those that leave the playlist. The first one is no discontinuity. */
  add(entry: PlaylistEntry): PlaylistEntry[] {
    const isFirst = this.entries.length === 0 && this.sequence === 0;
    this.entries.push(isFirst ? { ...entry, isDiscontinuous: false } : entry);
    this.targetSeconds = Math.max(this.targetSeconds, Math.round(entry.durationMs / 1000));
    const gone: PlaylistEntry[] = [];
    let [oldest] = this.entries;
    while (oldest && this.isOutside(oldest)) {
      this.entries.shift();
      this.sequence += 1;
      this.discontinuities += Number(oldest.isDiscontinuous);
      gone.push(oldest);
      [oldest] = this.entries;
    }
    return gone;
  }

  /** Returns the text of the playlist. An ended playlist is marked, and players stop polling. */
  render(isEnded: boolean): string {
    const lines = this.entries.flatMap(({ file, durationMs, isDiscontinuous }) => [
      ...(isDiscontinuous ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${(durationMs / 1000).toFixed(3)},`,
      file,
    ]);
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      `#EXT-X-TARGETDURATION:${this.targetSeconds}`,
      `#EXT-X-MEDIA-SEQUENCE:${this.sequence}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${this.discontinuities}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      ...lines,
      ...(isEnded ? ['#EXT-X-ENDLIST'] : []),
      '',
    ].join('\n');
  }

  /** Returns whether the playlist is long enough without its oldest segment. */
  private isOutside(oldest: PlaylistEntry): boolean {
    const rest = this.entries.reduce((sum, { durationMs }) => sum + durationMs, 0) - oldest.durationMs;
    return this.entries.length > MIN_ENTRIES && rest >= WINDOW_MS;
  }
}
