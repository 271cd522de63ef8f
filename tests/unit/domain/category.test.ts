import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CATEGORIES, CATEGORY_IDS, getCategory } from '@/lib/contract/category';
import { KO } from '@/lib/messages/ko/messages';
import { findLiterals } from '@/tests/support/source-literals';

const CATALOGUE = 'lib/contract/category.ts';
const LAST = 'hours: { next: 4, startBefore: 22 } },';
const ROOTS = [
  'lib/domain/recommendation/purposes.ts',
  'lib/domain/recommendation/rules.ts',
  'lib/domain/wardrobe/outfits.ts',
  'lib/messages/get-messages.ts',
];

/** The files that fail to compile if the catalogue of categories is changed, with their nearest folder. */
function compileWith(change: (source: string) => string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-category-'));
  cpSync('lib', path.join(folder, 'lib'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, CATALOGUE), change(readFileSync(CATALOGUE, 'utf8')));
  const compilerOptions = { types: [], paths: { '@/*': ['./*'] } };
  const settings = { extends: path.resolve('tsconfig.json'), compilerOptions, include: [], files: ROOTS };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const args = [path.resolve('node_modules/@typescript/native/bin/tsc'), '-p', '.', '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file!);
  return [...new Set(files.map((file) => file.split('/').slice(-2).join('/')))].sort();
}

describe('a category', () => {
  it('is found by its id', () => {
    expect(CATEGORY_IDS.map((id) => getCategory(id))).toEqual([...CATEGORIES]);
    expect(new Set(CATEGORY_IDS).size).toBe(CATEGORIES.length);
  });

  it('compiles only if its record, its purpose, its dress rule, its outfits and its names are complete', () => {
    const withoutHours = "{ id: 5, key: 'camping' },";
    expect(compileWith((source) => source.replace(LAST, `${LAST}\n${withoutHours}`))).toEqual([
      'contract/category.ts',
      'en/categories.ts',
      'en/occasions.ts',
      'ko/categories.ts',
      'ko/occasions.ts',
      'recommendation/purposes.ts',
      'recommendation/rules.ts',
      'wardrobe/outfits.ts',
    ]);
  });

  it('has its Korean name in one file only', () => {
    const names = new RegExp(`(?<![가-힣])(${Object.values(KO.categories).join('|')})`);
    const hasName = (text: string) => names.test(text);
    const found = findLiterals(['lib', 'components', 'app', 'tools'], hasName, hasName);
    // Outfit titles may name occasions, and 활동 is also the heading of a user's activity.
    const others = /\/messages\/ko\/(outfits\/|occasions|my\.ts|warnings)/;
    const files = found.map(({ file }) => file).filter((file) => !others.test(file));
    expect([...new Set(files)]).toEqual(['lib/messages/ko/categories.ts']);
  });
});
