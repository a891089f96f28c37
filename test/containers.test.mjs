/** The image and the compose file, as far as they can be read: `npm run image:check` builds and runs them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { describeConfig, loadConfig } from '../backend/dist/config.js';
import { fromRoot } from '../scripts/lib/paths.mjs';

const read = (name) => readFileSync(fromRoot(name), 'utf8');
const SETTINGS = Object.keys(describeConfig(loadConfig({})));

/** The instructions of the Dockerfile in order, each in its stage, with ARGs of before the first stage filled in. */
const instructions = readInstructions(read('Dockerfile'));
const finalStage = instructions.at(-1)?.stage;
const ofImage = (keyword) =>
  instructions.filter((instruction) => instruction.stage === finalStage && instruction.keyword === keyword);
const lastOfImage = (keyword) => ofImage(keyword).at(-1)?.value ?? '';
const imageEnvironment = Object.fromEntries(
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

/** The bases that are pulled, not stages of the file itself. */
function pulledImages() {
  const stages = instructions
    .filter(({ keyword }) => keyword === 'FROM')
    .map(({ value }) => /^(\S+) AS (\S+)$/.exec(value)?.slice(1) ?? [value, '']);
  const names = stages.map(([, name]) => name);
  return stages.map(([base]) => base).filter((base) => !names.includes(base));
}

const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true });
const { site, ingest, node, balancer, mysql, redis } = compose.services;
const nodeIngest = compose.services['node-ingest'];

/** Every variable that the compose file takes from its surroundings, with its default. */
const variables = Object.fromEntries(
  [...composeText.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => {
    const [, name = '', fallback] = /^(\w+)(?::-(.*))?$/.exec(inner) ?? [];
    return [name, fallback];
  }),
);

/** @param {string} text as in the compose file, when nothing is set */
const withDefaults = (text) => text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => variables[name]);

/** @returns {boolean} whether an image's name says which version it is */
const isPinned = (image) => /:[\w.-]*\d/.test(image) && !image.endsWith(':latest');

/** Whether .dockerignore keeps a path from the build: the last pattern that names it or a folder above it decides. */
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
    const [, oldest] = /^>=(\d+)/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
    assert.ok(Number(runtime[1]) >= Number(oldest));
  });

  it('runs as a user that is not root and is named by number, so that it can be checked', () => {
    assert.match(lastOfImage('USER'), /^[1-9]\d*:[1-9]\d*$/);
  });

  it('starts Node.js itself, which a stop signal then reaches', () => {
    const command = [...JSON.parse(lastOfImage('ENTRYPOINT')), ...JSON.parse(lastOfImage('CMD'))];
    assert.deepEqual(command, ['node', 'backend/dist/main.js']);
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
        'backend/dist/main.js',
        'frontend/build/index.html',
        'frontend/.cache/a',
        'game-scenes/dist/rules.js',
      ],
      ...['npm-debug.log', 'backend/src/main.test.ts', 'backend/src/testing/app.ts', 'docs/architecture.md'],
    ];
    const through = unwanted.filter((path) => !isIgnored(path));
    assert.deepEqual(through, []);
    const sources = [
      'frontend/build-plugins/prerender.ts',
      'frontend/tsconfig.test.json',
      'backend/src/main.ts',
    ];
    assert.deepEqual(sources.filter(isIgnored), []);
  });
});

