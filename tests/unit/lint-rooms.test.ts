import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

type Rooms = Record<string, string[]>;

let rooms: Record<string, Rooms>;
/** Rooms that outsiders enter by a file at their top. */
let houses: string[];
let refused: Rooms;

beforeAll(() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tests/support/lint-rooms.mjs'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  ({ rooms, houses, refused } = JSON.parse(stdout) as {
    rooms: Record<string, Rooms>;
    houses: string[];
    refused: Rooms;
  });
}, 120_000);

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** What the table lets through is not refused, and everything else is; rooms within each other have tables of their own. */
function expectTableHeld(folder: string): void {
  const neighbours = rooms[folder] ?? {};
  for (const [importer, may] of Object.entries(neighbours)) {
    const apart = Object.keys(neighbours).filter(
      (other) => other !== importer && !isWithin(other, importer) && !isWithin(importer, other),
    );
    const isLetIn = (other: string, one: string) => one === other || (isWithin(other, one) && !houses.includes(one));
    const expected = apart.filter((other) => !may.some((one) => isLetIn(other, one)));
    expect({ importer, refused: apart.filter((other) => refused[importer]?.includes(other)) }).toEqual({
      importer,
      refused: expected,
    });
  }
}

test.each(['.', 'components', 'lib/client', 'lib/bff', 'lib/api-host'])(
  'lint refuses every import in %s that the table does not name, and no other',
  expectTableHeld,
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
  ['lib/bff/cache', 'lib/bff/door'],
  ['lib/bff/session', 'lib/bff/door'],
  ['lib/bff/cache', 'lib/bff/session'],
  ['app', 'lib/bff/door'],
  ['lib/bff', 'lib/api-host'],
  ['lib/bff/upstream', 'lib/api-host/db'],
  ['lib/api-host', 'lib/bff'],
  ['lib/api-host/shared', 'lib/api-host/accounts'],
  ['lib/domain', 'lib/env.ts'],
  ['middleware.ts', 'lib/client'],
])('%s cannot import %s', (importer, imported) => {
  expect(refused[importer]).toContain(imported);
});

test.each([
  ['components/home', 'components/weather'],
  ['components/account', 'components/ui'],
  ['lib/client', 'lib/routes.ts'],
  ['lib/client/session', 'lib/client/alarm'],
  ['lib/bff/door', 'lib/bff/cache'],
  ['lib/bff/upstream', 'lib/api-host'],
  ['lib/api-host/routes', 'lib/api-host/shared'],
])('%s may import %s', (importer, imported) => {
  expect(refused[importer]).not.toContain(imported);
});

test.each(['components', 'lib/client', 'lib/bff', 'lib/api-host'])('every folder of %s is a room', (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `${folder}/${name}`).sort()).toEqual(Object.keys(rooms[folder] ?? {}).sort());
});

test('everything in lib is a room', () => {
  expect(Object.keys(rooms['.'] ?? {})).toEqual(
    expect.arrayContaining(readdirSync('lib').map((name) => `lib/${name}`)),
  );
});
