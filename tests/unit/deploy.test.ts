import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CALLS } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/call';
import { getOutfits } from '@/lib/contract/outfit';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { OPERATOR_VARIABLES, parseEnv, VARIABLE_NAMES } from '@/lib/env';
import {
  listNetworks,
  listVariables,
  readCompose,
  resolveEnvironment,
  substitute,
  type Service,
} from '../support/compose';
import { OPERATOR_ENV } from '../support/operator';

const { services, volumes, networks } = readCompose();
const monitoring = readCompose('compose.monitoring.yaml');
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => [/^\S+ AS (\w+)/.exec(stage)?.[1] ?? '', stage]),
);
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Variables of the image beside the app's own. */
const OF_THE_IMAGE = ['HEALTH_URL', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
const GIVEN: Record<string, string> = {
  SITE_URL: 'http://localhost:8080',
  ...OPERATOR_ENV,
  SESSION_SECRET: 's'.repeat(64),
  API_SECRET: 'a'.repeat(64),
  VAPID_PUBLIC_KEY: 'p'.repeat(87),
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
  S3_SECRET_ACCESS_KEY: 'x'.repeat(64),
  POSTGRES_PASSWORD: 'y'.repeat(64),
  MIGRATOR_DATABASE_PASSWORD: 'm'.repeat(64),
  APP_DATABASE_PASSWORD: 'b'.repeat(64),
  DISPATCHER_DATABASE_PASSWORD: 'd'.repeat(64),
  BACKUP_DATABASE_PASSWORD: 'c'.repeat(64),
};
const ofApp = Object.entries(services).filter(([, { build }]) => build?.target === 'app') as [string, Service][];

it('names each foreign image by version and digest', () => {
  const built = Object.values(services).flatMap(({ build, image }) => (build && image ? [image] : []));
  const images = [
    ...Object.values({ ...services, ...monitoring.services }).flatMap(({ image = '' }) => image || []),
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!),
  ].filter((image) => !built.includes(image));
  expect(images.length).toBeGreaterThan(8);
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/);
});

describe('the Dockerfile', () => {
  it('copies only files that exist and are not ignored', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied.length).toBeGreaterThan(3);
    for (const file of copied) {
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect([file, ignored.includes(file) && !ignored.includes(`!${file}`)]).toEqual([file, false]);
    }
    for (const file of ['.env', '.data', '.git', 'node_modules']) expect(ignored).toContain(file);
  });

  it('runs without root, downloads nothing at start, and has a health check', () => {
    const app = stages.get('app') ?? '';
    expect(app).toMatch(/^USER node$/m);
    // A new volume belongs to the user of the image's folder.
    const mounted = ofApp.flatMap(([, { volumes: mounts = [] }]) => mounts.map((mount) => mount.split(':').at(-1)!));
    expect([...new Set(mounted)].sort()).toEqual(['/pages', '/transfer']);
    for (const folder of ['/data', ...mounted])
      expect(app).toMatch(new RegExp(`mkdir [^&]*${folder}\\b.*chown node:node [^&]*${folder}\\b`));
    expect(app).toMatch(/^HEALTHCHECK .* CMD \["node", /m);
    expect(app).not.toMatch(/npm|npx|apt-get|curl/);
    expect(app).toMatch(/^CMD \["node", "server\.js"\]$/m);
    expect(stages.get('pgbouncer')).toMatch(/^USER postgres$/m);
    expect(dockerfile).not.toMatch(/:latest|^ADD /m);
  });

  it('runs programs that scripts/standalone.mjs creates', () => {
    const script = readFileSync('scripts/standalone.mjs', 'utf8');
    for (const [name, { command = [] }] of ofApp) {
      const program = /^(.+)\.mjs$/.exec(command[1] ?? '')?.[1];
      if (program) expect([name, new RegExp(`['{ ]${program}'?:`).test(script)]).toEqual([name, true]);
    }
  });
});