describe('the compose file', () => {
  it('pins every image that it pulls', () => {
    const pulled = Object.values(compose.services).filter(({ image }) => image !== site.image);
    for (const { image } of pulled) assert.ok(isPinned(image), image);
    assert.match(mysql.image, /^mysql:8\.4(\.|$)/);
    assert.match(redis.image, /^redis:7/);
  });

  it('needs nothing to be set', () => {
    for (const [name, fallback] of Object.entries(variables)) assert.notEqual(fallback, undefined, name);
  });

  it('is explained by .env.example, variable by variable, with the same defaults', () => {
    const lines = read('.env.example').split('\n');
    const example = Object.fromEntries(
      lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/=(.*)/).slice(0, 2)),
    );
    assert.deepEqual(example, variables);
  });

  it('gives the server settings that it knows and takes', () => {
    const environment = Object.fromEntries(
      Object.entries(site.environment).map(([name, value]) => [name, withDefaults(value)]),
    );
    assert.deepEqual(
      Object.keys(environment).filter((name) => !SETTINGS.includes(name)),
      [],
    );
    const { database, redisUrl, publicOrigin, ownerPassword, port } = loadConfig({
      ...imageEnvironment,
      ...environment,
    });
    assert.deepEqual(database, {
      kind: 'mysql',
      host: 'mysql',
      port: 3306,
      user: mysql.environment.MYSQL_USER,
      password: withDefaults(mysql.environment.MYSQL_PASSWORD),
      database: mysql.environment.MYSQL_DATABASE,
    });
    assert.equal(redisUrl, 'redis://redis:6379');
    assert.equal(publicOrigin, undefined);
    assert.equal(ownerPassword, undefined, 'a password that everybody can read here would be no secret');
    assert.equal(withDefaults(site.ports[0]), `127.0.0.1:${port}:${port}`);
  });

  it('gives the ingest of the livestream settings that it takes, the port the site tells admins, and no more rights', () => {
    const environment = Object.fromEntries(
      Object.entries(ingest.environment).map(([name, value]) => [name, withDefaults(value)]),
    );
    assert.deepEqual(
      Object.keys(environment).filter((name) => !SETTINGS.includes(name)),
      [],
    );
    const config = loadConfig({ ...imageEnvironment, ...environment }).ingest;
    assert.equal(config.host, '0.0.0.0');
    assert.equal(config.apiUrl, `http://site:${withDefaults(site.environment.PORT)}`);
    assert.equal(withDefaults(site.environment.INGEST_PORT), String(config.port));
    assert.equal(site.environment.INGEST, 'separate');
    assert.equal(withDefaults(ingest.ports[0]), `127.0.0.1:${config.port}:${config.port}`);
    assert.deepEqual(ingest.command, ['backend/dist/ingest/ingest-main.js']);
    const [program, script] = ingest.healthcheck.test.slice(1);
    assert.equal(program, 'node');
    assert.ok(ofImage('COPY').some(({ value }) => value.split(' ').includes(script)));
    assert.equal(ingest.image, site.image);
    for (const name of ['read_only', 'cap_drop', 'tmpfs', 'volumes'])
      assert.deepEqual(ingest[name], site[name]);
    assert.deepEqual(ingest.networks, ['outside']);
  });

  it('gives several nodes an ingest that is like the one of the site, and asks whichever the balancer chooses', () => {
    const { environment, depends_on, profiles, ...rest } = nodeIngest;
    const { environment: own, depends_on: _, ...same } = ingest;
    assert.deepEqual(rest, same);
    const [, port] = /listen (\d+);/.exec(read('deploy/nginx/site.conf')) ?? [];
    assert.deepEqual(environment, { ...own, INGEST_API_URL: `http://balancer:${port}` });
    assert.deepEqual([depends_on, profiles], [['balancer'], ['scale']]);
    const { apiUrl } = loadConfig({ INGEST_API_URL: environment.INGEST_API_URL }).ingest;
    assert.equal(apiUrl, environment.INGEST_API_URL);
  });

  it('lets the balancer serve the files of the livestream by itself, from where the ingest writes them', () => {
    const data = balancer.volumes.find((volume) => volume.startsWith('site-data:'));
    const [, root] = /root ([^;]+);/.exec(read('deploy/nginx/site.conf')) ?? [];
    assert.equal(data, `${nodeIngest.volumes[0]}:ro`);
    assert.equal(data, `site-data:${root}:ro`);
    assert.equal(root, imageEnvironment.DATA_DIR);
  });

  it('lets nobody but the site and its ingest be reached from outside', () => {
    for (const service of [mysql, redis]) {
      assert.equal(service.ports, undefined);
      assert.deepEqual(service.networks, ['inside']);
    }
    assert.equal(compose.networks.inside.internal, true);
  });

  it('gives the site no more rights than it needs', () => {
    assert.equal(site.read_only, true);
    assert.deepEqual(site.cap_drop, ['ALL']);
    assert.deepEqual(site.tmpfs, ['/tmp']);
    for (const service of Object.values(compose.services)) {
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.equal(service.privileged, undefined);
    }
    assert.deepEqual(site.volumes, [`site-data:${imageEnvironment.DATA_DIR}`]);
  });

  it('starts the site when its servers are healthy, and everything again after a crash', () => {
    for (const name of Object.keys(site.depends_on)) {
      assert.equal(site.depends_on[name].condition, 'service_healthy');
      assert.equal(compose.services[name].healthcheck.test[0], 'CMD');
    }
    assert.deepEqual(Object.keys(site.depends_on), ['mysql', 'redis']);
    for (const { restart } of Object.values(compose.services)) assert.equal(restart, 'unless-stopped');
  });

  it('runs several nodes behind a balancer in place of the site when it is asked to', () => {
    const inProfile = Object.keys(compose.services).filter((name) => compose.services[name].profiles);
    assert.deepEqual(inProfile, ['node', 'balancer', 'node-ingest']);
    for (const name of inProfile) assert.deepEqual(compose.services[name].profiles, ['scale']);
    assert.ok(node.deploy.replicas > 1);
    const { PORT: _, TRUST_PROXY: __, ...shared } = site.environment;
    const { TRUST_PROXY: trusted, ...own } = node.environment;
    assert.deepEqual(own, shared);
    assert.equal(loadConfig({ TRUST_PROXY: withDefaults(trusted) }).trustProxy, 1);
    for (const key of ['image', 'volumes', 'read_only', 'cap_drop', 'tmpfs', 'stop_grace_period'])
      assert.deepEqual(node[key], site[key], key);
  });

  it('lets the balancer be reached from outside, the nodes by it alone, and the data by the nodes alone', () => {
    assert.equal(node.ports, undefined);
    assert.deepEqual(node.networks, ['nodes', 'inside']);
    assert.deepEqual(balancer.networks, ['outside', 'nodes']);
    assert.equal(compose.networks.nodes.internal, true);
    assert.deepEqual(
      [balancer.read_only, balancer.cap_drop, balancer.tmpfs],
      [site.read_only, site.cap_drop, site.tmpfs],
    );
    assert.deepEqual(Object.keys(balancer.depends_on), ['node']);
    assert.equal(balancer.depends_on.node.condition, 'service_healthy');
  });

  it('gives the balancer a configuration that fits the nodes', () => {
    const files = balancer.volumes.filter((volume) => volume.startsWith('./'));
    const mounted = files.map((volume) => volume.split(':'));
    for (const [file, place, mode] of mounted) {
      assert.ok(existsSync(fromRoot(file)), file);
      assert.match(place, /^\/etc\/nginx\/conf\.d\/(default|nodes)\.conf$/);
      assert.equal(mode, 'ro');
    }
    const [site, nodes] = mounted.map(([file]) => read(file));
    const [, port] = /listen (\d+);/.exec(site) ?? [];
    assert.equal(withDefaults(balancer.ports[0]), `127.0.0.1:3000:${port}`);
    assert.ok(balancer.healthcheck.test.at(-1).includes(`:${port}/`));
    assert.match(nodes, new RegExp(`^  server node:${imageEnvironment.PORT} resolve `, 'm'));
    const [, upstream] = /^upstream (\w+) \{/m.exec(nodes) ?? [];
    assert.deepEqual([...new Set(site.match(/proxy_pass [^;]+/g))], [`proxy_pass http://${upstream}`]);
  });

  it('keeps the data of both servers in volumes, and texts of every language in MySQL', () => {
    assert.deepEqual(mysql.volumes, ['mysql-data:/var/lib/mysql']);
    assert.deepEqual(redis.volumes, ['redis-data:/data']);
    assert.ok(mysql.command.includes('--character-set-server=utf8mb4'));
  });

  it('gives the site longer to stop than its last requests may take', () => {
    const [, milliseconds = ''] =
      /LAST_REQUESTS_MS = ([\d_]+)/.exec(read('backend/src/common/drain.service.ts')) ?? [];
    assert.ok(Number.parseInt(site.stop_grace_period, 10) * 1000 > Number(milliseconds.replaceAll('_', '')));
  });
});
