import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The signals that request a script to end. */
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Signals to a process group (a negative id) exist on POSIX only. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * A captured tool without output for this long is considered hung; the longest single test of a full run
 * takes 15 minutes.
 */
const SILENCE_LIMIT_MS = 30 * 60_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {{ code: number, output: string }} ToolResult
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: 'capture' | 'inherit', silenceLimitMs?: number }} ToolOptions
 */

/**
 * Starts a process in its own group, so that it and its children can be stopped together.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function startTool(command, args, options = {}) {
  const child = spawn(command, args, { detached: HAS_GROUPS, windowsHide: true, ...options });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a tool to its end, without a terminal on stdin, so that it never prompts. A captured tool that hangs
 * is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<ToolResult>} its exit code and, if captured, its stdout and stderr
 */
export function runTool(
  command,
  args,
  { cwd, env, stdio = 'capture', silenceLimitMs = SILENCE_LIMIT_MS } = {},
) {
  const out = stdio === 'capture' ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = startTool(command, args, { cwd, env: env ?? process.env, stdio: ['ignore', out, out] });
    let output = '';
    const hung = setTimeout(() => {
      output += `Ended: it said nothing for ${silenceLimitMs / 60_000} minutes.\n`;
      signalGroup(child, 'SIGKILL');
    }, silenceLimitMs).unref();
    const hear = (/** @type {string} */ text) => {
      output += text;
      hung.refresh();
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    if (stdio === 'inherit') clearTimeout(hung);
    child.once('exit', () => {
      clearTimeout(hung);
      // Processes that it left running would keep its outputs open.
      signalGroup(child, 'SIGKILL');
    });
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Returns the exit code that a shell would report.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * Sends SIGTERM to a process and its group, and SIGKILL when the grace time is over.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [graceMs]
 * @returns {Promise<void>} when it has ended
 */
export function stopTool(child, graceMs = 5000) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

/**
 * Calls back at every stop signal; the signal then no longer ends this process.
 * @param {(signal: NodeJS.Signals) => void} callback
 * @returns {() => void} removes the handler
 */
function onStopSignal(callback) {
  for (const signal of STOP_SIGNALS) process.on(signal, callback);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, callback);
  };
}

/**
 * Ends this process and every tool that it runs at the first stop signal.
 * @param {() => Promise<void> | void} [cleanUp] runs after the tools have ended
 * @returns {() => void} removes the signal handlers
 */
export function endOnStopSignal(cleanUp = () => {}) {
  let isEnding = false;
  return onStopSignal((signal) => {
    if (isEnding) return;
    isEnding = true;
    void Promise.all([...running].map((child) => stopTool(child)))
      .then(cleanUp)
      .finally(() => process.exit(exitCode(null, signal)));
  });
}

/** How often a process started by npm looks whether npm is still there. */
const PARENT_CHECK_MS = 500;

/**
 * Ends this process as SIGTERM does when `npm start` or `npm run dev`, which started it, is gone: npm's shell
 * does not pass signals on. Does nothing for a process that was started in another way.
 */
export function endWithNpm() {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      // The server ends at once at a second signal, so none follows the first.
      clearInterval(watch);
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

/** Kills the tools that still run when this process ends. */
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}
