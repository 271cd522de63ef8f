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

/** Where a build has its scripts and styles, and by which name it goes. */
export interface Build {
  id: string;
  folder: string;
}

/** A build's files stay for as long after its last instance: pages that were opened with it go on for a day. */
export const RETENTION_MS = DAY_MS;

/** The files of a folder by their paths in it, in the words of addresses. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));

const getFilesFolder = (kept: string) => path.join(kept, 'files');
const getBuildsFolder = (kept: string) => path.join(kept, 'builds');
const getListPath = (kept: string, id: string) => path.join(getBuildsFolder(kept), `${id}.json`);

/** Instances may do it at once: what is half done has a name that nobody asks for. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.draft`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Puts a build's files beside those of the builds before it, and notes whose they are. */
export function storeBuild(kept: string, { id, folder }: Build): void {
  const files = listFiles(folder);
  for (const file of files) {
    const to = path.join(getFilesFolder(kept), file);
    if (!existsSync(to)) copyAtomically(path.join(folder, file), to);
  }
  mkdirSync(getBuildsFolder(kept), { recursive: true });
  const draft = `${getListPath(kept, id)}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(files));
  renameSync(draft, getListPath(kept, id));
}

/** Says that an instance of a build is running. */
export const markInUse = (kept: string, { id }: Build, nowMs: number): void =>
  utimesSync(getListPath(kept, id), nowMs / 1_000, nowMs / 1_000);

const readList = (kept: string, note: string): string[] =>
  JSON.parse(readFileSync(path.join(getBuildsFolder(kept), note), 'utf8')) as string[];

/** Removes the files of builds that nobody has run for a day, but for those that another build has as well. */
export function removeOldBuilds(kept: string, nowMs: number): void {
  const notes = readdirSync(getBuildsFolder(kept)).filter((name) => name.endsWith('.json'));
  const isOld = (note: string) => nowMs - statSync(path.join(getBuildsFolder(kept), note)).mtimeMs > RETENTION_MS;
  const old = notes.filter(isOld);
  const needed = new Set(notes.filter((note) => !old.includes(note)).flatMap((note) => readList(kept, note)));
  for (const note of old) {
    for (const file of readList(kept, note))
      if (!needed.has(file)) rmSync(path.join(getFilesFolder(kept), file), { force: true });
    rmSync(path.join(getBuildsFolder(kept), note), { force: true });
  }
}

/** Where a kept file lies; null for what is none. */
export function findPreviousFile(kept: string, file: string): string | null {
  const root = getFilesFolder(kept);
  const found = path.join(root, file);
  if (!found.startsWith(root + path.sep) || found.endsWith('.draft')) return null;
  return statSync(found, { throwIfNoEntry: false })?.isFile() ? found : null;
}
