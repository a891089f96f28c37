import { ROOT, fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnStopSignal, endWithNpm, exitCode, startTool, stopTool } from './processes.mjs';

const { HOST: HOST_NAME = 'localhost', PORT: SITE_PORT = '3000' } = process.env;
const SITE = `http://${HOST_NAME}:${SITE_PORT}`;

/** Suppresses Node.js warnings about the hooks of the on-the-fly compiler. */
const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0205'];

/**
 * Runs the API and Vite until one of them exits or a signal stops both.
 * @returns {Promise<void>} the exit code is that of the process that ended first
 */
export async function startDevelopment() {
  endWithNpm();
  endOnStopSignal();
  await ensureInstalled();
  const apiPort = String(await freePort());
  console.log(`Open ${SITE}: Vite serves the site and proxies /api to port ${apiPort}.`);
  const tools = [startApi(apiPort), startVite(apiPort)];
  process.exitCode = await Promise.race(tools.map(untilEnd));
  await Promise.all(tools.map((tool) => stopTool(tool)));
}

/** @param {string} port */
function startApi(port) {
  return startTool(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      '--conditions=source',
      '--import=@swc-node/register/esm-register',
      fromRoot('backend', 'src', 'app', 'main.ts'),
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: [process.env.NODE_OPTIONS, ...QUIET].filter(Boolean).join(' '),
        SWC_NODE_PROJECT: fromRoot('backend', 'tsconfig.src.json'),
        HOST: '127.0.0.1',
        PORT: port,
      },
    },
  );
}

/** @param {string} apiPort port that Vite proxies /api and /ws to; it reads it from PORT */
function startVite(apiPort) {
  const vite = fromRoot('node_modules', 'vite', 'bin', 'vite.js');
  return startTool(process.execPath, [vite, '--host', HOST_NAME, '--port', SITE_PORT, '--strictPort'], {
    cwd: fromRoot('frontend'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: apiPort },
  });
}

/**
 * @param {import('node:child_process').ChildProcess} tool
 * @returns {Promise<number>}
 */
function untilEnd(tool) {
  return new Promise((resolve) => tool.once('exit', (code, signal) => resolve(exitCode(code, signal))));
}
