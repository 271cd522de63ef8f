import { listNotices } from '@/lib/domain/notice/notices';
import { findPolicy, getPolicies } from '@/lib/domain/policy/policies';
import { LANGUAGES } from '@/lib/contract/language';
import type { PolicyName } from '@/lib/domain/policy/policy';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { OPERATOR } from '@/tests/support/operator';
import { findFlaws, findSentenceFlaws, listStrings } from '@/tests/support/english';

const NAMES: PolicyName[] = ['terms', 'privacy', 'location', 'password'];

/** Lists the numbers in a text, which a translation must not change. */
const listNumbers = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\d+/g) ?? []).sort();

describe.each(NAMES)('the policy %s', (name) => {
  const [korean, english] = [getPolicies('ko', OPERATOR)[name], getPolicies('en', EN.operator.example)[name]];

  it('is complete in English', () => {
    expect(english.effectiveDate).toBe(korean.effectiveDate);
    const describe = ({ sections }: typeof korean) =>
      sections.map(({ heading, paragraphs, list }) => [
        /\d+/.exec(heading)?.[0],
        paragraphs.length,
        list?.length,
        listNumbers([...paragraphs, ...(list ?? [])]),
      ]);
    expect(describe(english)).toEqual(describe(korean));
  });

  it('is English in every sentence', () => {
    expect(listStrings(english).flatMap(findFlaws)).toEqual([]);
    const { summary, note, sections } = english;
    const sentences = [summary, ...(note ? [note] : []), ...sections.flatMap(({ paragraphs }) => paragraphs)];
    expect(sentences.flatMap(findSentenceFlaws)).toEqual([]);
  });

  it('has the title of its screen, and no other language of the same path', () => {
    expect(korean.title).toBe(KO.screens[name === 'password' ? 'passwordPolicy' : name]);
    expect(english.title).toBe(EN.screens[name === 'password' ? 'passwordPolicy' : name]);
    expect(findPolicy(name, 'en', EN.operator.example)).toEqual(english);
  });
});

// 개인정보 보호법 §30, 위치정보법 §16, 약관의 규제에 관한 법률 §3
it.each([
  ['terms', ['name', 'representative', 'address', 'phone', 'email']],
  ['privacy', ['privacyOfficer', 'name', 'address', 'phone', 'email']],
  ['location', ['privacyOfficer', 'name', 'address', 'phone', 'email', 'locationReport']],
] as const)('the text %s names the operator and how to reach them', (name, fields) => {
  for (const language of LANGUAGES) {
    const text = listStrings(getPolicies(language, OPERATOR)[name]).join('\n');
    for (const field of fields) expect(text).toContain(OPERATOR[field]);
  }
});

it('the texts name who receives searches for destinations abroad', () => {
  for (const language of LANGUAGES) {
    const { privacy, location } = getPolicies(language, OPERATOR);
    expect(listStrings(privacy).join('\n')).toContain('Open-Meteo');
    expect(listStrings(location).join('\n')).toMatch(/해외|abroad/);
  }
});

it('legal texts say in English that the Korean text prevails', () => {
  const { terms, privacy, location, password } = getPolicies('en', OPERATOR);
  for (const { note } of [terms, privacy, location]) expect(note).toMatch(/Korean text prevails\.$/);
  expect([password.note, ...Object.values(getPolicies('ko', OPERATOR)).map(({ note }) => note)]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect(findPolicy('constructor', 'en', OPERATOR)).toBeUndefined();
});

it('notices are complete in English', () => {
  const [korean, english] = [listNotices('ko'), listNotices('en')];
  expect(listStrings(english).flatMap(findFlaws)).toEqual([]);
  const outline = (notices: typeof korean) =>
    notices.map(({ id, date, parts }) => [
      id,
      date,
      parts.map(({ paragraphs, points, steps }) => [paragraphs?.length, points?.length, steps?.length]),
    ]);
  expect(outline(english)).toEqual(outline(korean));
  const sentences = english.flatMap(({ parts }) =>
    parts.flatMap(({ paragraphs = [], points = [], steps = [] }) => [...paragraphs, ...points, ...steps]),
  );
  expect(sentences.flatMap(findSentenceFlaws)).toEqual([]);
});
