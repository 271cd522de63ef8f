'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { useMessages } from '@/lib/client/language/messages';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { logIn } from '@/lib/client/session/session';
import { takePathAfterLogin } from '@/lib/client/session/path-after-login';
import { startMemberSession } from '@/lib/client/session/session-changes';
import { logInForm } from '@/lib/domain/validation/account-forms';
import { TypedForm } from '@/components/ui/typed-form';
import { KnownUsernameField } from './known-username-field';
import { SCREENS } from '@/lib/routes';

const LINKS = ['findId', 'resetPassword', 'signup'] as const;

/** Login form. The host validates the values. */
export function LogInForm() {
  const messages = useMessages('logIn');
  const screens = useMessages('screens');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [username] = useState(prefilledUsername.read);
  // No default values if there is no username: they would overwrite text that was typed before hydration.
  const form = useForm({ resolver: createFormResolver(logInForm), defaultValues: username ? { username } : undefined });
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
    setError('root', { message: code === 'UNAUTHENTICATED' ? messages.wrongCredentials : message });
    setFocus('password');
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <KnownUsernameField messages={messages} error={errors.username?.message} {...register('username')} />
      <PasswordField
        label={messages.password}
        placeholder={messages.passwordPlaceholder}
        autoComplete="current-password"
        error={errors.password?.message ?? errors.root?.message}
        {...register('password')}
      />
      <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{messages.submit}</SubmitButton>
      <nav aria-label={messages.help} className="flex justify-center divide-x divide-line">
        {LINKS.map((screen) => (
          <Link
            key={screen}
            href={SCREENS[screen].path}
            className="relative my-3 flex h-5 items-center px-3.5 text-label whitespace-nowrap text-ink-2 before:absolute before:inset-x-0 before:-inset-y-3"
          >
            {screens[screen]}
          </Link>
        ))}
      </nav>
    </TypedForm>
  );
}
