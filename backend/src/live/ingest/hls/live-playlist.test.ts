import { describe, expect, it } from '@jest/globals';
import { LivePlaylist } from './live-playlist.js';

/** Adds numbered segments of these lengths and returns the files that left the playlist. */
function fill(
  playlist: LivePlaylist,
  durations: readonly number[],
  first = 0,
  seams: readonly number[] = [],
): string[] {
  return durations.flatMap((durationMs, index) =>
    playlist
      .add({
        file: `${first + index}.ts`,
        bytes: 188,
        durationMs,
        isDiscontinuous: seams.includes(first + index),
      })
      .map(({ file }) => file),
  );
}

const filesOf = (text: string): string[] => text.split('\n').filter((line) => line.endsWith('.ts'));
const tag = (text: string, name: string): string | undefined =>
  new RegExp(`^#EXT-X-${name}:(.*)$`, 'm').exec(text)?.[1];

describe('The playlist of a stream', () => {
  it('names its segments, and says when it has ended', () => {
    const playlist = new LivePlaylist();
    fill(playlist, [1000, 1033], 0, [0]);
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-TARGETDURATION:1',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-DISCONTINUITY-SEQUENCE:0',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXTINF:1.000,',
      '0.ts',
      '#EXTINF:1.033,',
      '1.ts',
    ];
    expect(playlist.render(false)).toBe([...lines, ''].join('\n'));
    expect(playlist.render(true)).toBe([...lines, '#EXT-X-ENDLIST', ''].join('\n'));
  });

  it('shows the last twenty seconds, numbered on', () => {
    const playlist = new LivePlaylist();
    const gone = fill(playlist, Array<number>(30).fill(1000));
    const text = playlist.render(false);
    expect(gone).toEqual(Array.from({ length: 10 }, (_, index) => `${index}.ts`));
    expect(filesOf(text)).toHaveLength(20);
    expect([tag(text, 'MEDIA-SEQUENCE'), filesOf(text)[0]]).toEqual(['10', '10.ts']);
  });

  it('shows at least four segments, however long they are, and a target that is no shorter than any', () => {
    const playlist = new LivePlaylist();
    fill(playlist, [1000, 10_400, 10_000, 10_000, 10_000, 1000]);
    const text = playlist.render(false);
    expect(filesOf(text)).toHaveLength(4);
    expect(tag(text, 'TARGETDURATION')).toBe('10');
  });

  it('counts the seams that have left it', () => {
    const playlist = new LivePlaylist();
    fill(playlist, Array<number>(10).fill(1000));
    fill(playlist, Array<number>(10).fill(1000), 10, [10]);
    const before = playlist.render(false);
    expect(before).toContain('#EXT-X-DISCONTINUITY\n#EXTINF:1.000,\n10.ts');
    expect(tag(before, 'DISCONTINUITY-SEQUENCE')).toBe('0');
    fill(playlist, Array<number>(12).fill(1000), 20);
    const after = playlist.render(false);
    expect(after).not.toContain('#EXT-X-DISCONTINUITY\n');
    expect([tag(after, 'DISCONTINUITY-SEQUENCE'), tag(after, 'MEDIA-SEQUENCE')]).toEqual(['1', '12']);
  });
});
