/**
 * `npm run generate`: writes backend/openapi.json from the controllers, and frontend/src/api/schema.gen.ts
 * from it. --check writes nothing and fails if one of the two is out of date.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, runMain } from './lib/failure.mjs';
import { ROOT, fromRoot } from './lib/paths.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStopSignal, runTool } from './lib/processes.mjs';

const HEADER = '/* Written by `npm run generate` from backend/openapi.json. Do not change it by hand. */\n\n';

/** @returns {Promise<{ path: string, text: string }[]>} the generated files, by path relative to the clone */
async function generatedFiles() {
  const openApi = await openApiText();
  return [
    { path: 'backend/openapi.json', text: openApi },
    { path: 'frontend/src/api/schema.gen.ts', text: await schemaText(openApi) },
  ];
}

/** Compiles the backend and returns the API document that it writes. */
async function openApiText() {
  await runNode([fromRoot('node_modules', 'typescript', 'bin', 'tsc'), '-b', 'backend/tsconfig.src.json']);
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await runNode([fromRoot('backend', 'dist', 'app', 'openapi', 'openapi.js'), file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} args */
async function runNode(args) {
  const { code, output } = await runTool(process.execPath, args, { cwd: ROOT });
  if (code !== 0) throw new Failure('The API document could not be generated: fix the errors above.', output);
}

/** @param {string} openApi */
async function schemaText(openApi) {
  const requireFromFrontend = createRequire(fromRoot('frontend', 'package.json'));
  const { default: openapiTS, astToString } = requireFromFrontend('openapi-typescript');
  const document = JSON.parse(openApi);
  const types = astToString(await openapiTS(document, { alphabetize: true }));
  return `${HEADER}${types}\n${frameTypesText(document.components.schemas)}`;
}

/**
 * The types of the frames as values, against which the site checks what the socket brings.
 *
 * @param {Record<string, any>} schemas
 */
function frameTypesText({ ServerFrame, ...schemas }) {
  const frames = ServerFrame.oneOf.map(({ $ref }) => schemas[$ref.split('/').at(-1)]);
  const types = frames.flatMap(({ properties }) => properties.type.enum);
  return `export const SERVER_FRAME_TYPES = ${JSON.stringify(types)} as const;\n`;
}

/** @param {string} path */
function currentText(path) {
  try {
    return readFileSync(fromRoot(path), 'utf8');
  } catch {
    return null;
  }
}

async function main() {
  endOnStopSignal();
  await ensureInstalled();
  const stale = (await generatedFiles()).filter(({ path, text }) => currentText(path) !== text);
  const names = stale.map(({ path }) => path).join(' and ');
  if (process.argv.includes('--check')) {
    if (stale.length > 0)
      throw new Failure(`${names} no longer match the controllers: run npm run generate and commit.`);
    return;
  }
  for (const { path, text } of stale) writeFileSync(fromRoot(path), text);
  console.log(stale.length > 0 ? `Wrote ${names}.` : 'Nothing to write: the generated files are up to date.');
}

await runMain(main);
