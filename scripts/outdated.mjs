// `npm run outdated`: lists the dependencies that are older than their newest release, by how much, and the reason if
// one is pinned on purpose or if the release needs a newer Node than the oldest supported one. Exits with 1 if a
// dependency is outdated without a reason.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Dependencies that are pinned to an older release, with the reason. */
const PINNED = {
  '@types/node': 'newer types would allow APIs that the supported Node versions lack',
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

const OLDEST_NODE = readEngine(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node,
);

/** Returns the oldest Node version that a range such as `>=22.12 || ^20.19.0` allows, as numbers, or null if any is. */
function readEngine(range) {
  const oldest = String(range ?? '')
    .split('||')
    .map((part) => /(\d+)(?:\.(\d+))?/.exec(part))
    .filter(Boolean)
    .map(([, major, minor = 0]) => [Number(major), Number(minor)]);
  return oldest.sort(([a, b], [c, d]) => a - c || b - d)[0] ?? null;
}

/** Returns the reason against a release that needs a newer Node than the oldest supported one, or undefined. */
export function explainEngine(range, [major, minor] = OLDEST_NODE) {
  const needed = readEngine(range);
  if (!needed || needed[0] < major || (needed[0] === major && needed[1] <= minor)) return undefined;
  return `needs Node ${needed.join('.')}; ${major}.${minor} is supported`;
}

/** npm leaves out releases that need a newer Node than the one it runs on, so it is made to believe in a much newer one. */
const AS_NEWEST_NODE = `--import=data:text/javascript,Object.defineProperty(process,'version',{value:'v999.0.0'})`;

/** Returns the result of `npm outdated` by package name. Throws if the registry cannot be reached. */
function fetchOutdated() {
  const options = ['--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${AS_NEWEST_NODE}` };
  const { stdout, error } = spawnSync('npm', ['outdated', ...options], { encoding: 'utf8', env });
  const outdated = stdout ? JSON.parse(stdout) : {};
  if (error || outdated.error)
    throw new Error('The package registry cannot be reached: connect to the internet and try again.');
  return outdated;
}

/** Returns the range of Node versions that a release needs, or undefined if it names none. */
const fetchEngine = (name, version) =>
  new Promise((resolve) => {
    // An alias is listed as `alias:name@version`.
    const [, aliased = name] = /^[^:]+:(@?[^@]+)@/.exec(name) ?? [];
    execFile('npm', ['view', `${aliased}@${version}`, 'engines.node'], (error, stdout) => resolve(stdout.trim()));
  });

/** Prints a table and returns the number of outdated packages without a reason. */
function report(outdated, reasons) {
  const rows = Object.entries(outdated).map(([name, { current, latest }]) => [
    name,
    current,
    latest,
    formatDistance(current, latest),
    reasons[name] ?? 'update it',
  ]);
  const widths = rows.reduce((widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)), []);
  for (const row of rows)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    );
  const unexplained = rows.filter(([name]) => !reasons[name]).length;
  console.log(
    rows.length === 0
      ? 'All dependencies are up to date.'
      : `\n${rows.length} outdated, ${unexplained} of them without a reason.`,
  );
  return unexplained;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    const outdated = fetchOutdated();
    const reasons = await Promise.all(
      Object.entries(outdated).map(async ([name, { latest }]) => [
        name,
        PINNED[name] ?? explainEngine(await fetchEngine(name, latest)),
      ]),
    );
    process.exitCode = report(outdated, Object.fromEntries(reasons)) > 0 ? 1 : 0;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
