import { resolve } from 'node:path';
import ts from 'typescript';
import { CATEGORIES, CATEGORY_IDS, getCategory } from '@/lib/contract/category';
import { KO } from '@/lib/messages/ko/messages';
import { findLiterals } from '@/tests/support/source-literals';

const CATALOGUE = resolve('lib/contract/category.ts');
const LAST = 'hours: { next: 4, startBefore: 22 } },';

/** The files that fail to compile if the catalogue of categories is changed, with their nearest folder. */
function compileWith(change: (source: string) => string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { readFile } = host;
  host.readFile = (file) => {
    const source = readFile(file);
    return resolve(file) === CATALOGUE && source !== undefined ? change(source) : source;
  };
  const roots = [
    'domain/recommendation/purposes.ts',
    'domain/recommendation/rules.ts',
    'domain/wardrobe/outfits.ts',
    'messages/get-messages.ts',
  ].map((file) => resolve('lib', file));
  const program = ts.createProgram(roots, { ...options, incremental: false, types: [], skipLibCheck: true }, host);
  const failed = program
    .getSemanticDiagnostics()
    .flatMap(({ file }) => file?.fileName.split('/').slice(-2).join('/') ?? []);
  return [...new Set(failed)].sort();
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
  }, 60_000);

  it('has its Korean name in one file only', () => {
    const names = new RegExp(`(?<![가-힣])(${Object.values(KO.categories).join('|')})`);
    const found = findLiterals(['lib', 'components', 'app', 'tools'], (text) => names.test(text));
    // Outfit titles may name occasions, and 활동 is also the heading of a user's activity.
    const others = /\/messages\/ko\/(outfits\/|occasions|my\.ts)/;
    const files = found.map(({ file }) => file).filter((file) => !others.test(file));
    expect([...new Set(files)]).toEqual(['lib/messages/ko/categories.ts']);
  });
});
