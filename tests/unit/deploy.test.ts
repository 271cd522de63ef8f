import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { getOutfits } from '@/lib/contract/outfit';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { parseEnv, VARIABLE_NAMES } from '@/lib/env';
import { listVariables, resolveEnvironment, readCompose, type Service } from '../support/compose';

const { services, volumes } = readCompose();
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
const OF_THE_IMAGE = ['HEALTH_URL'];
const GIVEN: Record<string, string> = {
  SITE_URL: 'http://localhost:8080',
  SESSION_SECRET: 's'.repeat(64),
  API_SECRET: 'a'.repeat(64),
  VAPID_PUBLIC_KEY: 'p',
  VAPID_PRIVATE_KEY: 'k',
  S3_SECRET_ACCESS_KEY: 'x'.repeat(64),
  POSTGRES_PASSWORD: 'y'.repeat(64),
};
const ofApp = Object.entries(services).filter(([, { build }]) => build?.target === 'app') as [string, Service][];

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
      else expect([name, image]).toEqual([name, expect.stringMatching(/:(?!latest)[\w.-]+$/)]);
  });

  it('refers to existing services and volumes', () => {
    for (const [name, { depends_on = {}, volumes: mounted = [] }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on))
        expect([name, other, other in services]).toEqual([name, other, true]);
      for (const mount of mounted) {
        const [source = ''] = mount.split(':');
        const isThere = source.startsWith('.') ? existsSync(source) : source in volumes;
        expect([name, source, isThere]).toEqual([name, source, true]);
      }
    }
  });

  it.each(ofApp)('gives %s only valid environment variables', (_, service) => {
    const environment = resolveEnvironment(service, GIVEN);
    const known = [...VARIABLE_NAMES, ...OF_THE_IMAGE];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(() => parseEnv({ NODE_ENV: 'production', DATA_DIR: '/data', ...environment })).not.toThrow();
    for (const url of [environment.DATABASE_URL, environment.DATABASE_DIRECT_URL])
      expect(services).toHaveProperty([new URL(url!).hostname]);
    expect(service.read_only).toBe(true);
  });

  it('requires exactly the documented variables', () => {
    const needed = [...listVariables()].filter(([, { isNeeded }]) => isNeeded).map(([name]) => name);
    expect(needed.sort()).toEqual(Object.keys(GIVEN).sort());
  });

  it('has a proxy for existing instances', () => {
    const proxy = readFileSync('deploy/nginx.conf', 'utf8');
    const before = [...proxy.matchAll(/^\s+server (\w+):(\d+)/gm)].map(([, name, port]) => `${name}:${port}`);
    expect([...new Set(before)]).toEqual(['web1:3000', 'web2:3000', 's3:7070']);
    for (const name of before) expect(services).toHaveProperty([name.split(':')[0]!]);
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
      'proxy_cache_bypass $is_personal;',
      'proxy_no_cache $is_personal;',
      'proxy_set_header Cookie $needed_cookies;',
    ])
      expect(location).toContain(line);
  });

  it("has a pooler within PostgreSQL's limits", () => {
    const pooler = readFileSync('deploy/pgbouncer.ini', 'utf8');
    const most = Number(/^max_db_connections = (\d+)$/m.exec(pooler)?.[1]);
    const limit = Number(/max_connections=(\d+)/.exec(services.postgres?.command?.join(' ') ?? '')?.[1]);
    // Twenty migrating instances take turns, each on its own connection past the pooler.
    expect(most + 20).toBeLessThanOrEqual(80);
    expect(most + 20).toBeLessThan(limit);
  });
});
