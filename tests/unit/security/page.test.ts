import { existsSync, readFileSync } from 'node:fs';
import { listTaggedTests } from '@/tools/security/list-tests';
import { findMapErrors, FOLDERS, formatMap, readRequirements, type Section } from '@/tools/security/requirement-map';
import { readTestTitles, type TestTitle } from '@/tools/security/test-titles';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Numbers of the requirements of OWASP ASVS 5.0.0, levels 1 and 2. */
const REQUIREMENTS = readFileSync('tests/support/asvs-5-level-2.txt', 'utf8').trim().split('\n');

const inOrder = (numbers: string[]) =>
  numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

describe('the map of requirements', () => {
  const sections = readRequirements();

  it('lists every requirement of levels 1 and 2 once', () => {
    const numbers = sections.flatMap(({ requirements }) => requirements.flatMap((each) => each.numbers));
    expect(inOrder(numbers)).toEqual(inOrder(REQUIREMENTS));
  });

  it('is up to date: `npm run security:map` writes it from the tags of the tests', () => {
    const [, map] = /<!-- requirements -->\n\n([\s\S]*?)\n\n<!-- \/requirements -->/.exec(PAGE) ?? [];
    expect(map).toBe(formatMap(sections, listTaggedTests()));
  });

  it('reports rows without a test or a reason, and tags without a row', () => {
    const rows: Section['requirements'] = [
      { numbers: ['1.1.1', '1.1.2'], text: 'tested' },
      { numbers: ['1.1.3'], text: 'not used', byDesign: 'it is not used' },
      { numbers: ['1.1.4'], text: 'partly', notMet: 'for a reason' },
    ];
    const tag = (...requirements: string[]): TestTitle => ({
      file: 'tests/one.test.ts',
      title: 'a test',
      requirements,
    });
    const check = (...tests: TestTitle[]) => findMapErrors([{ section: '1 One', requirements: rows }], tests);
    expect(check(tag('1.1.1', '1.1.2'), tag('1.1.4'))).toEqual([]);
    expect(check(tag('1.1.1'))).toEqual(['1.1.2 has neither a test nor a reason']);
    expect(check(tag('1.1.1', '1.1.2', '1.1.3'))).toEqual(['1.1.3 has a test, so it needs no byDesign']);
    expect(check(tag('1.1.1', '1.1.2', '9.9.9'))).toEqual([
      "tests/one.test.ts: 'a test' names the unknown requirement 9.9.9",
    ]);
  });

  it('reads the tags above tests, groups and rows of tables', () => {
    const text = `
      TAG 1.1.1
      describe('a group', () => {
        TAG 1.1.2, 1.1.3
        it.each([['x'], ['y']])('a test of %s', () => {});
        it.each([
          // Why.
          TAG 1.1.4
          ['a row', /x/],
        ])('%s', () => {});
        // Not a tag: ASVS 1.1.5.
        it('a test', () => {});
      });`.replaceAll('TAG', '// ASVS');
    const tagged = readTestTitles('one.test.ts', text).filter(({ requirements }) => requirements.length > 0);
    expect(tagged.map(({ title, requirements }) => [title, ...requirements])).toEqual([
      ['a group', '1.1.1'],
      ['a test of %s', '1.1.2', '1.1.3'],
      ['a row', '1.1.4'],
    ]);
    expect(() => readTestTitles('two.test.ts', `// ${'ASVS'} 1.1.1\nconst x = 1;`)).toThrow(/1 of its ASVS tags/);
  });
});

it('every test that the other tables name exists', () => {
  const [, others = ''] = PAGE.split('<!-- /requirements -->');
  const named = [...others.matchAll(/`([a-z])\/([\w/-]+): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(60);
  const titles = new Map<string, string[]>();
  const missing = named.filter(([, folder = '', name = '', title = '']) => {
    const files = ['.test.ts', '.test.tsx', '.spec.ts'].map((end) => `${FOLDERS[folder]}${name}${end}`);
    const file = files.find((each) => existsSync(each));
    if (!file) return true;
    if (!titles.has(file))
      titles.set(
        file,
        readTestTitles(file).map((each) => each.title),
      );
    return !titles.get(file)?.some((each) => each.includes(title));
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});
