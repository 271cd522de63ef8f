// A copy of the tree in a temporary folder, to which changes are applied. The tree of the user is never touched.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const git = (tree, ...args) =>
  execFileSync('git', args, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Checks out HEAD as a worktree, with hard links to the installed packages. */
export function createTree() {
  const tree = path.join(realpathSync(mkdtempSync(path.join(os.tmpdir(), 'nalot-power-'))), 'tree');
  git(ROOT, 'worktree', 'add', '--detach', tree, 'HEAD');
  execFileSync('cp', ['-Rl', path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules')]);
  return tree;
}

export function removeTree(tree) {
  git(ROOT, 'worktree', 'remove', '--force', tree);
}

/** Undoes every change of tracked files of a scratch tree. */
export function restore(tree) {
  if (path.resolve(tree) === ROOT) throw new Error('Changes are applied to a scratch tree only.');
  git(tree, 'reset', '--hard', '--quiet');
}

const countOccurrences = (text, part) => text.split(part).length - 1;

/** Returns the file of a mutant: its own, or if it has moved, the only one that contains the lines. */
function findFile(tree, { file, find }) {
  if (existsSync(path.join(tree, file))) return file;
  const files = git(tree, 'grep', '-lF', find.split('\n')[0], '--', 'lib', 'components', 'app').trim().split('\n');
  const holding = files.filter((name) => readFileSync(path.join(tree, name), 'utf8').includes(find));
  if (holding.length !== 1) throw new Error(`${file} is not there, and ${holding.length} files have its lines.`);
  return holding[0];
}

export function applyMutant(tree, mutant) {
  const file = findFile(tree, mutant);
  const text = readFileSync(path.join(tree, file), 'utf8');
  const occurrences = countOccurrences(text, mutant.find);
  if (occurrences !== 1) throw new Error(`${file} has ${occurrences} times the lines that ${mutant.id} changes.`);
  writeFileSync(path.join(tree, file), text.split(mutant.find).join(mutant.replace));
  return [file];
}

export function applyPatch(tree, patch) {
  git(tree, 'apply', '--3way', patch);
  return git(tree, 'diff', '--name-only', 'HEAD').trim().split('\n');
}
