import { hash as hashAsTyped } from '@node-rs/argon2';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { createPasswords } from '@/lib/api-host/accounts/passwords';
import { CALL_EXAMPLES, type RequestExample } from '@/lib/api-host/http/call-examples';
import { outfitInput, searchInput } from '@/lib/api-host/mcp/tool-input';
import { findPlaces } from '@/lib/api-host/region/find-places';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { parseTodayPath } from '@/lib/domain/search-pages/search-paths';
import { parsePlace } from '@/lib/domain/place';
import { readDigits, toComparable } from '@/lib/contract/text-forms';

type Part = keyof RequestExample;
interface Field {
  name: string;
  schema: z.ZodType;
  whole: unknown;
  path: (string | number)[];
  text: string;
}

/** Lists the text fields of a value with their paths. */
function listTexts(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, [...path, key]));
}

function replaceAt(value: unknown, [key, ...rest]: (string | number)[], text: string): unknown {
  if (key === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, text);
  return copy;
}

const PARTS: Part[] = ['params', 'query', 'body'];
const listFields = ({ id, ...call }: Call): Field[] =>
  PARTS.flatMap((part) => {
    const schema = call[part as 'params' | 'query' | 'body'];
    const whole = CALL_EXAMPLES[id as keyof typeof CALL_EXAMPLES][part];
    if (!schema) return [];
    return listTexts(whole).map(({ path, text }) => ({
      name: [id, part, ...path].join('.').replace(/\.(\d+)/g, ''),
      ...{ schema, whole, path, text },
    }));
  });

const fields: Field[] = [
  ...CALLS.flatMap(listFields),
  { name: 'mcp.place', schema: outfitInput, whole: { place: '강남구' }, path: ['place'], text: '강남구' },
  { name: 'mcp.name', schema: searchInput, whole: { name: 'Gangnam' }, path: ['name'], text: 'Gangnam' },
];

/** Fields that people type: any form of them is stored as one. */
const READ = /nickname|sidonm|sggnm|\.text$|content\.name$|username|email|(sendFindIdCode|sendSignupCode)\.body$/;
/** Fields in which full-width letters and digits are equal to others, too. */
const COMPARED = /birthDate|[cC]ode$|mcp\.|getNeighbourhoods\.query\.name|verifyFindIdCode\.body$/;
const PASSWORD = /(^|\.)(newPassword|password)$/;
/** Values that a program made or chose. They are accepted as they are or rejected. */
const MADE =
  /\.(id|lat|lon|latitude|longitude|nx|ny|temperature|shape|feeling|date|from|removed|categories|screen|provider|callbackUrl|state|deviceId|gender|reasonId|outfitId|dayOfWeek|fcmToken|placeId|kinds|file|size|currentPassword|sensitivity)$|finishSocialLogin/;

const kindOf = (name: string) =>
  MADE.test(name)
    ? 'made'
    : PASSWORD.test(name) && !name.startsWith('logIn')
      ? 'password'
      : READ.test(name)
        ? 'read'
        : COMPARED.test(name)
          ? 'compared'
          : name.startsWith('logIn')
            ? 'made'
            : null;

const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xff01 - 0x21));
const insert = (sign: string) => (text: string, at: number) => {
  const signs = [...text];
  return [...signs.slice(0, at % (signs.length + 1)), sign, ...signs.slice(at % (signs.length + 1))].join('');
};
type Change = (text: string, at: number) => string;
const FORMS: Change[] = [(text) => text.normalize('NFD'), (text) => text.normalize('NFC')];
const WIDE: Change[] = [toFullWidth, (text) => text.normalize('NFKC'), (text) => text.normalize('NFKD')];
const AROUND: Change[] = [' ', '\u3000', '\n', '\u00A0'].map(
  (blank) => (text, at) => (at % 2 ? `${blank}${text}` : text + blank),
);
const INVISIBLE: Change[] = ['\u200B', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u202A'].map(insert);

const CHANGES = {
  read: [...FORMS, ...AROUND, ...INVISIBLE],
  compared: [...FORMS, ...WIDE, ...AROUND, ...INVISIBLE],
  password: FORMS,
  made: [...FORMS, ...WIDE, ...AROUND, ...INVISIBLE],
};
const changes = (kind: keyof typeof CHANGES) =>
  fc.array(fc.tuple(fc.constantFrom(...CHANGES[kind]), fc.nat(20)), { minLength: 1, maxLength: 4 });
const apply = (text: string, list: [Change, number][]) =>
  list.reduce((changed, [change, at]) => change(changed, at), text);

it('covers every text field of the contract', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter(({ name }) => kindOf(name) === null).map(({ name }) => name)).toEqual([]);
});

