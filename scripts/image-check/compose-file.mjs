import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';

/**
 * Parses the compose file with docker-compose, without settings and with all of them.
 * @param {string} temporary
 * @returns {Promise<Record<string, string>>} the environment of the site without settings
 * @throws {Failure} with the output of docker-compose
 */
export async function checkCompose(temporary) {
  const nothing = join(temporary, 'nothing.env');
  writeFileSync(nothing, '');
  const settings = join(temporary, 'settings.env');
  writeFileSync(
    settings,
    readFileSync(fromRoot('.env.example'), 'utf8').replace('SITE_PORT=3000', 'SITE_PORT=3999'),
  );
  const changed = await readCompose(settings);
  if (changed.environment.PORT !== '3999' || !changed.ports[0].includes('3999:3999')) {
    throw new Failure('docker-compose does not take SITE_PORT from the settings.');
  }
  return (await readCompose(nothing)).environment;
}

/**
 * @param {string} envFile
 * @returns {Promise<{ environment: Record<string, string>, ports: string[] }>} the site's service
 */
async function readCompose(envFile) {
  const file = fromRoot('docker-compose.yml');
  const args = [`--file=${file}`, `--env-file=${envFile}`, 'config'];
  const { code, output } = await runTool('docker-compose', args, { env: { PATH: process.env.PATH } });
  if (code !== 0) throw new Failure('docker-compose refuses docker-compose.yml: see above.', output);
  return parse(output).services.site;
}
