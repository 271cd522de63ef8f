import type { LengthRange } from '@/lib/contract/account-fields';
import type { Messages } from '@/lib/messages/messages';

/** Requirement of a new password, with its label and check. */
export interface PasswordRule {
  label: string;
  isMet: (typed: string) => boolean;
}

/** Returns the requirements of a new password. Together they are equivalent to the contract's schema. */
export const getPasswordRules = (length: LengthRange, texts: Messages['passwordRules']): PasswordRule[] => [
  { label: texts.formatLength(length), isMet: (typed) => typed.length >= length.min && typed.length <= length.max },
  { label: texts.letter, isMet: (typed) => /[A-Za-z]/.test(typed) },
  { label: texts.digit, isMet: (typed) => /\d/.test(typed) },
  { label: texts.special, isMet: (typed) => /[!-/:-@[-`{-~]/.test(typed) },
  { label: texts.ascii, isMet: (typed) => /^[!-~]+$/.test(typed) },
];

/** Special characters that password managers use. The contract accepts every visible one of ASCII. */
const SUGGESTED_SPECIALS = '-!@#$%^&*_+=?';

/**
 * Returns the attributes of an input by which browsers suggest passwords that fit. `passwordrules` is Apple's
 * (developer.apple.com/password-rules); other browsers read the lengths.
 */
export const getSuggestionAttributes = ({ min, max }: LengthRange) => ({
  minLength: min,
  maxLength: max,
  passwordrules: `minlength: ${min}; maxlength: ${max}; required: lower; required: upper; required: digit; required: [${SUGGESTED_SPECIALS}];`,
});