it.each(fields.filter(({ name }) => kindOf(name) !== 'made'))(
  '$name is the same in every form in which it is typed or pasted',
  ({ name, schema, whole, path, text }) => {
    const plain = schema.parse(whole);
    fc.assert(
      fc.property(changes(kindOf(name)!), (list) => {
        expect(schema.parse(replaceAt(whole, path, apply(text, list)))).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  },
);

it.each(fields.filter(({ name }) => kindOf(name) === 'made'))(
  '$name is accepted unchanged or rejected',
  ({ schema, whole, path, text }) => {
    const plain = schema.parse(whole);
    fc.assert(
      fc.property(changes('made'), (list) => {
        const changed = apply(text, list);
        const { data } = schema.safeParse(replaceAt(whole, path, changed));
        // Schemas of URLs and decimals trim.
        const same = [changed, changed.trim()].map((form) => replaceAt(plain, path, form));
        if (data !== undefined) expect([plain, ...same]).toContainEqual(data);
      }),
      { numRuns: 15 },
    );
  },
);

it('a decomposed or full-width name finds the same places, and its page', () => {
  for (const query of ['강남구', 'Gangnam', 'ㄱㄴㄱ', '강ㄴ']) {
    const found = findPlaces(query);
    for (const change of [...FORMS, ...WIDE, AROUND[1]!, INVISIBLE[1]!])
      expect([query, findPlaces(change(query, 1))]).toEqual([query, found]);
  }
  const path = '/today/서울특별시/강남구';
  expect(parseTodayPath(encodeURI(path.normalize('NFD')))).toEqual(parseTodayPath(encodeURI(path)));
  const place = encodeURIComponent('61.125.서울특별시.강남구'.normalize('NFD'));
  expect(parsePlace(place)?.region.sggnm).toBe('강남구');
});

it('keeps what means something: emoji that are joined, blanks between words, and initial consonants', () => {
  const place = (name: string) => savedName(name);
  expect(place(' 👨‍👩‍👧 집 ')).toBe('👨‍👩‍👧 집');
  expect(toComparable('ㄱㄴㄱ ㅏ')).toBe('ㄱㄴㄱ ㅏ');
  expect(readDigits('１2-3')).toBe('123');
});

function savedName(name: string): string {
  const call = CALLS.find(({ id }) => id === 'savePlaces')!;
  const [home] = (CALL_EXAMPLES.savePlaces.body as { content: object[] }).content;
  const { content } = call.body!.parse({ content: [{ ...home, name }] }) as { content: { name: string }[] };
  return content[0]!.name;
}

it('a password is compared in its composed form and, for hashes of earlier versions, as it was typed', async () => {
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const { hash, verify } = createPasswords(10, cost);
  const [composed, decomposed] = ['비밀번호1!'.normalize('NFC'), '비밀번호1!'.normalize('NFD')];
  const stored = await hash(decomposed);
  const earlier = await hashAsTyped(decomposed, cost);
  expect(await verify(stored, composed, 'stranger')).toBe(true);
  expect(await verify(stored, decomposed, 'stranger')).toBe(true);
  expect(await verify(earlier, decomposed, 'stranger')).toBe(true);
  expect(await verify(earlier, '다른 것', 'stranger')).toBe(false);
  expect(await verify(null, decomposed, 'stranger')).toBe(false);
});
