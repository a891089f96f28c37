import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordOf, videoConfigMessage, videoMessage } from '../../../test/support/ingest/stream-bytes.js';
import { Broadcast, type Publisher } from './broadcast.js';
import { HlsSession } from './hls/hls-session.js';
import type { StreamProblem, StreamProblemCode } from '../livestream/stream-problem.js';
import { SETTING_DEFAULTS } from '../../members/settings/setting-values.js';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** An encoder that records the answers it gets. */
class Encoder implements Publisher {
  told: 'nothing' | 'accepted' | StreamProblemCode = 'nothing';
  isGone = false;

  accept(): void {
    this.told = 'accepted';
  }

  refuse({ code }: StreamProblem): void {
    this.told = code;
    this.isGone = true;
  }
}

/** A broadcast with a clock of its own. */
class Stage {
  now = Date.parse('2030-01-01T12:00:00Z');
  orders = { streamKeyHash: hashOf('key'), audience: 'preview', limits: SETTING_DEFAULTS.stream };
  readonly folder = mkdtempSync(join(tmpdir(), 'alien-squad-broadcast-'));
  readonly sessions: HlsSession[] = [];
  readonly broadcast = new Broadcast({
    ask: () => Promise.resolve(this.orders),
    openSession: (name, failed) => {
      const room = { sessionBytes: 1e8, freeBytes: 0 };
      const session = new HlsSession(join(this.folder, name), room, () => this.now, failed);
      this.sessions.push(session);
      return session;
    },
    now: () => this.now,
    say: () => undefined,
  });

  async admit(key = 'key'): Promise<Encoder> {
    const encoder = new Encoder();
    this.broadcast.obey(this.orders);
    await this.broadcast.admit(encoder, { isRightAddress: true, key });
    return encoder;
  }

  /** Streams this many seconds and writes them. */
  async film(encoder: Encoder, seconds: number): Promise<void> {
    this.broadcast.media(encoder, videoConfigMessage(recordOf('320x180')));
    for (let time = 0; time <= seconds * 1000; time += 100) {
      this.broadcast.media(encoder, videoMessage(time, { isKey: time % 1000 === 0 }));
      this.now += 100;
    }
    await this.written();
  }

  /** Lets time pass, second by second, without any data. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      this.now += 1000;
      this.broadcast.tick();
    }
    await this.written();
  }

  async written(): Promise<void> {
    await Promise.all(this.sessions.map((session) => session.settled()));
  }

  get session(): string | undefined {
    return this.broadcast.report().session?.name;
  }

  playlist(name = this.session): string {
    return readFileSync(join(this.folder, String(name), 'index.m3u8'), 'utf8');
  }

  get problem(): string | undefined {
    return this.broadcast.report().problem?.code;
  }
}

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(async () => {
  await stage.broadcast.stop();
  rmSync(stage.folder, { recursive: true, force: true });
});

describe('The same key from two encoders', () => {
  it('is refused while the first one sends', async () => {
    const first = await stage.admit();
    await stage.film(first, 2);
    expect((await stage.admit()).told).toBe('already_streaming');
    expect(first.told).toBe('accepted');
  });

  it('takes over once the first one was silent for five seconds, in the same session', async () => {
    const first = await stage.admit();
    await stage.film(first, 2);
    const { session } = stage;
    await stage.pass(5);
    const second = await stage.admit();
    expect([first.told, second.told]).toEqual(['taken_over', 'accepted']);
    await stage.film(second, 2);
    expect(stage.session).toBe(session);
    // What the first encoder sends now is ignored.
    expect(() => stage.broadcast.media(first, videoMessage(0, { bytes: 5 }))).not.toThrow();
  });
});

describe('A session', () => {
  it('goes on in the same playlist when its encoder comes back within 30 seconds', async () => {
    const first = await stage.admit();
    await stage.film(first, 3);
    const { session } = stage;
    stage.broadcast.gone(first, 'connection_lost');
    await stage.pass(29);
    expect([stage.session, stage.problem]).toEqual([session, 'connection_lost']);
    expect(stage.playlist()).not.toContain('#EXT-X-ENDLIST');
    await stage.film(await stage.admit(), 3);
    await stage.pass(5);
    expect(stage.session).toBe(session);
    expect(stage.playlist()).toContain('#EXT-X-DISCONTINUITY\n#EXTINF:1.000,\n3.ts');
  });

  it('ends after 30 seconds without an encoder, and its files go half a minute later', async () => {
    const encoder = await stage.admit();
    await stage.film(encoder, 3);
    const { session } = stage;
    stage.broadcast.gone(encoder, undefined);
    await stage.pass(31);
    expect([stage.session, stage.problem]).toEqual([undefined, undefined]);
    expect(stage.playlist(session)).toContain('#EXT-X-ENDLIST');
    await stage.pass(31);
    expect(readdirSync(stage.folder)).toEqual([]);
  });

  it('is for one audience: when the show opens or closes, another one begins with the next key frame [SEC-54]', async () => {
    const encoder = await stage.admit();
    await stage.film(encoder, 2);
    const preview = stage.session;
    stage.orders = { ...stage.orders, audience: 'show-1' };
    stage.broadcast.obey(stage.orders);
    expect(stage.session).toBeUndefined();
    await stage.written();
    expect(stage.playlist(preview)).toContain('#EXT-X-ENDLIST');
    await stage.film(encoder, 3);
    expect(stage.broadcast.report().session).toMatchObject({ audience: 'show-1' });
    expect(stage.session).toMatch(/^[0-9a-f]{32}$/);
    expect(stage.session).not.toBe(preview);
  });
});

describe('An encoder is cut', () => {
  it('when its key is another one now [SEC-51]', async () => {
    const encoder = await stage.admit();
    await stage.film(encoder, 2);
    stage.orders = { ...stage.orders, streamKeyHash: hashOf('another') };
    stage.broadcast.obey(stage.orders);
    expect([encoder.told, stage.problem]).toEqual(['key_rotated', 'key_rotated']);
    expect((await stage.admit('key')).told).toBe('wrong_key');
    expect((await stage.admit('another')).told).toBe('accepted');
  });

  it('when it sends no picture, or stalls, for twenty seconds', async () => {
    const silent = await stage.admit();
    await stage.pass(21);
    expect(silent.told).toBe('no_video');
    const stalling = await stage.admit();
    await stage.film(stalling, 2);
    for (let second = 0; second < 21; second += 1) {
      // Only pictures keep it alive.
      stage.broadcast.media(stalling, { ...videoMessage(0), type: 8, payload: Buffer.of(0xaf, 1, 1) });
      await stage.pass(1);
    }
    expect(stalling.told).toBe('stalled');
  });

  it('when its stream is damaged', async () => {
    const encoder = await stage.admit();
    await stage.film(encoder, 2);
    const broken = videoMessage(2100, { isKey: true });
    broken.payload.writeUInt32BE(0xffffff, 5);
    stage.broadcast.media(encoder, broken);
    await stage.film(encoder, 2);
    expect(encoder.told).toBe('damaged');
  });
});
