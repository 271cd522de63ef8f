// `npm run outdated`: which dependencies are behind their newest release, by how much, and why those stay that do.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** What stays behind, and why; one that is behind and not here fails the command. */
const STAYS = {
  '@types/node': 'the types of a Node newer than people run would promise what is not there',
  eslint: 'plugins of eslint-config-next (react, import, jsx-a11y) ask for 9 at most',
  firebase: '13.1 and 13.2 name an @firebase/ai that the registry did not have (2026-11-22)',
  ...Object.fromEntries(
    ['expiration', 'precaching', 'routing', 'strategies'].map((part) => [
      `workbox-${part}`,
      'next-pwa builds with 7.1, and each newer part would bring a core of its own into the worker',
    ]),
  ),
};
const PARTS = ['major', 'minor', 'patch'];

/** 'two majors', 'one patch': how far a version is from a newer one. */
export function distance(from, to) {
  const [here, there] = [from, to].map((version) => version.split(/[.-]/, PARTS.length).map(Number));
  const index = PARTS.findIndex((_, position) => there[position] !== here[position]);
  if (index < 0) return 'a prerelease';
  const count = there[index] - here[index];
  return `${count} ${PARTS[index]}${count === 1 ? '' : PARTS[index] === 'patch' ? 'es' : 's'}`;
}

/** What npm knows of newer releases, by name. Throws where no registry can be asked. */
function askRegistry() {
  const options = ['--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout, error } = spawnSync('npm', ['outdated', ...options], { encoding: 'utf8' });
  const found = stdout ? JSON.parse(stdout) : {};
  if (error || found.error)
    throw new Error('The package registry cannot be reached: connect to the internet and try again.');
  return found;
}

function tell(found) {
  const rows = Object.entries(found).map(([name, { current, latest }]) => [
    name,
    current,
    latest,
    distance(current, latest),
    STAYS[name] ?? 'to be brought up',
  ]);
  const widths = rows.reduce((widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)), []);
  for (const row of rows)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    );
  const forgotten = rows.filter(([name]) => !(name in STAYS)).length;
  console.log(
    rows.length === 0 ? 'Nothing is behind.' : `\n${rows.length} behind, ${forgotten} of them without a reason.`,
  );
  return forgotten;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    process.exitCode = tell(askRegistry()) > 0 ? 1 : 0;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
