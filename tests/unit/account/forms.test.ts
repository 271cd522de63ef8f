import { accountForm, profileForm, socialProfileForm } from '@/lib/domain/validation/account-forms';
import { joinDate, splitDate, getDateError } from '@/lib/domain/validation/birth-date';
import { confirmedPassword, passwordChangeForm } from '@/lib/domain/validation/passwords';
import type { z } from 'zod';
import { describeProblem } from '@/lib/contract/problem';
import { KO } from '@/lib/messages/ko/messages';

/** Returns the first message per field. */
function sentences(schema: z.ZodType, value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  const parsed = schema.safeParse(value);
  for (const { path, message } of parsed.error?.issues ?? []) {
    found[path.join('.')] ??= describeProblem(message, KO.problems);
  }
  return found;
}

const GOOD = { password: 'Abcdef1!', confirmation: 'Abcdef1!' };

describe('a chosen password', () => {
  it('is accepted if it is valid and repeated identically', () => {
    expect(sentences(confirmedPassword, GOOD)).toEqual({});
  });

  it.each([
    '',
    'Abc1!',
    'Abcdefghijkl1!x',
    'abcdefgh',
    'abcdefg1',
    '12345678!',
    'Abcdef1！',
    'Abcdef 1!',
    '비밀번호abc1!',
  ])('is rejected if it is %j', (password) => {
    const { password: sentence } = sentences(confirmedPassword, { password, confirmation: password });
    expect(sentence).toBe('비밀번호 형식이 올바르지 않습니다.');
  });

  it('must be repeated identically, which is reported even while the first is invalid', () => {
    expect(sentences(confirmedPassword, { ...GOOD, confirmation: 'Abcdef1?' })).toEqual({
      confirmation: '비밀번호가 일치하지 않습니다.',
    });
    expect(sentences(confirmedPassword, { password: 'short', confirmation: 'other' }).confirmation).toBe(
      '비밀번호가 일치하지 않습니다.',
    );
  });
});

describe('changing the password', () => {
  it('requires all three fields', () => {
    expect(sentences(passwordChangeForm, { current: '', password: '', confirmation: '' })).toEqual({
      current: '현재 비밀번호를 입력해주세요.',
      password: '새 비밀번호를 입력해주세요.',
      confirmation: '비밀번호 확인을 입력해주세요.',
    });
  });

  it('accepts 16 characters and rejects the current password', () => {
    const long = 'Abcdefghijklmn1!';
    expect(sentences(passwordChangeForm, { current: 'Old1234!', password: long, confirmation: long })).toEqual({});
    expect(sentences(passwordChangeForm, { current: long, password: long, confirmation: long })).toEqual({
      password: '기존 비밀번호와 다른 비밀번호를 입력해주세요.',
    });
  });
});

it.each([
  ['', '아이디는 필수값입니다.'],
  ['abc12', '아이디는 최소 6자 이상이어야 합니다.'],
  ['abcdefghijk12', '아이디는 최대 12자까지 가능합니다.'],
  ['abc_123', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['ａｂｃ１２３', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ["' or 1=1", '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
])('a username %j: %s', (username, sentence) => {
  expect(sentences(accountForm, { ...GOOD, username })).toEqual({ username: sentence });
});

describe('a birth date', () => {
  it.each([
    [['', '', ''], '생년월일을 모두 입력해주세요.'],
    [['1999', '', '3'], '생년월일을 모두 입력해주세요.'],
    [['1899', '12', '31'], '올바른 연도를 입력해주세요.'],
    [['9999', '1', '1'], '올바른 연도를 입력해주세요.'],
    [['199', '1', '1'], '올바른 연도를 입력해주세요.'],
    [['1999', '13', '1'], '올바른 월을 입력해주세요.'],
    [['1999', '0', '1'], '올바른 월을 입력해주세요.'],
    [['1999', '2', '29'], '올바른 일을 입력해주세요.'],
    [['1999', '4', '31'], '올바른 일을 입력해주세요.'],
    [['２０００', '1', '1'], '올바른 연도를 입력해주세요.'],
    [['2000', '2', '29'], null],
    [['1900', '1', '1'], null],
  ] as const)('%j: %s', ([year, month, day], sentence) => {
    const found = getDateError({ year, month, day });
    expect(found && describeProblem(found, KO.problems)).toBe(sentence);
  });

  it('is joined with leading zeros and split again', () => {
    expect(joinDate({ year: '1995', month: '2', day: '3' })).toBe('1995-02-03');
    expect(splitDate('1995-02-03')).toEqual({ year: '1995', month: '02', day: '03' });
    expect(splitDate(null)).toEqual({ year: '', month: '', day: '' });
  });

  it('has one message for its three fields', () => {
    expect(sentences(profileForm, { nickname: '봄', gender: '', birth: splitDate(null) })).toEqual({
      birth: '생년월일을 모두 입력해주세요.',
    });
  });
});

it('gender is optional, except when completing a social account', () => {
  const typed = { nickname: '봄', gender: '', birth: { year: '1999', month: '1', day: '1' } };
  expect(sentences(profileForm, typed)).toEqual({});
  expect(sentences(socialProfileForm, typed)).toEqual({ gender: '성별을 선택해 주세요.' });
});
