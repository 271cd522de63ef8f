import { z } from 'zod';
import { POLICY_TITLES } from '../routes';
import { HOUR_MS } from './durations';
import { gender } from './gender-field';
import { userComfort } from './comfort';

// Fields of accounts, with the messages that users read if a value is invalid.

const required = (message: string) => z.string({ error: message }).min(1, message);

export const username = required('아이디는 필수값입니다.')
  .min(6, '아이디는 최소 6자 이상이어야 합니다.')
  .max(12, '아이디는 최대 12자까지 가능합니다.')
  .regex(/^[A-Za-z0-9]*$/, '영문과 숫자를 포함한 6~12자의 아이디를 입력해주세요.');

const PASSWORD_MESSAGE = '비밀번호 형식이 올바르지 않습니다.';
/** Printable ASCII with a letter, a digit and a special character. */
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]*$/;

export interface LengthRange {
  min: number;
  max: number;
}

/** Length of a password at signup and after a reset. */
export const NEW_PASSWORD_LENGTH: LengthRange = { min: 8, max: 14 };
/** Length of a password on the page that changes it. */
export const CHANGED_PASSWORD_LENGTH: LengthRange = { min: 8, max: 16 };

/** Formats a length for display: `8~14자`. */
export const formatLength = ({ min, max }: LengthRange): string => `${min}~${max}자`;

const password = ({ min, max }: LengthRange, missing = PASSWORD_MESSAGE) =>
  required(missing).min(min, PASSWORD_MESSAGE).max(max, PASSWORD_MESSAGE).regex(PASSWORD, PASSWORD_MESSAGE);

export const newPassword = password(NEW_PASSWORD_LENGTH);
export const changedPassword = password(CHANGED_PASSWORD_LENGTH, '새 비밀번호를 입력해주세요.');
/** Schema of a password that is already in use. It may follow older rules, so only its presence and length are checked. */
export const existingPassword = (missing: string) => required(missing).max(128, PASSWORD_MESSAGE);

const KOREAN = '[가-힣ㄱ-ㅎㅏ-ㅣ]';
const NICKNAME = new RegExp(`^(${KOREAN}+[A-Za-z]*|[A-Za-z]+${KOREAN}*)?$`);

export const nickname = required('닉네임을 알려 주세요.')
  .regex(/^\S*$/, '닉네임에 띄어쓰기는 포함될 수 없습니다.')
  .max(7, '닉네임은 7자까지 쓸 수 있어요.')
  .regex(NICKNAME, '닉네임은 한글과 영문을 한 번씩만 이어서 쓸 수 있어요.');

/** E-mail address, converted to lower case. */
export const email = required('이메일은 필수값입니다.')
  .max(254, '유효한 이메일 형식을 입력해주세요.')
  .pipe(z.email('유효한 이메일 형식을 입력해주세요.').toLowerCase());

const OLDEST_YEAR = 1900;
const getTodayInKorea = () => new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10);

/** Date `YYYY-MM-DD` from 1900 to today in KST. */
export const birthDate = z.iso
  .date('생년월일을 모두 입력해주세요.')
  .refine(
    (date) => Number(date.slice(0, 4)) >= OLDEST_YEAR && date <= getTodayInKorea(),
    '올바른 연도를 입력해주세요.',
  );

/** Gender, or the empty string if the user does not state it. */
export const genderOrEmpty = z.union([gender, z.literal('')]);

const requireConsent = (what: string) => z.literal(true, { error: `${what}에 동의해 주세요.` });

/** Consents of a signup. The first three are required. */
export const consents = z.object({
  agreedToTerms: requireConsent(POLICY_TITLES.terms),
  agreedToPrivacy: requireConsent(POLICY_TITLES.privacy),
  agreedToLocation: requireConsent(POLICY_TITLES.location),
  agreedToMarketing: z.boolean(),
});

export type ConsentFlags = Record<keyof z.infer<typeof consents>, boolean>;

export const socialProvider = z.enum(['kakao', 'google']);
export type SocialProvider = z.infer<typeof socialProvider>;

/** Random id, so that it cannot be guessed. */
export const userId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Account data that its owner may see. The account is complete if gender, birth date and nickname are set. */
export const profile = z.object({
  id: userId,
  username: z.string().nullable(),
  email: z.string().nullable(),
  nickname: z.string().nullable(),
  gender: gender.nullable(),
  birthDate: z.iso.date().nullable(),
  loginType: z.enum(['email', 'social']),
  socialType: socialProvider.nullable(),
  agreedToMarketing: z.boolean(),
  comfort: userComfort,
});
export type Profile = z.infer<typeof profile>;

/** Response of a call that returns no data. */
export const emptyResponse = z.object({});
