import type { z } from 'zod';
import * as accountFields from '@/lib/contract/account-fields';
import { mailCode } from '@/lib/contract/mail-code';
import { changePassword, signUp, updateUser, withdraw } from '@/lib/contract/user';
import { describeProblem } from '@/lib/contract/problem';
import { KO } from '@/lib/messages/ko/messages';

const fields = { ...accountFields, mailCode };

function getMessage(schema: z.ZodType, value: unknown): string | null {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue ? describeProblem(issue.message, KO.problems) : null;
}

const PASSWORD = '비밀번호 형식이 올바르지 않습니다.';
const EMAIL = '유효한 이메일 형식을 입력해주세요.';
const YEAR = '올바른 연도를 입력해주세요.';

// ASVS 6.2.1
it.each<[keyof typeof fields, unknown, string | null]>([
  ['username', undefined, '아이디는 필수값입니다.'],
  ['username', '', '아이디는 필수값입니다.'],
  ['username', 'abcde', '아이디는 최소 6자 이상이어야 합니다.'],
  ['username', 'abcdef', null],
  ['username', 'abcdef123456', null],
  ['username', 'abcdef1234567', '아이디는 최대 12자까지 가능합니다.'],
  ['username', 'abc_def', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['username', '아이디아이디', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['username', '１２３４５６', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['username', ' abcdef\u200B ', null],
  ['username', 'abc def', '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['username', "a' OR 1=1", '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.'],
  ['newPassword', 'a1!bcdef', null],
  ['newPassword', 'a1!bcde', PASSWORD],
  ['newPassword', 'a1!bcdefghijkl', null],
  ['newPassword', 'a1!bcdefghijklm', PASSWORD],
  ['newPassword', 'abcdefgh1', PASSWORD],
  ['newPassword', 'abcdefgh!', PASSWORD],
  ['newPassword', '12345678!', PASSWORD],
  ['newPassword', 'a1! bcdef', PASSWORD],
  ['newPassword', 'a1!bcde가', PASSWORD],
  ['newPassword', 'a1!bcde🧥', PASSWORD],
  ['changedPassword', 'a1!bcdefghijklmn', null],
  ['changedPassword', 'a1!bcdefghijklmno', PASSWORD],
  ['changedPassword', '', '새 비밀번호를 입력해주세요.'],
  ['nickname', '', '닉네임을 알려 주세요.'],
  ['nickname', '날옷', null],
  ['nickname', '홍길동홍길동홍'.normalize('NFD'), null],
  ['nickname', ' 날옷\uFEFF ', null],
  ['nickname', '날옷abc', null],
  ['nickname', 'abc날옷', null],
  ['nickname', '날a옷', '닉네임은 한글과 영문을 한 번씩만 이어서 쓸 수 있어요.'],
  ['nickname', '날옷1', '닉네임은 한글과 영문을 한 번씩만 이어서 쓸 수 있어요.'],
  ['nickname', '<b>x</b>', '닉네임은 7자까지 쓸 수 있어요.'],
  ['nickname', '날 옷', '닉네임에 띄어쓰기는 포함될 수 없습니다.'],
  ['nickname', '가나다라마바사아', '닉네임은 7자까지 쓸 수 있어요.'],
  ['email', undefined, '이메일은 필수값입니다.'],
  ['email', '', '이메일은 필수값입니다.'],
  ['email', 'a@b', EMAIL],
  ['email', 'a@b.kr', null],
  ['email', ' a@b.kr\n', null],
  ['email', 'a@b.kr\r\nBcc: c@d.kr', EMAIL],
  ['email', `${'a'.repeat(250)}@b.kr`, EMAIL],
  ['mailCode', '123456', null],
  ['mailCode', '12345', '인증번호 6자리를 입력해 주세요.'],
  ['mailCode', '１２３４５６', null],
  ['mailCode', ' 123 456\n', null],
  ['mailCode', '１２３４５', '인증번호 6자리를 입력해 주세요.'],
  ['birthDate', undefined, '생년월일을 모두 입력해주세요.'],
  ['birthDate', '2000-02-30', '올바른 일을 입력해주세요.'],
  ['birthDate', '2000-01-00', '올바른 일을 입력해주세요.'],
  ['birthDate', '2000-13-01', '올바른 월을 입력해주세요.'],
  ['birthDate', '2000-2-3', '생년월일을 모두 입력해주세요.'],
  ['birthDate', '1899-12-31', YEAR],
  ['birthDate', '1900-01-01', null],
  ['birthDate', '2999-01-01', YEAR],
  ['genderOrEmpty', '', null],
])('validates %s %j with the message: %s', (name, value, message) => {
  expect(getMessage(fields[name] as z.ZodType, value)).toBe(message);
});

it('requires the three consents at signup; marketing may be declined', () => {
  const person = {
    username: 'someone1',
    password: 'a1!bcdef',
    nickname: '날옷',
    gender: '',
    birthDate: '2000-01-01',
    email: 'a@b.kr',
  };
  const agreed = {
    agreedToTerms: true,
    agreedToPrivacy: true,
    agreedToLocation: true,
    agreedToMarketing: false,
  };
  expect(signUp.body.safeParse({ ...person, ...agreed }).success).toBe(true);
  for (const name of ['agreedToTerms', 'agreedToPrivacy', 'agreedToLocation'])
    expect(getMessage(signUp.body, { ...person, ...agreed, [name]: false })).toMatch(/에 동의해 주세요\.$/);
});

it('drops fields that a profile change must not contain', () => {
  expect(updateUser.body.parse({ nickname: '날옷', id: 'other', username: 'other', loginType: 'social' })).toEqual({
    nickname: '날옷',
  });
});

// ASVS 2.2.3
it('rejects a new password that equals the current one or comes without it', () => {
  expect(getMessage(changePassword.body, { currentPassword: 'a1!bcdef', newPassword: 'a1!bcdef' })).toBe(
    '기존 비밀번호와 다른 비밀번호를 입력해주세요.',
  );
  expect(getMessage(changePassword.body, { currentPassword: '', newPassword: 'a1!bcdef' })).toBe(
    '현재 비밀번호를 입력해주세요.',
  );
});

it.each(['0', '100', '-1', '1.5', 'x'])('rejects %s as the reason for deleting an account', (reasonId) => {
  expect(withdraw.params.safeParse({ id: 'a'.repeat(20), reasonId }).success).toBe(false);
});
