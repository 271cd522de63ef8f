import { execFileSync } from 'node:child_process';

/** Lists the files below a folder that were changed or added since the last commit. Deleted files are left out. */
export function listChangedFiles(cwd = '.') {
  const git = (...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '--relative', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
