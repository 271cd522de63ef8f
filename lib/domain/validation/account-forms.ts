import { z } from 'zod';
import { email, nickname, username } from '@/lib/contract/account-fields';
import { GENDERS } from '@/lib/contract/gender';
import { gender } from '@/lib/contract/gender-field';
import { mailCode } from '@/lib/contract/mail-code';
import { problem } from '@/lib/contract/problem';
import { birthDateInput } from './birth-date';
import { confirmedPassword } from './passwords';

// Schemas of the account forms. They use the fields and messages of the contract.

export const logInForm = z.object({
  username: z.string().min(1, problem('usernameMissing')),
  password: z.string().min(1, problem('passwordMissing')),
});

export const reauthenticationForm = logInForm.pick({ password: true });

export const emailForm = z.object({ email });
export const usernameEmailForm = z.object({ username, email });
export const codeForm = z.object({ code: mailCode });

export const accountForm = confirmedPassword.and(z.object({ username }));

export const profileForm = z.object({
  nickname,
  gender: z.union([gender, z.literal('')]),
  birth: birthDateInput,
});

/** Completion of a social account, which requires the gender. */
export const socialProfileForm = profileForm.extend({
  gender: z.enum(GENDERS, { error: problem('genderMissing') }),
});

export const feedbackForm = z.object({
  text: z.string().trim().min(1, problem('feedbackMissing')).max(1_000, problem('feedbackTooLong')),
  replyTo: z.union([z.literal(''), email]),
});

const required = z.boolean().refine((isChecked) => isChecked);

/** Consents of a signup. The first three are required. */
export const consentForm = z.object({
  agreedToTerms: required,
  agreedToPrivacy: required,
  agreedToLocation: required,
  agreedToMarketing: z.boolean(),
});

/** Reason for deleting an account, by its id. */
export const withdrawalForm = z.object({
  reasonId: z.string({ error: problem('leavingReasonMissing') }).regex(/^\d+$/),
});
