import { z } from 'zod';
import { HOUR_MS } from './durations';
import { gender } from './gender-field';
import { userComfort } from './comfort';
import { chosenLanguage } from './language-field';
import { problem, type Problem } from './problem';
import { toComparable, toPassword, toText } from './text-forms';

// Fields of accounts, with the problems of invalid values.

/** Text that is not empty after `convert`, a form of typed text. */
const required = (message: string, convert: (text: string) => string) =>
  z.string({ error: message }).overwrite(convert).min(1, message);

export const username = required(problem('usernameRequired'), toText)
  .min(6, problem('usernameTooShort'))
  .max(12, problem('usernameTooLong'))
  .regex(/^[A-Za-z0-9]*$/, problem('usernameInvalid'));

const PASSWORD_MESSAGE = problem('passwordInvalid');
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

const password = ({ min, max }: LengthRange, missing = PASSWORD_MESSAGE) =>
  required(missing, toPassword).min(min, PASSWORD_MESSAGE).max(max, PASSWORD_MESSAGE).regex(PASSWORD, PASSWORD_MESSAGE);

export const newPassword = password(NEW_PASSWORD_LENGTH);
export const changedPassword = password(CHANGED_PASSWORD_LENGTH, problem('newPasswordMissing'));
/**
 * Schema of a password that is already in use. It may follow older rules, so only its presence and length are checked, and
 * the host compares it as it is typed, too.
 */
export const existingPassword = (missing: string) =>
  z.string({ error: missing }).min(1, missing).max(128, PASSWORD_MESSAGE);

const KOREAN = '[가-힣ㄱ-ㅎㅏ-ㅣ]';
const NICKNAME = new RegExp(`^(${KOREAN}+[A-Za-z]*|[A-Za-z]+${KOREAN}*)?$`);

export const nickname = required(problem('nicknameMissing'), toText)
  .regex(/^\S*$/, problem('nicknameHasBlank'))
  .max(7, problem('nicknameTooLong'))
  .regex(NICKNAME, problem('nicknameInvalid'));

/** E-mail address, converted to lower case. */
export const email = required(problem('emailRequired'), toText)
  .max(254, problem('emailInvalid'))
  .pipe(z.email(problem('emailInvalid')).toLowerCase());

const OLDEST_YEAR = 1900;
const getTodayInKorea = () => new Date(Date.now() + 9 * HOUR_MS).toISOString().slice(0, 10);

/** Names the part of a date that is no date, such as the day of 2000-02-30. */
function describeDate({ input }: { input?: unknown }): Problem {
  const month = typeof input === 'string' && /^\d{4}-(\d{2})-\d{2}$/.exec(input)?.[1];
  if (!month) return problem('birthDateIncomplete');
  return Number(month) >= 1 && Number(month) <= 12 ? problem('dayInvalid') : problem('monthInvalid');
}

/** Date `YYYY-MM-DD` from 1900 to today in KST. */
export const birthDate = z
  .string({ error: describeDate })
  .overwrite(toComparable)
  .check(z.iso.date({ error: describeDate }))
  .refine((date) => Number(date.slice(0, 4)) >= OLDEST_YEAR && date <= getTodayInKorea(), problem('yearInvalid'));

/** Gender, or the empty string if the user does not state it. */
export const genderOrEmpty = z.union([gender, z.literal('')]);

const requireConsent = (error: Problem) => z.literal(true, { error });

/** Consents of a signup. The first three are required. */
export const consents = z.object({
  agreedToTerms: requireConsent('termsNotAccepted'),
  agreedToPrivacy: requireConsent('privacyNotAccepted'),
  agreedToLocation: requireConsent('locationNotAccepted'),
  agreedToMarketing: z.boolean(),
});

export type ConsentFlags = Record<keyof z.infer<typeof consents>, boolean>;

const consentState = z.object({
  /** Consents to ask for: texts with a new version, and marketing after two years. */
  due: z.array(consents.keyof()).max(4),
  /** `decidedAt`: when it was last given or withdrawn; null if never. */
  marketing: z.object({ agreed: z.boolean(), decidedAt: z.iso.datetime().nullable() }),
});
export type ConsentState = z.infer<typeof consentState>;

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
  /** Whether outfits with pictures of people near the member's age come first. Missing if the host is of an earlier version. */
  prefersOwnAge: z.boolean().optional(),
  /** Missing if the host is of an earlier version. */
  consents: consentState.optional(),
  /** Language of pushes, mails, calendars and pictures of widgets. At first that of the page on which the user signed up. */
  language: chosenLanguage,
  comfort: userComfort,
});
export type Profile = z.infer<typeof profile>;

/** Response of a call that returns no data. */
export const emptyResponse = z.object({});
