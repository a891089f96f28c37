/** Static checks of the compose file; `npm run image:check` runs its services. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { loadConfig } from '../backend/dist/platform/config/config.js';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { imageEnvironment, isPinned, ofImage, read, SETTINGS } from './container-image.mjs';

const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true });
const { site, ingest, node, balancer, mysql, redis } = compose.services;
const nodeIngest = compose.services['node-ingest'];

/** The environment variables of the compose file, with their defaults. */
const variables = Object.fromEntries(
  [...composeText.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => {
    const [, name = '', fallback] = /^(\w+)(?::-(.*))?$/.exec(inner) ?? [];
    return [name, fallback];
  }),
);

/** @param {string} text of the compose file; its variables are replaced by their defaults */
const withDefaults = (text) => text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name) => variables[name]);

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
      tls: undefined,
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
    assert.deepEqual(ingest.command, ['backend/dist/live/ingest/ingest-main.js']);
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
      /LAST_REQUESTS_MS = ([\d_]+)/.exec(read('backend/src/platform/http/drain.service.ts')) ?? [];
    assert.ok(Number.parseInt(site.stop_grace_period, 10) * 1000 > Number(milliseconds.replaceAll('_', '')));
  });
});
