import { formatLength, type LengthRange } from '@/lib/contract/account-fields';

/** One thing that a new password has to be, in words, and whether a typed one is. */
export interface PasswordRule {
  label: string;
  isMet: (typed: string) => boolean;
}

/** What the contract asks of a new password, one by one: together they are its schema. */
export const getPasswordRules = (length: LengthRange): PasswordRule[] => [
  { label: formatLength(length), isMet: (typed) => typed.length >= length.min && typed.length <= length.max },
  { label: '영문', isMet: (typed) => /[A-Za-z]/.test(typed) },
  { label: '숫자', isMet: (typed) => /\d/.test(typed) },
  { label: '특수문자', isMet: (typed) => /[!-/:-@[-`{-~]/.test(typed) },
  { label: '한글·띄어쓰기 없이', isMet: (typed) => /^[!-~]+$/.test(typed) },
];
