/** Parses the Dockerfile for its tests. */
import { readFileSync } from 'node:fs';
import { describeConfig, loadConfig } from '../backend/dist/platform/config/config.js';
import { fromRoot } from '../scripts/lib/paths.mjs';

/** @param {string} name of a file of the repository */
export const read = (name) => readFileSync(fromRoot(name), 'utf8');
/** The names of the server's settings. */
export const SETTINGS = Object.keys(describeConfig(loadConfig({})));

/** The instructions of the Dockerfile in order, each with its stage, and with the global ARGs substituted. */
export const instructions = readInstructions(read('Dockerfile'));
const finalStage = instructions.at(-1)?.stage;
/** Returns the instructions of a kind in the final stage. */
export const ofImage = (keyword) =>
  instructions.filter((instruction) => instruction.stage === finalStage && instruction.keyword === keyword);
/** The environment variables set by the image. */
export const imageEnvironment = Object.fromEntries(
  ofImage('ENV').flatMap(({ value }) => value.split(/\s+/).map((pair) => pair.split('='))),
);

function readInstructions(text) {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const args = {};
  let stage = 0;
  return lines.map((line) => {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stage += 1;
    if (keyword === 'ARG' && stage === 0) args[rest.split('=')[0]] = rest.split('=')[1];
    const value = rest.trim().replaceAll(/\$\{(\w+)\}/g, (whole, name) => args[name] ?? whole);
    return { keyword, stage, value };
  });
}

/** @returns {boolean} whether an image's name contains a version */
export const isPinned = (image) => /:[\w.-]*\d/.test(image) && !image.endsWith(':latest');
