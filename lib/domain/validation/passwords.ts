import { z } from 'zod';
import { changedPassword, existingPassword, newPassword } from '@/lib/contract/account-fields';
import { problem } from '@/lib/contract/problem';

const MISMATCH = problem('confirmationDiffers');

/** New password at signup or after a reset, typed twice. */
export const confirmedPassword = z
  .object({ password: newPassword, confirmation: z.string().min(1, problem('confirmationMissing')) })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** Form in which a member changes the password. */
export const passwordChangeForm = z
  .object({
    current: existingPassword(problem('currentPasswordMissing')),
    password: changedPassword,
    confirmation: z.string().min(1, problem('confirmationMissing')),
  })
  .refine(({ current, password }) => current !== password, {
    path: ['password'],
    error: problem('passwordUnchanged'),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** Returns true if both fields are filled. They are then compared even if other fields are still invalid. */
function hasConfirmation({ value }: { value: unknown }): boolean {
  const { password, confirmation } = value as { password?: unknown; confirmation?: unknown };
  return Boolean(password) && Boolean(confirmation);
}
