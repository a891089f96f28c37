import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { runTool, startTool, stopTool } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { untilAnswered } from './bench-site.mjs';

const OWNER = { username: 'overlord', password: 'a password for a bench' };

/**
 * The fields of the admin's answer that are used here.
 * @typedef {{ streamKey: string, ingest: { isRunning: boolean } }} AdminAnswer
 */

/** The built site with its ingest, a signed-in admin, and encoders. */
export class LiveBenchSite {
  url = '';
  /** Process id of the API. */
  pid = 0;
  ingestPort = 0;
  cookie = '';
  folder = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-bench-'));
  /** @type {import('node:child_process').ChildProcess[]} */
  #processes = [];

  async start() {
    // The workers of nginx run as another user.
    chmodSync(this.folder, 0o755);
    const port = await freePort();
    this.ingestPort = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const child = startTool(process.execPath, [fromRoot('backend', 'dist', 'app', 'main.js')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        INGEST: 'child',
        INGEST_PORT: String(this.ingestPort),
        DATA_DIR: this.folder,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000000',
        SITE_OWNER_PASSWORD: OWNER.password,
      },
    });
    this.#processes.push(child);
    this.pid = child.pid ?? 0;
    await untilAnswered(`${this.url}/api/health/ready`);
    const response = await this.ask('POST', '/api/login', OWNER);
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    while (!(await this.admin()).ingest.isRunning) await wait(100);
  }

  /**
   * Sends a request as the admin.
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async ask(method, path, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: { Origin: this.url, Cookie: this.cookie, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Failure(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  /** @returns {Promise<AdminAnswer>} */
  async admin() {
    return /** @type {Promise<AdminAnswer>} */ ((await this.ask('GET', '/api/admin/livestream')).json());
  }

  /** @returns {Promise<string>} the path of the playlist, once the stream is live */
  async untilLive() {
    for (;;) {
      const page = await (await this.ask('GET', '/api/livestream')).json();
      const { playlist } = /** @type {{ playlist: string | null }} */ (page);
      if (playlist !== null) return playlist;
      await wait(100);
    }
  }

  /**
   * Encodes ten seconds of a detailed moving picture with sound and a key frame per second.
   * @param {string} size such as '1280x720'
   * @param {string} bits a second, such as '4M'
   */
  async makeClip(size, bits) {
    const clip = join(this.folder, `${size}.flv`);
    const { code, output } = await runTool('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30,noise=alls=20:allf=t`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', '10'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-g', '30', '-pix_fmt', 'yuv420p'],
      ...['-b:v', bits, '-maxrate', bits, '-bufsize', bits, '-c:a', 'aac', '-b:a', '160k', clip],
    ]);
    if (code !== 0) throw new Failure('ffmpeg could not make a stream to send.', output);
    return clip;
  }

  /**
   * Starts an encoder that sends a clip in a loop, in real time.
   * @param {string} clip
   */
  async push(clip) {
    const { streamKey } = await this.admin();
    const address = `rtmp://127.0.0.1:${this.ingestPort}/live/${streamKey}`;
    const input = ['-re', '-stream_loop', '-1', '-i', clip, '-c', 'copy'];
    this.#processes.push(
      startTool('ffmpeg', ['-v', 'error', ...input, '-f', 'flv', address], { stdio: 'ignore' }),
    );
  }

  /** The process id of the ingest. */
  get ingestPid() {
    const isChild = (/** @type {string} */ pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]) === this.pid;
      } catch {
        return false;
      }
    };
    return Number(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .find(isChild),
    );
  }

  /** Current number of segments. */
  get segments() {
    const files = readdirSync(join(this.folder, 'livestream'), { recursive: true }).map(String);
    return files.filter((name) => name.endsWith('.ts')).length;
  }

  async stop() {
    for (const child of this.#processes.reverse()) await stopTool(child);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Runs a measurement with a site, which is stopped in any case.
 * @template T
 * @param {(site: LiveBenchSite) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withLiveSite(measure) {
  const site = new LiveBenchSite();
  try {
    await site.start();
    return await measure(site);
  } finally {
    await site.stop();
  }
}