describe('compose.yaml', () => {
  it('builds existing stages and pins image versions', () => {
    for (const [name, { build, image }] of Object.entries(services))
      if (build) expect([name, stages.has(build.target)]).toEqual([name, true]);
      else expect([name, image]).toEqual([name, expect.stringMatching(/:(?!latest)[\w.-]+(@sha256:[0-9a-f]{64})?$/)]);
  });

  it('refers to existing services and volumes', () => {
    for (const [name, { depends_on = {}, volumes: mounted = [] }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on))
        expect([name, other, other in services]).toEqual([name, other, true]);
      for (const mount of mounted) {
        const [source = ''] = substitute(mount, GIVEN).split(':');
        // A path alone is a volume of that container.
        if (source === mount) continue;
        const isThere = source.startsWith('.') ? existsSync(source) : source in volumes;
        expect([name, source, isThere]).toEqual([name, source, true]);
      }
    }
  });

  it.each(ofApp)('gives %s only valid environment variables', (_, service) => {
    const environment = resolveEnvironment(service, GIVEN);
    const known = [...VARIABLE_NAMES, ...OF_THE_IMAGE];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const isInstance = 'SITE_URL' in environment;
    const NODE_ENV = isInstance ? 'production' : 'development';
    expect(() => parseEnv({ NODE_ENV, DATA_DIR: '/data', ...environment })).not.toThrow();
    if (environment.DATABASE_URL) expect(services).toHaveProperty([new URL(environment.DATABASE_URL).hostname]);
    expect(service.read_only).toBe(true);
    if (isInstance) expect(environment.MIGRATIONS).toBe('wait');
  });

  it('requires exactly the documented variables', () => {
    const needed = [...listVariables()].filter(([, { isNeeded }]) => isNeeded).map(([name]) => name);
    expect(needed.sort()).toEqual(Object.keys(GIVEN).sort());
  });

  // ASVS 13.2.2
  it('gives each secret only to the services that use it', () => {
    const holders: Record<string, string[]> = {
      POSTGRES_PASSWORD: ['postgres', 'roles'],
      MIGRATOR_DATABASE_PASSWORD: ['roles', 'migrate'],
      APP_DATABASE_PASSWORD: ['roles', 'pgbouncer', 'web1', 'web2'],
      DISPATCHER_DATABASE_PASSWORD: ['roles', 'pgbouncer', 'dispatcher'],
      BACKUP_DATABASE_PASSWORD: ['roles', 'backup'],
      S3_SECRET_ACCESS_KEY: ['s3', 'pictures'],
      SESSION_SECRET: ['web1', 'web2'],
      API_SECRET: ['web1', 'web2'],
      VAPID_PRIVATE_KEY: ['dispatcher'],
    };
    for (const [secret, expected] of Object.entries(holders)) {
      const found = Object.keys(services).filter((name) =>
        Object.values(resolveEnvironment(services[name]!, GIVEN)).some((value) => value.includes(GIVEN[secret]!)),
      );
      expect([secret, found.sort()]).toEqual([secret, expected.toSorted()]);
    }
    const others = Object.keys(GIVEN).filter((name) => !(name in holders));
    expect(others).toEqual(['SITE_URL', ...OPERATOR_VARIABLES, 'VAPID_PUBLIC_KEY']);
  });

  // ASVS 13.2.2
  it('connects instances with a role that is no superuser', () => {
    const users = Object.entries(services).flatMap(([name, service]) => {
      const { DATABASE_URL } = resolveEnvironment(service, GIVEN);
      return DATABASE_URL ? [[name, new URL(DATABASE_URL).username]] : [];
    });
    expect(Object.fromEntries(users)).toEqual({
      migrate: 'nalot_migrator',
      backup: 'nalot_backup',
      web1: 'nalot_app',
      web2: 'nalot_app',
      dispatcher: 'nalot_dispatcher',
    });
  });

  it('lets services reach only those that they use', () => {
    const isConnected = (one: string, other: string) =>
      listNetworks(services[one]!).some((network) => listNetworks(services[other]!).includes(network));
    const reachable = (one: string) =>
      Object.keys(services).filter((other) => other !== one && !(one === 'bucket') && isConnected(one, other));
    expect(reachable('proxy').sort()).toEqual(['web1', 'web2']);
    expect(reachable('s3')).toEqual(['pictures']);
    expect(reachable('postgres').sort()).toEqual(['backup', 'migrate', 'pgbouncer', 'roles']);
    expect(reachable('dispatcher').sort()).toEqual(['pgbouncer', 'web1', 'web2']);
    // Only these reach the internet.
    const open = Object.keys(services).filter((name) =>
      listNetworks(services[name]!).some((network) => !networks[network]?.internal),
    );
    expect(open.sort()).toEqual(['dispatcher', 'proxy', 'web1', 'web2']);
    for (const [name, service] of Object.entries(services))
      expect([name, service.network_mode ?? listNetworks(service).length > 0]).not.toEqual([name, false]);
  });

  // ASVS 13.2.2
  it.each(Object.entries(services))('takes rights and unbounded resources from %s', (name, service) => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    // nginx starts its workers as another user.
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['CHOWN', 'SETGID', 'SETUID'] : []);
    if (name !== 'postgres') expect(service.read_only).toBe(true);
    expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
    if (service.restart === 'unless-stopped') expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  });

  it('trusts as many proxies as configured, in the app and in the proxy', () => {
    for (const name of ['web1', 'web2', 'proxy']) {
      expect(resolveEnvironment(services[name]!, GIVEN).TRUSTED_PROXY_HOPS).toBe('1');
      expect(resolveEnvironment(services[name]!, { ...GIVEN, TRUSTED_PROXY_HOPS: '2' }).TRUSTED_PROXY_HOPS).toBe('2');
    }
  });

  it('has a proxy that caches no personal request and drops no cookie of one', () => {
    const proxy = readFileSync('deploy/nginx.conf', 'utf8');
    const [, map = ''] = /map \$args \$is_personal \{([^}]*)\}/.exec(proxy) ?? [];
    const patterns = [...map.matchAll(/"~(.+)" 1;/g)].map(([, pattern = '']) => new RegExp(pattern));
    const values = {
      'cold-offset': fc.constantFrom('0', '0.3', '-0.1'),
      'warm-offset': fc.constantFrom('0', '0.1', '-0.4'),
      hours: fc.constantFrom('6-16@67.100', '8-19'),
      without: fc.constantFrom('', 'skirts.hats'),
      pace: fc.constant('slow'),
      people: fc.constant('own-age'),
      dress: fc.constant('wedding'),
      day: fc.constantFrom('today', 'tomorrow'),
      latitude: fc.constant('37.498'),
    };
    fc.assert(
      fc.property(fc.record(values, { requiredKeys: [] }), (query) => {
        const isPersonal = patterns.some((pattern) => pattern.test(String(new URLSearchParams(query))));
        const numbers = {
          'cold-offset': Number(query['cold-offset'] ?? 0),
          'warm-offset': Number(query['warm-offset'] ?? 0),
        };
        expect(isPersonal).toBe(isPersonalQuery(getOutfits, { ...query, ...numbers }));
      }),
    );
    const [, location = ''] = /location ~ \^\/\(api\/v1\/\(weather([^}]*)\}/.exec(proxy) ?? [];
    for (const line of [
      'proxy_cache_bypass $is_personal $has_unknown;',
      'proxy_no_cache $is_personal $has_unknown;',
      'proxy_set_header Cookie $needed_cookies;',
    ])
      expect(location).toContain(line);
  });

  it('has a proxy that caches responses by the parameters of their calls only', () => {
    const proxy = readFileSync('deploy/nginx.conf', 'utf8');
    const [, paths = ''] = /location ~ (\^\/\(api\/v1\/.*) \{/.exec(proxy) ?? [];
    const [, names = ''] = /map \$args \$has_unknown \{[^]*?"~\^\(\(([\w|-]+)\)=/.exec(proxy) ?? [];
    const cached = CALLS.filter(({ method, path }) => method === 'GET' && new RegExp(paths).test(path));
    const parameters = cached.flatMap((call: Call) => Object.keys(call.query?.shape ?? {}));
    expect(names.split('|')).toEqual([...new Set(parameters)].sort());
  });

  it("has a proxy that looks up the instances while it runs, and a pooler within PostgreSQL's limits", () => {
    const proxy = readFileSync('deploy/nginx.conf', 'utf8');
    const before = [...proxy.matchAll(/^\s+server (\S+) (\w+)/gm)].map(([, address, how]) => [address, how]);
    expect(before).toEqual([
      ['web:3000', 'resolve'],
      ['web:3000', 'resolve'],
    ]);
    expect(proxy).toMatch(/^ {2}resolver 127\.0\.0\.11 valid=\d+s/m);
    for (const name of ['web1', 'web2'])
      expect(services[name]!.networks).toMatchObject({ front: { aliases: ['web'] } });
    // Older versions do not know "resolve".
    const [, major, minor] = /^nginx:(\d+)\.(\d+)/.exec(services.proxy!.image) ?? [];
    expect(Number(major) * 1_000 + Number(minor)).toBeGreaterThanOrEqual(1_028);
    expect(services.proxy!.healthcheck!.test.join(' ')).toContain(':8080/proxy-health');
    const pooler = readFileSync('deploy/pgbouncer.ini', 'utf8');
    const most = Number(/^max_db_connections = (\d+)$/m.exec(pooler)?.[1]);
    const limit = Number(/max_connections=(\d+)/.exec(services.postgres?.command?.join(' ') ?? '')?.[1]);
    // Twenty migrating instances take turns, each on its own connection past the pooler.
    expect(most + 20).toBeLessThanOrEqual(80);
    expect(most + 20).toBeLessThan(limit);
    // Neither the web instances nor the dispatchers can take all connections.
    expect(2 * Number(/^default_pool_size = (\d+)$/m.exec(pooler)?.[1])).toBeLessThanOrEqual(most);
  });
});

describe('compose.monitoring.yaml', () => {
  it.each(Object.entries(monitoring.services))(
    'starts %s with few rights, existing files and a pinned version',
    (_, service) => {
      expect(service.image).toMatch(/:(?!latest)v?\d[\w.-]+(@sha256:[0-9a-f]{64})?$/);
      expect([service.cap_drop, service.read_only]).toEqual([['ALL'], true]);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.logging).toEqual(services.proxy!.logging);
      for (const network of listNetworks(service))
        expect({ ...networks, ...monitoring.networks }).toHaveProperty([network]);
      for (const mount of service.volumes ?? []) {
        const [source = ''] = substitute(mount, GIVEN).split(':');
        const isThere = /^[./]/.test(source) ? existsSync(source) : source in { ...volumes, ...monitoring.volumes };
        expect([source, isThere]).toEqual([source, true]);
      }
      // Nobody outside this machine reaches them.
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    },
  );

  it('scrapes services that exist, on a network that they share', () => {
    const all = { ...services, ...monitoring.services };
    const text = readFileSync('deploy/prometheus.yml', 'utf8');
    const targets = [...text.matchAll(/'([\w-]+):\d+'/g)].map(([, name = '']) => name);
    expect(targets.sort()).toEqual(['blackbox-exporter', 'blackbox-exporter', 'node-exporter', 'postgres-exporter']);
    for (const name of [...targets, 'web1', 'web2', 'dispatcher'])
      expect(listNetworks(all[name]!)).toContain('metrics');
    for (const name of ['web1', 'web2']) expect(all[name]!.networks).toMatchObject({ metrics: { aliases: ['web'] } });
  });
});
