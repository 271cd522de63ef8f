import { z } from 'zod';
import { email, nickname, username } from '@/lib/contract/account-fields';
import { GENDERS } from '@/lib/contract/gender';
import { gender } from '@/lib/contract/gender-field';
import { mailCode } from '@/lib/contract/mail-code';
import { birthDateInput } from './birth-date';
import { confirmedPassword } from './passwords';

// Schemas of the account forms. They use the fields and messages of the contract.

export const logInForm = z.object({
  username: z.string().min(1, '아이디를 입력해 주세요.'),
  password: z.string().min(1, '비밀번호를 입력해 주세요.'),
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
  gender: z.enum(GENDERS, { error: '성별을 선택해 주세요.' }),
});

export const userInfoForm = z.object({ gender: z.union([gender, z.literal('')]), birth: birthDateInput });

export const feedbackForm = z.object({
  text: z.string().trim().min(1, '의견을 한 글자 이상 적어 주세요.').max(1_000, '1,000자까지 적을 수 있어요.'),
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
export const withdrawalForm = z.object({ reasonId: z.string({ error: '떠나는 이유를 골라 주세요.' }).regex(/^\d+$/) });
