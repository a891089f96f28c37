import { commandPath } from './commands.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

/** How Chromium is started: it draws in software and talks to nobody but the pages it is given. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same with WebGL, in software: another process draws it, slowly. */
export const CHROMIUM_WEBGL_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS.filter((argument) => argument !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/**
 * Where Chromium is: CHROMIUM_PATH, or the first of its usual commands.
 * @returns {string | undefined} undefined when this machine has none; Playwright then takes a browser of its own
 */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH || COMMANDS.map(commandPath).find((path) => path !== undefined);
}
