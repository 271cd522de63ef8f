'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { logIn } from '@/lib/client/session/session';
import { takePathAfterLogin } from '@/lib/client/session/path-after-login';
import { startMemberSession } from '@/lib/client/session/session-changes';
import { logInForm } from '@/lib/domain/validation/account-forms';
import { TypedForm } from '@/components/ui/typed-form';
import { SCREENS } from '@/lib/routes';

const LINKS = [SCREENS.findId, SCREENS.resetPassword, SCREENS.signup];

const WRONG_CREDENTIALS = '등록되지 않은 계정이거나 비밀번호가 달라요. 다시 확인해 주세요.';

/** Login form. The host validates the values. */
export function LogInForm() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [username] = useState(prefilledUsername.read);
  // No default values if there is no username: they would overwrite text that was typed before hydration.
  const form = useForm({ resolver: zodResolver(logInForm), defaultValues: username ? { username } : undefined });
  const { register, handleSubmit, formState, setError, setFocus } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  // If an earlier screen provided the username, only the password is missing.
  useEffect(() => {
    if (username) setFocus('password');
  }, [username, setFocus]);

  const submit = handleSubmit(async (credentials) => {
    const result = await logIn(credentials);
    if (result.ok) {
      prefilledUsername.write(null);
      startMemberSession(queryClient, result.profile);
      return router.replace(takePathAfterLogin(result.profile));
    }
    const { code, message } = result.failure;
    setError('root', { message: code === 'UNAUTHENTICATED' ? WRONG_CREDENTIALS : message });
    setFocus('password');
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <TextField
        label="아이디"
        placeholder="아이디를 입력해 주세요"
        autoComplete="username"
        verbatim
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="비밀번호"
        placeholder="비밀번호를 입력해 주세요"
        autoComplete="current-password"
        error={errors.password?.message ?? errors.root?.message}
        {...register('password')}
      />
      <SubmitButton busy={isSubmitting || isSubmitSuccessful}>로그인</SubmitButton>
      <nav aria-label="로그인 도움" className="flex justify-center divide-x divide-line">
        {LINKS.map(({ path, title }) => (
          <Link
            key={path}
            href={path}
            className="relative my-3 flex h-5 items-center px-3.5 text-label text-ink-2 before:absolute before:inset-x-0 before:-inset-y-3"
          >
            {title}
          </Link>
        ))}
      </nav>
    </TypedForm>
  );
}
