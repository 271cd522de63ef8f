import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/security.md names the evidence for each requirement; these tests check that it exists. */

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Numbers of the requirements of OWASP ASVS 5.0.0, levels 1 and 2. */
const REQUIREMENTS = readFileSync('tests/support/asvs-5-level-2.txt', 'utf8').trim().split('\n');

const FOLDERS: Record<string, string> = {
  a: 'contract/accounts',
  h: 'contract/host',
  p: 'contract/push',
  k: 'contract',
  b: 'unit/bff',
  n: 'unit/next-edge',
  u: 'unit',
  c: 'campaigns',
  e: 'e2e',
};

/** Expands `10.4.1 to 10.4.3` to the individual numbers. */
function numbersOf(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split(' to ');
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((number) => Number(number.split('.').at(-1))) as [number, number];
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

const rows = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| [^|]+ \| (.+) \|$/gm)].map(
  ([, numbers = '', verdict = '']) => ({ numbers: numbersOf(numbers), verdict: verdict.trim() }),
);

const inOrder = (numbers: string[]) =>
  numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

it('every requirement of levels 1 and 2 is listed once', () =>
  expect(inOrder(rows.flatMap(({ numbers }) => numbers))).toEqual(inOrder(REQUIREMENTS)));

it('each names its test, its document, or the reason for a departure', () => {
  const isSaid = /^(test: .*`|written: .*(`|\]\()|(n\/a|departure|departure, and test): \S.{8})/;
  expect(rows.filter(({ verdict }) => !isSaid.test(verdict))).toEqual([]);
});

it('every named test exists', () => {
  const named = [...PAGE.matchAll(/`([a-z])\/([\w/-]+): ([^`]+)`/g)];
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(([, folder = '', name = '', title = '']) => {
    const files = ['.test.ts', '.test.tsx', '.spec.ts'].map((end) => `tests/${FOLDERS[folder]}/${name}${end}`);
    const file = files.find((each) => existsSync(each));
    return !file || !readFileSync(file, 'utf8').includes(title);
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});

it('every linked document exists', () => {
  const targets = [...PAGE.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(path.join('docs', target)))).toEqual([]);
});
