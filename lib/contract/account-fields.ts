import { z } from 'zod';
import { POLICY_TITLES } from '../routes';
import { HOUR_MS } from './durations';
import { gender } from './gender-field';
import { userComfort } from './comfort';

/** The fields of accounts, with the sentences that a person reads when one does not fit. */

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

/** How long a password may be, in characters: chosen at signup and at a reset, and on the change page. */
export const NEW_PASSWORD_LENGTH: LengthRange = { min: 8, max: 14 };
export const CHANGED_PASSWORD_LENGTH: LengthRange = { min: 8, max: 16 };

/** A length as people read it: `8~14자`. */
export const formatLength = ({ min, max }: LengthRange): string => `${min}~${max}자`;

const password = ({ min, max }: LengthRange, missing = PASSWORD_MESSAGE) =>
  required(missing).min(min, PASSWORD_MESSAGE).max(max, PASSWORD_MESSAGE).regex(PASSWORD, PASSWORD_MESSAGE);

/** As chosen at signup and at a reset. */
export const newPassword = password(NEW_PASSWORD_LENGTH);
/** As chosen on the change page. */
export const changedPassword = password(CHANGED_PASSWORD_LENGTH, '새 비밀번호를 입력해주세요.');
/** A password that is already somebody's: what it once had to look like is none of the form's business. */
export const existingPassword = (missing: string) => required(missing).max(128, PASSWORD_MESSAGE);

const KOREAN = '[가-힣ㄱ-ㅎㅏ-ㅣ]';
const NICKNAME = new RegExp(`^(${KOREAN}+[A-Za-z]*|[A-Za-z]+${KOREAN}*)?$`);

export const nickname = required('닉네임을 알려 주세요.')
  .regex(/^\S*$/, '닉네임에 띄어쓰기는 포함될 수 없습니다.')
  .max(7, '닉네임은 7자까지 쓸 수 있어요.')
  .regex(NICKNAME, '닉네임은 한글과 영문을 한 번씩만 이어서 쓸 수 있어요.');

/** In small letters from here on, however it was typed. */
export const email = required('이메일은 필수값입니다.')
  .max(254, '유효한 이메일 형식을 입력해주세요.')
  .pipe(z.email('유효한 이메일 형식을 입력해주세요.').toLowerCase());

const OLDEST_YEAR = 1900;
const getTodayInKorea = () => new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10);

/** `YYYY-MM-DD`, from 1900 to today. */
export const birthDate = z.iso
  .date('생년월일을 모두 입력해주세요.')
  .refine(
    (date) => Number(date.slice(0, 4)) >= OLDEST_YEAR && date <= getTodayInKorea(),
    '올바른 연도를 입력해주세요.',
  );

/** Empty where a person does not say. */
export const genderOrEmpty = z.union([gender, z.literal('')]);

const requireConsent = (what: string) => z.literal(true, { error: `${what}에 동의해 주세요.` });

/** The four boxes of the consent sheet: three must be ticked. */
export const consents = z.object({
  agreedToTerms: requireConsent(POLICY_TITLES.terms),
  agreedToPrivacy: requireConsent(POLICY_TITLES.privacy),
  agreedToLocation: requireConsent(POLICY_TITLES.location),
  agreedToMarketing: z.boolean(),
});

/** The boxes, each ticked or not. */
export type ConsentFlags = Record<keyof z.infer<typeof consents>, boolean>;

export const socialProvider = z.enum(['kakao', 'google']);
export type SocialProvider = z.infer<typeof socialProvider>;

/** Made at random by the host: cannot be guessed. */
export const userId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** What a person may see of their own account. The account is complete once gender, birth date and nickname are there. */
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
  /** What their answers to how an outfit felt have taught. */
  comfort: userComfort,
});
export type Profile = z.infer<typeof profile>;

/** The answer to a call that has nothing to tell but that it succeeded. */
export const emptyResponse = z.object({});
