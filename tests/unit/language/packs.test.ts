import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST } from '@/lib/messages/ko/first';
import { LANDING } from '@/lib/messages/ko/landing-pack';
import { MORE } from '@/lib/messages/ko/more';
import { WEATHER } from '@/lib/messages/ko/weather-pack';
import { listFiles } from '@/tests/support/list-files';

const PACKS: Record<string, object> = { weather: WEATHER, landing: LANDING, more: MORE };

const STATIC_IMPORT = /^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'/gm;
const DYNAMIC_IMPORT = /\bimport\((?:\/\*.*?\*\/ )?'([^']+)'\)/g;
const SUBJECT = /\b(?:useMessages|getLoadedMessages)\('(\w+)'\)/g;

/** Returns the file of the app that a module imports, or null if it is none. */
function resolveImport(from: string, name: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file)) ?? null;
}

function readModule(file: string) {
  const text = readFileSync(file, 'utf8');
  const list = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);
  const listImports = (pattern: RegExp) => list(pattern).flatMap((name) => resolveImport(file, name) ?? []);
  const [imports, later] = [listImports(STATIC_IMPORT), listImports(DYNAMIC_IMPORT)];
  const [, pack = 'more'] = / pack="(\w+)"/.exec(text) ?? [];
  const loadsMore = text.includes('loadWithMessages(');
  return {
    /** Without those that come with the messages of other screens. */
    imports: loadsMore ? imports : [...imports, ...later],
    laterWithMore: loadsMore ? later : [],
    packs: text.includes('with-more-messages') ? [pack] : [],
    subjects: list(SUBJECT),
  };
}

const modules = new Map<string, ReturnType<typeof readModule>>();
const getModule = (file: string) => {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
};

/** Lists the modules of the browser that a file imports, itself included. */
function listModules(file: string): string[] {
  const found = new Set([file]);
  for (const each of found) {
    for (const next of getModule(each).imports) if (!/^lib\/(?!client)/.test(next)) found.add(next);
  }
  return [...found];
}

/** Lists the subjects that the modules below a file use and its packs lack. */
function listMissing(file: string, packs: string[]): string[] {
  const subjects = new Set([FIRST, ...packs.map((pack) => PACKS[pack] ?? {})].flatMap(Object.keys));
  return listModules(file).flatMap((each) =>
    getModule(each)
      .subjects.filter((subject) => !subjects.has(subject))
      .map((subject) => `${file}: ${subject} (${each})`),
  );
}

/** Returns the packs of a page or layout: its own, and those of the layouts above it. */
function getPacks(file: string): string[] {
  const folders = dirname(file).split('/');
  const layouts = folders.map((_, index) => join(...folders.slice(0, index + 1), 'layout.tsx')).filter(existsSync);
  return [file, ...layouts].flatMap((each) => getModule(each).packs);
}

const SCREENS = listFiles(['app'], /\/(page|layout|error|not-found)\.tsx$/);

it('every screen has the messages of all its modules in its packs', () => {
  expect(SCREENS.length).toBeGreaterThan(30);
  expect(SCREENS.flatMap((file) => listMissing(file, getPacks(file)))).toEqual([]);
});

it('what screens load later together with the messages of other screens has all its messages', () => {
  const later = new Set(SCREENS.flatMap(listModules).flatMap((file) => getModule(file).laterWithMore));
  expect(later.size).toBeGreaterThan(3);
  expect([...later].flatMap((file) => listMissing(file, ['more']))).toEqual([]);
});

it.each([
  ['of all screens', FIRST, ['app/layout.tsx', 'app/(place)/home/page.tsx']],
  ['of the weather screen', WEATHER, ['app/(place)/weather/page.tsx']],
  ['of the landing page', LANDING, ['app/(plain)/login/page.tsx']],
])('the pack %s has no messages that are not needed at once', (_, pack, files) => {
  const used = new Set(files.flatMap(listModules).flatMap((file) => getModule(file).subjects));
  expect(Object.keys(pack).filter((subject) => !used.has(subject))).toEqual([]);
});
