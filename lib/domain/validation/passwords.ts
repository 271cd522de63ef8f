import { z } from 'zod';
import { changedPassword, existingPassword, newPassword } from '@/lib/contract/account-fields';
import { problem } from '@/lib/contract/problem';
import { toPassword } from '@/lib/contract/text-forms';

const MISMATCH = problem('confirmationDiffers');

const confirmation = z.string().overwrite(toPassword).min(1, problem('confirmationMissing'));

/** New password at signup or after a reset, typed twice. */
export const confirmedPassword = z
  .object({ password: newPassword, confirmation })
  .refine((typed) => typed.password === typed.confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** Form in which a member changes the password. */
export const passwordChangeForm = z
  .object({
    current: existingPassword(problem('currentPasswordMissing')),
    password: changedPassword,
    confirmation,
  })
  .refine(({ current, password }) => toPassword(current) !== password, {
    path: ['password'],
    error: problem('passwordUnchanged'),
  })
  .refine((typed) => typed.password === typed.confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** Returns true if both fields are filled. They are then compared even if other fields are still invalid. */
function hasConfirmation({ value }: { value: unknown }): boolean {
  const typed = value as { password?: unknown; confirmation?: unknown };
  return Boolean(typed.password) && Boolean(typed.confirmation);
}
