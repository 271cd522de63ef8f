import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Folders by suite. A suite runs their test files in one sandbox, so that the modules of the product load once instead of
 * once a file: loading the host takes 5 s of processor time, and most files need less than that for their tests. The
 * suites that take longest come first.
 */
const SUITES = {
  'contract-accounts': ['tests/contract/accounts', 'tests/contract/bookmarks'],
  'contract-database': ['tests/contract/database'],
  'contract-weather': ['tests/contract/weather'],
  'unit-others': [
    ...['account', 'alarm', 'analytics', 'bookmark', 'client', 'clothes', 'components', 'contract', 'docs', 'ip'],
    ...['language', 'my', 'place', 'pwa', 'security', 'vitals', 'widget', '*'],
  ].map((folder) => `tests/unit/${folder}`),
  'screens-of-users': [
    ...['account', 'alarm', 'analytics', 'client', 'clothes', 'language', 'messages', 'my', 'place', 'push', 'pwa'],
    ...['security', 'vitals', 'wardrobe', 'widget', '*'],
  ].map((folder) => `tests/unit/${folder}`),
  'contract-host': ['tests/contract/host'],
  'contract-push': ['tests/contract/push'],
  'unit-recommendation': ['tests/unit/recommendation'],
  'unit-host': ['tests/unit/api-host', 'tests/unit/dispatch', 'tests/unit/region', 'tests/unit/push'],
  'unit-domain': ['tests/unit/domain', 'tests/unit/messages', 'tests/unit/wardrobe', 'tests/unit/specification'],
  campaigns: ['tests/campaigns', 'tests/faults'],
  'screens-of-outfits': ['bookmark', 'components', 'specification'].map((folder) => `tests/unit/${folder}`),
  'contract-others': ['tests/contract/my-day', 'tests/contract/places', 'tests/contract/*'],
  'unit-bff': ['tests/unit/bff', 'tests/unit/next-edge'],
};

/** Names of the suites. One that starts last would run alone while the other core is idle. */
export const LONGEST_FIRST = Object.keys(SUITES);

/** Returns whether the tests of a suite need a DOM. */
const isOfScreens = (suite) => suite.startsWith('screens');

/** Matches a file that replaces modules, or says in its first line why it cannot share them. */
const ALONE = /^\/\/ Runs alone: |\bjest\.(mock|resetModules|isolateModules)\(/m;

const isAlone = (file) => ALONE.test(readFileSync(file, 'utf8'));

/** Lists the test files of a folder, or with `FOLDER/*` those directly in it. */
function listTests(folder, ending) {
  const isFlat = folder.endsWith('/*');
  const root = isFlat ? folder.slice(0, -2) : folder;
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: !isFlat })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${root}/${name}`)
    .sort();
}

/** Returns the files of each suite, and those that run in a sandbox of their own. */
export function planSuites(areScreens) {
  const ending = areScreens ? '.test.tsx' : '.test.ts';
  const all = ['unit', 'contract', 'faults', 'campaigns'].flatMap((folder) => listTests(`tests/${folder}`, ending));
  const suites = Object.fromEntries(
    Object.entries(SUITES)
      .filter(([name]) => isOfScreens(name) === areScreens)
      .map(([name, folders]) => [
        name,
        folders.flatMap((folder) => listTests(folder, ending)).filter((file) => !isAlone(file)),
      ])
      .filter(([, files]) => files.length > 0),
  );
  const shared = new Set(Object.values(suites).flat());
  return { suites, alone: all.filter((file) => !shared.has(file)) };
}
