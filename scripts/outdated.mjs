// `npm run outdated`: lists the dependencies that are older than their newest release, by how much, and the reason if
// one is pinned on purpose. Exits with 1 if a dependency is outdated without a reason.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Dependencies that are pinned to an older release, with the reason. */
const PINNED = {
  '@types/node': 'newer types would allow APIs that the supported Node versions lack',
  eslint: 'the plugins of eslint-config-next (react, import, jsx-a11y) support 9 at most',
  firebase: '13.1 and 13.2 depend on a version of @firebase/ai that was not published (2026-11-22)',
  ...Object.fromEntries(
    ['expiration', 'precaching', 'routing', 'strategies'].map((part) => [
      `workbox-${part}`,
      'next-pwa builds with 7.1; a newer package would add a second copy of workbox-core to the worker',
    ]),
  ),
};
const PARTS = ['major', 'minor', 'patch'];

/** Returns how far a version is behind a newer one, for example '2 majors' or '1 patch'. */
export function formatDistance(from, to) {
  const [current, latest] = [from, to].map((version) => version.split(/[.-]/, PARTS.length).map(Number));
  const index = PARTS.findIndex((_, position) => latest[position] !== current[position]);
  if (index < 0) return 'a prerelease';
  const count = latest[index] - current[index];
  return `${count} ${PARTS[index]}${count === 1 ? '' : PARTS[index] === 'patch' ? 'es' : 's'}`;
}

/** Returns the result of `npm outdated` by package name. Throws if the registry cannot be reached. */
function fetchOutdated() {
  const options = ['--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout, error } = spawnSync('npm', ['outdated', ...options], { encoding: 'utf8' });
  const outdated = stdout ? JSON.parse(stdout) : {};
  if (error || outdated.error)
    throw new Error('The package registry cannot be reached: connect to the internet and try again.');
  return outdated;
}

/** Prints a table and returns the number of outdated packages without a reason. */
function report(outdated) {
  const rows = Object.entries(outdated).map(([name, { current, latest }]) => [
    name,
    current,
    latest,
    formatDistance(current, latest),
    PINNED[name] ?? 'update it',
  ]);
  const widths = rows.reduce((widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)), []);
  for (const row of rows)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    );
  const unexplained = rows.filter(([name]) => !(name in PINNED)).length;
  console.log(
    rows.length === 0
      ? 'All dependencies are up to date.'
      : `\n${rows.length} outdated, ${unexplained} of them without a reason.`,
  );
  return unexplained;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    process.exitCode = report(fetchOutdated()) > 0 ? 1 : 0;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
