import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findPreviousFile,
  removeOldBuilds,
  storeBuild,
  RETENTION_MS,
  markInUse,
  type Build,
} from '@/lib/next-edge/static-files/previous-builds';

const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-kept-'));
const kept = path.join(home, 'kept');
const NOW_MS = Date.parse('2026-01-15T09:00:00Z');
afterAll(() => rmSync(home, { recursive: true }));

function newBuild(id: string, files: string[]): Build {
  const folder = path.join(home, id);
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), id);
  }
  return { id, folder };
}

const run = (build: Build, nowMs: number) => {
  storeBuild(kept, build);
  markInUse(kept, build, nowMs);
  removeOldBuilds(kept, nowMs);
};
const isKept = (file: string) => findPreviousFile(kept, file) !== null;

it("preserves a build's files for a day after its last instance, and shared files as long as any build needs them", () => {
  const [before, now] = [
    newBuild('before', ['chunks/app/(a)/old.js', 'css/both.css']),
    newBuild('now', ['css/both.css', 'chunks/new.js']),
  ];
  run(before, NOW_MS);
  run(now, NOW_MS + 1_000);
  expect(['chunks/app/(a)/old.js', 'css/both.css', 'chunks/new.js'].map(isKept)).toEqual([true, true, true]);
  run(now, NOW_MS + RETENTION_MS - 1_000);
  expect(isKept('chunks/app/(a)/old.js')).toBe(true);
  run(now, NOW_MS + RETENTION_MS + 1_000);
  expect(['chunks/app/(a)/old.js', 'css/both.css', 'chunks/new.js'].map(isKept)).toEqual([false, true, true]);
  expect(readdirSync(path.join(kept, 'builds'))).toEqual(['now.json']);
});

it.each(['../builds/now.json', 'chunks/../../../x', '', '.', 'chunks', 'none.js', 'css/both.css.1.draft'])(
  'has no file named %p',
  (file) => expect(findPreviousFile(kept, file)).toBeNull(),
);
