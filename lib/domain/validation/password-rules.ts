import { lengthText, type Length } from '@/lib/contract/account-fields';

/** One thing that a new password has to be, in words, and whether a typed one is. */
export interface PasswordRule {
  label: string;
  isKept: (typed: string) => boolean;
}

/** What the contract asks of a new password, one by one: together they are its schema. */
export const passwordRules = (length: Length): PasswordRule[] => [
  { label: lengthText(length), isKept: (typed) => typed.length >= length.min && typed.length <= length.max },
  { label: '영문', isKept: (typed) => /[A-Za-z]/.test(typed) },
  { label: '숫자', isKept: (typed) => /\d/.test(typed) },
  { label: '특수문자', isKept: (typed) => /[!-/:-@[-`{-~]/.test(typed) },
  { label: '한글·띄어쓰기 없이', isKept: (typed) => /^[!-~]+$/.test(typed) },
];
