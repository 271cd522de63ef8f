import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@/lib/contract/durations';

/** A build and the folder of its scripts and styles. */
export interface Build {
  id: string;
  folder: string;
}

/** Time for which the files of a build are stored after its last instance ran. */
export const RETENTION_MS = DAY_MS;

/** Lists the files of a folder by their relative paths, with slashes. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));

const getFilesFolder = (store: string) => path.join(store, 'files');
const getBuildsFolder = (store: string) => path.join(store, 'builds');
const getListPath = (store: string, id: string) => path.join(getBuildsFolder(store), `${id}.json`);

/** Copies through a temporary name, because other instances may copy or serve the file at the same time. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.draft`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Copies the files of a build beside those of earlier builds, and writes the list of them. */
export function storeBuild(store: string, { id, folder }: Build): void {
  const files = listFiles(folder);
  for (const file of files) {
    const to = path.join(getFilesFolder(store), file);
    if (!existsSync(to)) copyAtomically(path.join(folder, file), to);
  }
  mkdirSync(getBuildsFolder(store), { recursive: true });
  const draft = `${getListPath(store, id)}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(files));
  renameSync(draft, getListPath(store, id));
}

/** Records that an instance of a build is running, as the modification time of its list. */
export const markInUse = (store: string, { id }: Build, nowMs: number): void =>
  utimesSync(getListPath(store, id), nowMs / 1_000, nowMs / 1_000);

const readList = (store: string, list: string): string[] =>
  JSON.parse(readFileSync(path.join(getBuildsFolder(store), list), 'utf8')) as string[];

/** Removes the files of builds that no instance has run for a day, except those that a newer build shares. */
export function removeOldBuilds(store: string, nowMs: number): void {
  const lists = readdirSync(getBuildsFolder(store)).filter((name) => name.endsWith('.json'));
  const isOld = (list: string) => nowMs - statSync(path.join(getBuildsFolder(store), list)).mtimeMs > RETENTION_MS;
  const old = lists.filter(isOld);
  const needed = new Set(lists.filter((list) => !old.includes(list)).flatMap((list) => readList(store, list)));
  for (const list of old) {
    for (const file of readList(store, list))
      if (!needed.has(file)) rmSync(path.join(getFilesFolder(store), file), { force: true });
    rmSync(path.join(getBuildsFolder(store), list), { force: true });
  }
}

export function findPreviousFile(store: string, file: string): string | null {
  const root = getFilesFolder(store);
  const stored = path.join(root, file);
  if (!stored.startsWith(root + path.sep) || stored.endsWith('.draft')) return null;
  return statSync(stored, { throwIfNoEntry: false })?.isFile() ? stored : null;
}
