import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

type ImportTable = Record<string, string[]>;

let modules: Record<string, ImportTable>;
/** Modules that outsiders import by their top files only. */
let enteredByTop: string[];
let rejected: ImportTable;

beforeAll(() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tests/support/lint-modules.mjs'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  ({ modules, enteredByTop, rejected } = JSON.parse(stdout) as {
    modules: Record<string, ImportTable>;
    enteredByTop: string[];
    rejected: ImportTable;
  });
}, 120_000);

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Asserts that lint rejects exactly the imports that the table does not list. Nested modules have tables of their own. */
function expectTableEnforced(folder: string): void {
  const neighbours = modules[folder] ?? {};
  for (const [importer, may] of Object.entries(neighbours)) {
    const outside = Object.keys(neighbours).filter(
      (other) => other !== importer && !isWithin(other, importer) && !isWithin(importer, other),
    );
    const isAllowed = (other: string, one: string) =>
      one === other || (isWithin(other, one) && !enteredByTop.includes(one));
    const expected = outside.filter((other) => !may.some((one) => isAllowed(other, one)));
    expect({ importer, rejected: outside.filter((other) => rejected[importer]?.includes(other)) }).toEqual({
      importer,
      rejected: expected,
    });
  }
}

test.each(['.', 'components', 'lib/client', 'lib/bff', 'lib/next-edge', 'lib/api-host'])(
  'lint rejects every import in %s that the table does not list, and no other',
  expectTableEnforced,
);

test.each([
  ['components/ui', 'components/weather'],
  ['components/account', 'components/my'],
  ['components/weather', 'components/shell'],
  ['components/home', 'components/alarm'],
  ['components', 'lib/env.ts'],
  ['components', 'lib/local-secrets.ts'],
  ['lib/client', 'lib/log.ts'],
  ['lib/client', 'lib/bff'],
  ['lib/client', 'components'],
  ['lib/client/api', 'lib/client/session'],
  ['lib/client/place', 'lib/client/alarm'],
  ['lib/client/session', 'lib/client/alarm'],
  ['lib/bff/cache', 'lib/bff/gateway'],
  ['lib/bff/session', 'lib/bff/gateway'],
  ['lib/bff/cache', 'lib/bff/session'],
  ['app', 'lib/bff/gateway'],
  ['lib/bff', 'lib/api-host'],
  ['lib/bff/upstream', 'lib/api-host/db'],
  ['lib/bff', 'lib/next-edge'],
  ['lib/api-host', 'lib/bff'],
  ['lib/api-host/shared', 'lib/api-host/accounts'],
  ['lib/api-host/accounts', 'lib/api-host/outfit'],
  ['lib/api-host/accounts', 'lib/api-host/api-host.ts'],
  ['lib/domain', 'lib/env.ts'],
  ['middleware.ts', 'lib/client'],
])('%s cannot import %s', (importer, imported) => {
  expect(rejected[importer]).toContain(imported);
});

test.each(['app', 'components', 'lib/domain', 'lib/next-edge', 'scripts', 'tools', 'tests/unit', 'tests/e2e'])(
  '%s imports nothing from a workspace',
  (importer) => expect(rejected[importer]).toEqual(expect.arrayContaining(['figures', 'research'])),
);

test.each([
  ['components/home', 'components/weather'],
  ['components/account', 'components/ui'],
  ['lib/client', 'lib/routes.ts'],
  ['lib/client/session', 'lib/client/pwa'],
  ['lib/bff/gateway', 'lib/bff/cache'],
  ['lib/bff/upstream', 'lib/api-host'],
  ['lib/next-edge', 'lib/bff'],
  ['lib/api-host/routes', 'lib/api-host/shared'],
])('%s may import %s', (importer, imported) => {
  expect(rejected[importer]).not.toContain(imported);
});

test.each(['components', 'lib/client', 'lib/bff', 'lib/next-edge', 'lib/api-host'])(
  'every folder of %s is a module',
  (folder) => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => `${folder}/${name}`).sort()).toEqual(Object.keys(modules[folder] ?? {}).sort());
  },
);

test('everything in lib is a module', () => {
  expect(Object.keys(modules['.'] ?? {})).toEqual(
    expect.arrayContaining(readdirSync('lib').map((name) => `lib/${name}`)),
  );
});
