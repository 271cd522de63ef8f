import { z } from 'zod';
import { changedPassword, existingPassword, newPassword } from '@/lib/contract/account-fields';

const MISMATCH = '비밀번호가 일치하지 않습니다.';

/** A password chosen at signup or at a reset, typed twice. */
export const confirmedPassword = z
  .object({ password: newPassword, confirmation: z.string().min(1, '비밀번호 확인을 입력해주세요.') })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: MISMATCH,
    when: hasConfirmation,
  });

/** The change page of a person who is logged in. */
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

/** Whether the two differ is said as soon as both are there, whatever else is still wrong. */
function hasConfirmation({ value }: { value: unknown }): boolean {
  const { password, confirmation } = value as { password?: unknown; confirmation?: unknown };
  return Boolean(password) && Boolean(confirmation);
}
