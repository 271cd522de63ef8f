import { createNameIndex } from '@/lib/domain/place-search/name-index';
import { isOneTypo, isPrefixWithOneTypo } from '@/lib/domain/place-search/is-one-typo';

let seed = 1;
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
/** Few letters, so that many of the texts are alike. */
const createText = (letters: number) => Array.from({ length: letters }, () => 'ㄱㅏㅇ'[random(3)]).join('');

const PLACES = Array.from({ length: 300 }, () =>
  Array.from({ length: 1 + random(3) }, () => createText(1 + random(8))),
);
const TEXTS = Array.from({ length: 300 }, () => createText(1 + random(9)));
const index = createNameIndex(PLACES);

const sort = (positions: number[]) => [...new Set(positions)].sort((one, other) => one - other);
const findAll = (isMatch: (name: string) => boolean) =>
  PLACES.flatMap((names, position) => (names.some(isMatch) ? [position] : []));

it.each([
  ['beginnings', index.findPrefix, (text: string) => (name: string) => name.startsWith(text)],
  ['names', index.findName, (text: string) => (name: string) => name === text],
  [
    'names with a typo',
    (text: string) => index.findSimilar(text, false),
    (text: string) => (name: string) => isOneTypo(text, name),
  ],
  [
    'beginnings with a typo',
    (text: string) => index.findSimilar(text, true),
    (text: string) => (name: string) => isPrefixWithOneTypo(text, name),
  ],
])('finds the same %s as a comparison with all names', (_, find, matches) => {
  for (const text of TEXTS) {
    expect({ text, found: sort(find(text)) }).toEqual({ text, found: findAll(matches(text)) });
  }
});
