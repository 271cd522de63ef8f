// Installs the packages of package-lock.json that are missing: those that building and serving need, or all of them.
import { existsSync, readFileSync } from 'node:fs';
import { runQuietly } from './run-quietly.mjs';
import { showElapsed } from './show-elapsed.mjs';

/** npm's list of the installed packages. npm writes it after everything else. */
const INSTALLED = 'node_modules/.package-lock.json';
const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];

/** Lists the packages of a lock file with their paths, without the workspaces of this project. */
const readPackages = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

const isForHere = ({ os, cpu }) =>
  (os ?? [process.platform]).includes(process.platform) && (cpu ?? [process.arch]).includes(process.arch);

/**
 * Compares the installed packages with the lock file by version and content. Returns 'all', 'production' if only packages
 * for tests and development are missing, or 'outdated'. Copied files count as installed, whenever they were written.
 */
export function getInstalled() {
  if (!existsSync(INSTALLED)) return 'outdated';
  const installed = new Map(readPackages(INSTALLED));
  const wanted = readPackages('package-lock.json');
  const paths = new Set(wanted.map(([path]) => path));
  if ([...installed].some(([path, entry]) => !paths.has(path) || !isForHere(entry))) return 'outdated';
  // Optional packages are missing on other platforms, for which they were not made.
  const isMissing = ([path, { version, integrity, optional }]) => {
    const found = installed.get(path);
    return found ? found.version !== version || found.integrity !== integrity : !optional;
  };
  const missing = wanted.filter(isMissing).map(([, entry]) => entry);
  if (missing.length === 0) return 'all';
  return missing.every(({ dev, devOptional }) => dev || devOptional) ? 'production' : 'outdated';
}

/** Installs a set of packages, 'production' or 'all', if a part of it is missing. Throws if npm fails. */
export async function install(set) {
  const installed = getInstalled();
  if (installed === 'all' || installed === set) return;
  // `npm install --no-save` keeps the packages that are there, and the lock file. `npm ci` removes all others first.
  const command = installed === 'production' ? ['install', '--no-save'] : ['ci'];
  const omitted = set === 'production' ? ['--omit=dev'] : [];
  const label = set === 'production' ? 'Installing packages' : 'Installing packages for tests and development';
  await showElapsed(label, () => runQuietly('npm', [...command, ...omitted, ...FLAGS]));
}
