import { z } from 'zod';
import { changedPassword, existingPassword, newPassword } from '@/lib/contract/account-fields';

const MISMATCH = '비밀번호가 일치하지 않습니다.';

/** New password at signup or after a reset, typed twice. */
export const confirmedPassword = z
  .object({ password: newPassword, confirmation: z.string().min(1, '비밀번호 확인을 입력해주세요.') })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** Form in which a member changes the password. */
export const passwordChangeForm = z
  .object({
    current: existingPassword('현재 비밀번호를 입력해주세요.'),
    password: changedPassword,
    confirmation: z.string().min(1, '비밀번호 확인을 입력해주세요.'),
  })
  .refine(({ current, password }) => current !== password, {
    path: ['password'],
    error: '기존 비밀번호와 다른 비밀번호를 입력해주세요.',
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
