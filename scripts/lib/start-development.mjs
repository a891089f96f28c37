import { ROOT, fromRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { ensureInstalled } from './prepare.mjs';
import { endOnStopSignal, exitCode, startTool, stopTool } from './processes.mjs';

const { HOST: HOST_NAME = 'localhost', PORT: SITE_PORT = '3000' } = process.env;
const SITE = `http://${HOST_NAME}:${SITE_PORT}`;

/** What compiles the sources as they are loaded hooks into Node.js in ways that it warns of. */
const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0205'];

/**
 * Runs the API and Vite until one of them ends or a signal ends both.
 * @returns {Promise<void>} the exit code is that of the one that ended
 */
export async function startDevelopment() {
  endOnStopSignal();
  await ensureInstalled();
  const apiPort = String(await freePort());
  console.log(`Open ${SITE}: Vite serves it, and passes /api on to the API on port ${apiPort}.`);
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

/** @param {string} apiPort where Vite passes /api and /ws on to: it reads PORT for that */
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
