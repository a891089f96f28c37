/** Reads the Dockerfile, .dockerignore and docker-compose.yml for their checks. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../scripts/lib/paths.mjs';

/** @param {string} name of a file of the repository */
export const read = (name) => readFileSync(fromRoot(name), 'utf8');

/** Returns the variables that the value of an ENV sets. */
export const variablesOf = (value) =>
  Object.fromEntries(value.split(/\s+/).map((pair) => pair.split(/=(.*)/, 2)));

/**
 * The instructions of the Dockerfile in order, with the global ARGs substituted.
 * @type {{ keyword: string, value: string }[]}
 */
export const instructions = readInstructions(read('Dockerfile'));
const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));

/** Returns the values of an instruction in the final stage. */
export const ofImage = (keyword) =>
  lastStage.flatMap((instruction) => (instruction.keyword === keyword ? [instruction.value] : []));

/** How the image is run. */
export const image = {
  environment: Object.assign({}, ...ofImage('ENV').map(variablesOf)),
  user: ofImage('USER').at(-1),
  program: JSON.parse(ofImage('ENTRYPOINT').at(-1)),
  command: JSON.parse(ofImage('CMD').at(-1)),
  health: JSON.parse(ofImage('HEALTHCHECK').at(-1).split(' CMD ')[1]),
};

function readInstructions(text) {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  const values = {};
  return [...lines.matchAll(/^(\w+)\s+(.*)$/gm)].map(([, keyword, rest]) => {
    if (keyword === 'ARG') Object.assign(values, variablesOf(rest));
    return { keyword, value: rest.trim().replaceAll(/\$\{(\w+)\}/g, (whole, name) => values[name] ?? whole) };
  });
}

const ignoring = read('.dockerignore')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
    return { pattern: new RegExp(`^${pattern}$`), isIgnored: !line.startsWith('!') };
  });

/** Returns true if .dockerignore excludes a path: the last line that matches it or a parent folder decides. */
export function isIgnored(path) {
  const parts = path.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return ignoring.findLast(({ pattern }) => paths.some((each) => pattern.test(each)))?.isIgnored ?? false;
}

/** The variables of the compose file with their defaults; undefined for a variable that has none. */
export const composeVariables = Object.fromEntries(
  [...read('docker-compose.yml').matchAll(/\$\{(\w+)(?::-([^}]*))?\}/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/**
 * Returns the compose file as Compose reads it with these variables and otherwise with the defaults.
 * @param {Record<string, string>} [variables]
 */
export function readCompose(variables = {}) {
  const values = { ...composeVariables, ...variables };
  const text = JSON.stringify(parse(read('docker-compose.yml'), { merge: true }));
  return JSON.parse(text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => values[name]));
}
