/** Static checks of the Dockerfile; `npm run image:check` builds and runs the image. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { loadConfig } from '../backend/dist/platform/config/config.js';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { NODE_VERSIONS } from '../scripts/test-run/node-versions.mjs';
import { imageEnvironment, instructions, isPinned, ofImage, read, SETTINGS } from './container-image.mjs';

const lastOfImage = (keyword) => ofImage(keyword).at(-1)?.value ?? '';

/** Returns the base images that are pulled, i.e. are not stages of the file itself. */
function pulledImages() {
  const stages = instructions
    .filter(({ keyword }) => keyword === 'FROM')
    .map(({ value }) => /^(\S+) AS (\S+)$/.exec(value)?.slice(1) ?? [value, '']);
  const names = stages.map(([, name]) => name);
  return stages.map(([base]) => base).filter((base) => !names.includes(base));
}

/**
 * Returns true if .dockerignore excludes a path: the last pattern that matches it or a parent folder decides.
 */
function isIgnored(path) {
  const parts = path.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let ignored = false;
  for (const line of read('.dockerignore').split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
    if (paths.some((candidate) => new RegExp(`^${pattern}$`).test(candidate)))
      ignored = !line.startsWith('!');
  }
  return ignored;
}

describe('the image', () => {
  it('stands on bases of one pinned Node.js and one Debian', () => {
    const images = pulledImages();
    assert.equal(images.length, 2);
    assert.ok(images.every(isPinned), images.join(', '));
    const [builder, runtime] = images.map((image) => /^node:(\d+)-(\w+)(-slim)?$/.exec(image) ?? []);
    assert.deepEqual(builder.slice(1, 3), runtime.slice(1, 3));
    assert.equal(runtime[3], '-slim');
    // The full run tests this version.
    assert.ok(NODE_VERSIONS.some((version) => version.startsWith(`${runtime[1]}.`)));
  });

  it('runs as a user that is not root and is named by number, so that it can be checked', () => {
    assert.match(lastOfImage('USER'), /^[1-9]\d*:[1-9]\d*$/);
  });

  it('starts Node.js itself, which a stop signal then reaches', () => {
    const command = [...JSON.parse(lastOfImage('ENTRYPOINT')), ...JSON.parse(lastOfImage('CMD'))];
    assert.deepEqual(command, ['node', 'backend/dist/app/main.js']);
    assert.equal(lastOfImage('STOPSIGNAL'), 'SIGTERM');
  });

  it('builds and installs nothing in what is shipped', () => {
    const runs = ofImage('RUN').map(({ value }) => value);
    assert.doesNotMatch(runs.join('\n'), /\b(npm|npx|apt|apt-get|curl|wget)\b/);
  });

  it('listens for everybody outside the container and keeps its data in a volume', () => {
    const config = loadConfig(imageEnvironment);
    assert.equal(config.host, '0.0.0.0');
    assert.equal(String(config.port), lastOfImage('EXPOSE'));
    assert.equal(config.dataFolder, lastOfImage('VOLUME'));
    const known = new Set([...SETTINGS, 'NODE_ENV']);
    assert.deepEqual(
      Object.keys(imageEnvironment).filter((name) => !known.has(name)),
      [],
    );
  });

  it('checks its own health with a script that it holds', () => {
    const [, options = '', command = '[]'] = /^(.*) CMD (\[.*\])$/.exec(lastOfImage('HEALTHCHECK')) ?? [];
    assert.match(options, /--start-period=\d+s/);
    const [program, script] = JSON.parse(command);
    assert.equal(program, 'node');
    assert.ok(existsSync(fromRoot(script)));
    assert.ok(ofImage('COPY').some(({ value }) => value.startsWith(`${script} `)));
  });

  it('copies what is there and what .dockerignore lets through', () => {
    const sources = instructions
      .filter(({ keyword, value }) => keyword === 'COPY' && !value.startsWith('--from='))
      .flatMap(({ value }) => value.split(/\s+/).slice(0, -1));
    assert.ok(sources.length > 10);
    for (const source of sources) {
      assert.ok(existsSync(fromRoot(source)), `${source} is missing`);
      assert.ok(!isIgnored(source), `${source} is left out by .dockerignore`);
    }
  });

  it('gets neither data nor secrets nor anything that was built or installed here', () => {
    const unwanted = [
      ...[
        '.git/config',
        '.env',
        'backend/.env',
        '.env.example',
        'data/alien-squad.sqlite',
        'backend/data/a.sqlite',
      ],
      ...[
        'node_modules/typeorm/package.json',
        'backend/node_modules/p-limit/index.js',
        '.cache/real-mysql/a',
      ],
      ...[
        'backend/dist/app/main.js',
        'frontend/build/index.html',
        'frontend/.cache/a',
        'game-scenes/dist/rules.js',
      ],
      ...[
        'npm-debug.log',
        'backend/src/app/main.test.ts',
        'backend/src/testing/app.ts',
        'docs/architecture.md',
      ],
    ];
    const through = unwanted.filter((path) => !isIgnored(path));
    assert.deepEqual(through, []);
    const sources = [
      'frontend/build-plugins/prerender.ts',
      'frontend/tsconfig.test.json',
      'backend/src/app/main.ts',
    ];
    assert.deepEqual(sources.filter(isIgnored), []);
  });
});
