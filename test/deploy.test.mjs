/** Holds Dockerfile, .dockerignore and docker-compose.yml against each other; deploy/check.mjs runs them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { describeConfig, loadConfig } from '../backend/dist/platform/config/config.js';
import {
  composeVariables,
  image,
  instructions,
  isIgnored,
  ofImage,
  read,
  readCompose,
} from '../deploy/files.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { NODE_VERSIONS } from '../scripts/test-run/node-versions.mjs';

const SETTINGS = [...Object.keys(describeConfig(loadConfig({}))), 'NODE_ENV'];
const compose = readCompose();
const { site, node, ingest, balancer, mysql, redis, 'node-ingest': nodeIngest } = compose.services;
const ours = [site, node, ingest, nodeIngest];

/** Returns the value of a setting in the configuration of nginx. */
const nginxSetting = (name) =>
  new RegExp(`^ *${name} ([^;]+);`, 'm').exec(read('deploy/nginx/site.conf'))?.[1];

describe('the image', () => {
  it('has bases of one Debian and one Node.js, which the full run tests', () => {
    const bases = instructions.flatMap(({ keyword, value }) =>
      keyword === 'FROM' ? [...value.matchAll(/^node:(\d+)-(\w+)(-slim)? /g)] : [],
    );
    const [builder, runtime] = bases.map((base) => base.slice(1));
    assert.deepEqual([bases.length, runtime], [2, [...builder.slice(0, 2), '-slim']]);
    assert.ok(NODE_VERSIONS.some((version) => version.startsWith(`${runtime[0]}.`)));
  });

  it('runs as a user that is not root, and Node.js gets its stop signal', () => {
    assert.match(image.user, /^[1-9]\d*:[1-9]\d*$/);
    assert.deepEqual([image.program, ofImage('STOPSIGNAL')], [['node'], ['SIGTERM']]);
  });

  it('sets only settings that the server knows, with the port it exposes and the volume it declares', () => {
    assert.deepEqual(
      Object.keys(image.environment).filter((name) => !SETTINGS.includes(name)),
      [],
    );
    const { host, port, dataFolder } = loadConfig(image.environment);
    assert.deepEqual(
      [host, String(port), dataFolder],
      ['0.0.0.0', ofImage('EXPOSE')[0], ofImage('VOLUME')[0]],
    );
  });

  it('gets neither data nor secrets nor anything that was built, installed or is a test', () => {
    const unwanted = [
      ...['.git/config', '.env', 'backend/.env', 'data/a.sqlite', 'backend/data/a.sqlite', 'npm-debug.log'],
      ...['node_modules/typeorm/a', 'backend/node_modules/a', 'backend/dist/a', 'frontend/build/a'],
      ...['frontend/.cache/a', 'game-scenes/dist/a', 'backend/src/app/main.test.ts', 'backend/test/a.ts'],
    ];
    assert.deepEqual(
      unwanted.filter((path) => !isIgnored(path)),
      [],
    );
  });
});

describe('the compose file', () => {
  it('has a default for every variable, which .env.example explains', () => {
    const example = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, ...pair]) => pair);
    assert.deepEqual(Object.fromEntries(example), composeVariables);
  });

  it('pins every image that it pulls', () => {
    for (const { image: name } of Object.values(compose.services))
      assert.ok(name === site.image || /:\d/.test(name), name);
  });

  it('sets only settings that the servers know, with the addresses of the other services', () => {
    for (const { environment } of ours)
      assert.deepEqual(
        Object.keys(environment).filter((name) => !SETTINGS.includes(name)),
        [],
      );
    const settings = loadConfig({ ...image.environment, ...site.environment });
    const { MYSQL_USER: user, MYSQL_PASSWORD: password, MYSQL_DATABASE: database } = mysql.environment;
    const address = { kind: 'mysql', host: 'mysql', port: 3306, user, password, database, tls: undefined };
    assert.deepEqual(settings.database, address);
    assert.equal(settings.redisUrl, 'redis://redis:6379');
    assert.equal(settings.ownerPassword, undefined, 'The password of the owner is in the repository.');
    assert.deepEqual(site.ports, [`127.0.0.1:${settings.port}:${settings.port}`]);
    assert.equal(ingest.environment.INGEST_API_URL, `http://site:${settings.port}`);
    const { port } = loadConfig({ ...image.environment, ...ingest.environment }).ingest;
    assert.deepEqual(ingest.ports, [`127.0.0.1:${port}:${port}`]);
    assert.equal(site.environment.INGEST_PORT, String(port));
  });

  it('runs the nodes with the settings and rights of the site, behind the proxy that they trust', () => {
    const { PORT: _port, ...shared } = site.environment;
    assert.deepEqual(node.environment, { ...shared, TRUST_PROXY: '1' });
    const { environment, depends_on: _depends, profiles: _profiles, ...rest } = nodeIngest;
    const { environment: own, depends_on: _on, ...same } = ingest;
    assert.deepEqual(rest, same);
    const port = nginxSetting('listen');
    assert.deepEqual(environment, { ...own, INGEST_API_URL: `http://balancer:${port}` });
    assert.deepEqual(balancer.ports, [`127.0.0.1:3000:${port}`]);
    assert.ok(balancer.healthcheck.test.at(-1).includes(`:${port}/`));
    assert.ok(read('deploy/nginx/nodes.conf').includes(`server node:${image.environment.PORT} resolve`));
  });

  it('mounts files that exist, and the data where the servers and nginx expect it', () => {
    for (const { volumes } of ours) assert.deepEqual(volumes, [`site-data:${image.environment.DATA_DIR}`]);
    assert.ok(balancer.volumes.includes(`site-data:${nginxSetting('root')}:ro`));
    assert.equal(nginxSetting('root'), image.environment.DATA_DIR);
    const named = Object.keys(compose.volumes);
    for (const volume of Object.values(compose.services).flatMap(({ volumes }) => volumes)) {
      const [source] = volume.split(':');
      assert.ok(source.startsWith('./') ? existsSync(fromRoot(source)) : named.includes(source), volume);
    }
    assert.deepEqual([mysql.volumes, redis.volumes], [['mysql-data:/var/lib/mysql'], ['redis-data:/data']]);
  });

  it('checks health by scripts that the image holds', () => {
    for (const [program, script] of [image.health, ingest.healthcheck.test.slice(1)]) {
      assert.equal(program, 'node');
      assert.ok(ofImage('COPY').some((value) => value.split(' ').includes(script)));
    }
  });

  it('lets only the site, its balancer and its ingest be reached from outside', () => {
    const reached = Object.values(compose.services).filter(
      ({ ports, networks }) => ports || networks.includes('outside'),
    );
    assert.deepEqual(reached, [site, balancer, ingest, nodeIngest]);
    assert.ok(compose.networks.inside.internal && compose.networks.nodes.internal);
  });

  it('gives no service rights that it does not need', () => {
    for (const { security_opt, privileged } of Object.values(compose.services))
      assert.deepEqual([security_opt, privileged], [['no-new-privileges:true'], undefined]);
    for (const { read_only, cap_drop } of [...ours, balancer])
      assert.deepEqual([read_only, cap_drop], [true, ['ALL']]);
  });

  it('gives the site longer to stop than its last requests may take', () => {
    const limit = /LAST_REQUESTS_MS = ([\d_]+)/.exec(read('backend/src/platform/http/drain.service.ts'));
    assert.ok(Number.parseInt(site.stop_grace_period, 10) * 1000 > Number(limit?.[1].replace('_', '')));
  });
});
