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
export const KEPT_MS = DAY_MS;

/** The files of a folder by their paths in it, in the words of addresses. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));

const filesOf = (kept: string) => path.join(kept, 'files');
const buildsOf = (kept: string) => path.join(kept, 'builds');
const noteOf = (kept: string, id: string) => path.join(buildsOf(kept), `${id}.json`);

/** Instances may do it at once: what is half done has a name that nobody asks for. */
function copyWhole(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.draft`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/** Puts a build's files beside those of the builds before it, and notes whose they are. */
export function keepFiles(kept: string, { id, folder }: Build): void {
  const files = filesIn(folder);
  for (const file of files) {
    const to = path.join(filesOf(kept), file);
    if (!existsSync(to)) copyWhole(path.join(folder, file), to);
  }
  mkdirSync(buildsOf(kept), { recursive: true });
  const draft = `${noteOf(kept, id)}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(files));
  renameSync(draft, noteOf(kept, id));
}

/** Says that an instance of a build is running. */
export const noteInUse = (kept: string, { id }: Build, nowMs: number): void =>
  utimesSync(noteOf(kept, id), nowMs / 1_000, nowMs / 1_000);

const listOf = (kept: string, note: string): string[] =>
  JSON.parse(readFileSync(path.join(buildsOf(kept), note), 'utf8')) as string[];

/** Removes the files of builds that nobody has run for a day, but for those that another build has as well. */
export function forgetOldBuilds(kept: string, nowMs: number): void {
  const notes = readdirSync(buildsOf(kept)).filter((name) => name.endsWith('.json'));
  const isOld = (note: string) => nowMs - statSync(path.join(buildsOf(kept), note)).mtimeMs > KEPT_MS;
  const old = notes.filter(isOld);
  const needed = new Set(notes.filter((note) => !old.includes(note)).flatMap((note) => listOf(kept, note)));
  for (const note of old) {
    for (const file of listOf(kept, note))
      if (!needed.has(file)) rmSync(path.join(filesOf(kept), file), { force: true });
    rmSync(path.join(buildsOf(kept), note), { force: true });
  }
}

/** Where a kept file lies; null for what is none. */
export function findKept(kept: string, file: string): string | null {
  const root = filesOf(kept);
  const found = path.join(root, file);
  if (!found.startsWith(root + path.sep) || found.endsWith('.draft')) return null;
  return statSync(found, { throwIfNoEntry: false })?.isFile() ? found : null;
}
