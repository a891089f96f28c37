import { commandPath } from './commands.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Arguments of Chromium: software rendering, and no background network traffic. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same with WebGL, rendered in software by another process, which is slow. */
export const CHROMIUM_WEBGL_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS.filter((argument) => argument !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/**
 * Returns the path of Chromium: CHROMIUM_PATH, or the first of its usual commands.
 * @returns {string | undefined} undefined if this machine has none; Playwright then uses its own browser
 */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || COMMANDS.map(commandPath).find((path) => path !== undefined);
}
