import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startTool, stopTool } from '../../../scripts/lib/processes.mjs';
import { EnginePage } from './engine-page.js';

/** Name of an element's id in answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK without WebGL on a display of its own, driven by WebDriver. */
export class WebKitPage extends EnginePage {
  private constructor(
    private readonly session: string,
    private readonly processes: readonly ChildProcess[],
  ) {
    super();
  }

  static async start(): Promise<WebKitPage> {
    const display = startTool('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    const driver = startTool('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${url}/status`)).toPass();
    const options = { args: ['--automation', '--enable-webgl=false'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await send('POST', `${url}/session`, { capabilities })) as { sessionId: string };
    return new WebKitPage(`${url}/session/${sessionId}`, [driver, display]);
  }

  async open(url: string): Promise<void> {
    await send('POST', `${this.session}/url`, { url });
  }

  evaluate(expression: string): Promise<unknown> {
    return send('POST', `${this.session}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  protected async typeInto(xpath: string, text: string): Promise<void> {
    const wanted = { using: 'xpath', value: xpath };
    const found = (await send('POST', `${this.session}/element`, wanted)) as Record<string, string>;
    await send('POST', `${this.session}/element/${found[ELEMENT]}/value`, { text });
  }

  async end(): Promise<void> {
    await send('DELETE', this.session);
    for (const each of this.processes) await stopTool(each);
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver answered ${JSON.stringify(value)}.`);
  return value;
}
