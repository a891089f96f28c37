/** The real processes of a livestream: the built server, its ingest, and ffmpeg as the encoder. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runTool, startTool, stopTool } from '../../scripts/lib/processes.mjs';
import { fastTemporaryDirectory } from '../../scripts/lib/temporary.mjs';

const OWNER = { username: 'overlord', password: 'overlord of the tests' };
const LIMIT_MS = 60_000;
const LOOK_MS = 100;

/** Waits until `look` returns something truthy, and returns it. */
export async function until(what, look) {
  const giveUpAt = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    assert.ok(Date.now() < giveUpAt, `It did not come to this: ${what}.`);
    await wait(LOOK_MS);
  }
}

/** Waits until the server at this address is ready. */
export async function untilReady(url) {
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('the server is ready', isReady);
}

/** A site with a signed-in admin and an ingest on its own port. */
export class LiveSite {
  folder = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-live-'));
  log = '';
  processes = [];

  /** @param {Record<string, string>} settings extra settings of every process */
  constructor(settings = {}) {
    this.settings = settings;
  }

  /** @param {'child' | 'separate'} mode */
  async start(mode) {
    await this.prepare(mode);
    this.port = await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    await this.startServer();
    if (mode === 'separate') this.ingest = this.run('backend/dist/live/ingest/ingest-main.js');
    await this.signInWithIngest();
  }

  /** Prepares everything that the processes need. */
  async prepare(mode) {
    this.mode = mode;
    this.ingestPort = await freePort();
    await this.makeClip();
  }

  /** Signs the owner in and waits for the ingest. */
  async signInWithIngest() {
    await this.signIn();
    await until('the ingest is there', async () => (await this.admin()).ingest.isRunning);
  }

  async startServer() {
    this.server = this.run('backend/dist/app/main.js');
    await untilReady(this.url);
  }

  /** Runs a program of the server with additional settings. */
  run(script, settings = {}) {
    const child = startTool(process.execPath, [script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...(this.port === undefined ? {} : { PORT: String(this.port) }),
        INGEST: this.mode,
        INGEST_PORT: String(this.ingestPort),
        DATA_DIR: this.folder,
        SITE_OWNER_PASSWORD: OWNER.password,
        RATE_LIMIT_SCALE: '1000',
        ...this.settings,
        ...settings,
      },
    });
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text) => (this.log += text));
    this.processes.push(child);
    return child;
  }

  /** Returns the process id of the ingest that the server has started. */
  childId() {
    const { pid } = this.server;
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return children.length === 1 ? Number(children[0]) : undefined;
  }

  /** Encodes 30 s of a test picture with sound: a key frame per second, two B-frames in a row. */
  async makeClip() {
    this.clip = join(this.folder, 'clip.flv');
    const { code, output } = await runTool('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', '30'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-g', '10', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-b:a', '64k', this.clip],
    ]);
    assert.equal(code, 0, output);
  }

  /** Starts an encoder that streams the clip in a loop, in real time. */
  push(streamKey) {
    const address = `rtmp://127.0.0.1:${this.ingestPort}/live/${streamKey}`;
    const input = ['-re', '-stream_loop', '-1', '-i', this.clip, '-c', 'copy'];
    const child = startTool('ffmpeg', ['-v', 'error', ...input, '-f', 'flv', address], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const encoder = { child, output: '', ended: once(child, 'exit') };
    child.stderr?.setEncoding('utf8').on('data', (text) => (encoder.output += text));
    this.processes.push(child);
    return encoder;
  }

  async signIn() {
    const response = await this.send('POST', '/api/login', OWNER);
    assert.equal(response.status, 200);
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  send(method, path, body, url = this.url) {
    return fetch(url + path, {
      method,
      headers: {
        Origin: url,
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Returns the admin's view of the stream. */
  async admin() {
    return (await this.send('GET', '/api/admin/livestream')).json();
  }

  /** Returns the members' view of the stream. */
  async page() {
    return (await this.send('GET', '/api/livestream')).json();
  }

  /** Returns the members' view from one of several nodes. */
  async pageOf(node) {
    return (await this.send('GET', '/api/livestream', undefined, node)).json();
  }

  async act(name) {
    return (await this.send('POST', `/api/admin/livestream/${name}`)).json();
  }

  untilState(state) {
    return until(`the stream is ${state}`, async () => {
      const page = await this.page();
      return page.state === state && page;
    });
  }

  /** Stops all processes and returns their output. */
  async stop() {
    await this.stopProcesses();
    this.removeFolder();
    return this.log;
  }

  async stopProcesses() {
    await Promise.all(this.processes.map((child) => stopTool(child)));
  }

  removeFolder() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  } catch {
    return undefined;
  }
}
