'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { createFormResolver } from '@/components/ui/form-resolver';
import { FormEnd } from '@/components/ui/form';
import { LinkButton } from '@/components/ui/link-button';
import { TypedForm } from '@/components/ui/typed-form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { apiSend } from '@/lib/client/api/api';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { endMemberSession } from '@/lib/client/session/session-end';
import {
  CHANGED_PASSWORD_LENGTH,
  changedPassword,
  type Profile,
  type SocialProvider,
} from '@/lib/contract/account-fields';
import type { changePassword } from '@/lib/contract/user';
import { passwordChangeForm } from '@/lib/domain/validation/passwords';
import { SCREENS } from '@/lib/routes';
import { PasswordPair } from './password-pair';
import { MemberScreen } from './member-screen';

export function ChangePasswordScreen() {
  return (
    <MemberScreen screen="changePassword">
      {(profile) =>
        profile.socialType ? <SocialAccountNote provider={profile.socialType} /> : <ChangePassword profile={profile} />
      }
    </MemberScreen>
  );
}

/** Shown to members who log in through an identity provider and have no password here. */
function SocialAccountNote({ provider }: { provider: SocialProvider }) {
  const messages = useMessages('passwords');
  const { providers } = useMessages('socialLogin');
  return (
    <>
      <h2 className="text-title font-bold">{messages.noPassword}</h2>
      <p className="mt-2 text-body text-ink-2">{messages.changeAtProvider(providers[provider])}</p>
      <FormEnd>
        <LinkButton href={SCREENS.accountSettings.path}>{messages.toSettings}</LinkButton>
      </FormEnd>
    </>
  );
}

/** Form that changes the password. Afterwards all devices, including this one, have to log in again. */
function ChangePassword({ profile }: { profile: Profile }) {
  const messages = useMessages('passwords');
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: createFormResolver(passwordChangeForm),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { mutateAsync } = useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      apiSend<typeof changePassword>('PUT', `/api/v1/user/${profile.id}/password`, passwords),
  });

  const submit = form.handleSubmit(async ({ current, password }) => {
    try {
      await mutateAsync({ currentPassword: current, newPassword: password });
      showSuccess(messages.changed);
      endMemberSession(queryClient);
      router.replace(SCREENS.loginForm.path);
    } catch (error) {
      const { message, fields, isSessionOver } = toFormFailure(error);
      if (fields.currentPassword) form.setError('current', { message: fields.currentPassword });
      if (fields.newPassword) form.setError('password', { message: fields.newPassword });
      if (Object.keys(fields).length > 0) return;
      // Without an error the form would count as submitted, and its button would stay busy.
      form.setError('root', { message });
      if (!isSessionOver) toast.error(message || messages.changeFailed);
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={profile.username ?? ''} readOnly hidden />
      <PasswordField
        label={messages.current}
        placeholder={messages.currentPlaceholder}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordPair
        label={messages.newPassword}
        length={CHANGED_PASSWORD_LENGTH}
        schema={changedPassword}
        username={profile.username ?? ''}
      />
      <Link
        href={SCREENS.passwordPolicy.path}
        className="flex min-h-11 items-center self-start text-label font-semibold text-accent-text underline underline-offset-4"
      >
        {messages.howProtected}
      </Link>
      <FormEnd>
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{messages.change}</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
