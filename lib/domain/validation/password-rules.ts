import { formatLength, type LengthRange } from '@/lib/contract/account-fields';

/** Requirement of a new password, with its label and check. */
export interface PasswordRule {
  label: string;
  isMet: (typed: string) => boolean;
}

/** Returns the requirements of a new password. Together they are equivalent to the contract's schema. */
export const getPasswordRules = (length: LengthRange): PasswordRule[] => [
  { label: formatLength(length), isMet: (typed) => typed.length >= length.min && typed.length <= length.max },
  { label: '영문', isMet: (typed) => /[A-Za-z]/.test(typed) },
  { label: '숫자', isMet: (typed) => /\d/.test(typed) },
  { label: '특수문자', isMet: (typed) => /[!-/:-@[-`{-~]/.test(typed) },
  { label: '한글·띄어쓰기 없이', isMet: (typed) => /^[!-~]+$/.test(typed) },
];
