import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/security.md says what shows each requirement: this says that what it names is there. */

const PAGE = readFileSync('docs/security.md', 'utf8');
const ROOMS: Record<string, (name: string) => string[]> = {
  a: (name) => [`tests/contract/accounts/${name}.test.ts`],
  h: (name) => [`tests/contract/host/${name}.test.ts`],
  p: (name) => [`tests/contract/push/${name}.test.ts`],
  k: (name) => [`tests/contract/${name}.test.ts`],
  b: (name) => [`tests/unit/bff/${name}.test.ts`],
  u: (name) => [`tests/unit/${name}.test.ts`, `tests/unit/${name}.test.tsx`],
  c: (name) => [`tests/campaigns/${name}.test.ts`],
  e: (name) => [`tests/e2e/${name}.spec.ts`],
};

interface Row {
  ids: string[];
  verdict: string;
}

/** `10.4.1-10.4.11` as each of them. */
function idsOf(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last] = part.trim().split(' to ');
    const [section, from] = [first.slice(0, first.lastIndexOf('.')), Number(first.split('.').at(-1))];
    const to = last ? Number(last.split('.').at(-1)) : from;
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

const rows: Row[] = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| [^|]+ \| (.+) \|$/gm)].map(
  ([, ids = '', verdict = '']) => ({ ids: idsOf(ids), verdict }),
);

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, and the last numbers that are of level 3. */
const REQUIREMENTS = readFileSync('tests/support/asvs-5-level-2.txt', 'utf8').trim().split('\n');

it('every requirement of levels 1 and 2 stands in the page once', () => {
  const found = rows.flatMap(({ ids }) => ids);
  const inOrder = (ids: string[]) => ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  expect(inOrder(found)).toEqual(inOrder(REQUIREMENTS));
});

it.each(rows)(
  '$ids is shown by a test, not applicable with why, written down, or a departure with why',
  ({ verdict }) => expect(verdict).toMatch(/^(test|written): .*(`|\]\()|^(n\/a|departure(, and test)?): \S.{8}/),
);

const named = [...PAGE.matchAll(/`([ahpkbuce])\/([\w/-]+): ([^`]+)`/g)].map(
  ([all, room = '', name = '', title = '']) => ({
    all,
    room,
    name,
    title,
  }),
);

it.each(named)('there is a test $all', ({ room, name, title }) => {
  const file = ROOMS[room]!(name).find(existsSync) ?? '';
  expect(file).not.toBe('');
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it.each([...PAGE.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target))('the page leads to %s', (target) =>
  expect(existsSync(path.join('docs', target))).toBe(true),
);
