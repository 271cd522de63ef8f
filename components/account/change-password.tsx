'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { FormEnd } from '@/components/ui/form';
import { LinkButton } from '@/components/ui/link-button';
import { TypedForm } from '@/components/ui/typed-form';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { apiSend } from '@/lib/client/api/api';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { endMemberSession } from '@/lib/client/session/session-end';
import { CHANGED_PASSWORD_LENGTH, changedPassword, type Profile } from '@/lib/contract/account-fields';
import type { changePassword } from '@/lib/contract/user';
import { passwordChangeForm } from '@/lib/domain/validation/passwords';
import { SCREENS } from '@/lib/routes';
import { PasswordPair } from './password-pair';
import { MemberScreen } from './member-screen';

const FAILED = '비밀번호 변경에 실패했습니다.';

export function ChangePasswordScreen() {
  return (
    <MemberScreen title={SCREENS.changePassword.title}>
      {(profile) =>
        profile.socialType ? <SocialAccountNote provider={profile.socialType} /> : <ChangePassword profile={profile} />
      }
    </MemberScreen>
  );
}

const PROVIDERS = { kakao: '카카오', google: 'Google' } as const;

/** Shown to members who log in through an identity provider and have no password here. */
function SocialAccountNote({ provider }: { provider: keyof typeof PROVIDERS }) {
  const name = PROVIDERS[provider];
  return (
    <>
      <h2 className="text-title font-bold">날옷에는 비밀번호가 없어요</h2>
      <p className="mt-2 text-body text-ink-2">
        {name} 계정으로 로그인하고 있어요. 비밀번호는 {name}에서 바꿀 수 있어요.
      </p>
      <FormEnd>
        <LinkButton href={SCREENS.accountSettings.path}>계정 설정으로 가기</LinkButton>
      </FormEnd>
    </>
  );
}

/** Form that changes the password. Afterwards all devices, including this one, have to log in again. */
function ChangePassword({ profile }: { profile: Profile }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(passwordChangeForm),
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
      showSuccess('비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.');
      endMemberSession(queryClient);
      router.replace(SCREENS.loginForm.path);
    } catch (error) {
      const { message, fields, isSessionOver } = toFormFailure(error);
      if (fields.currentPassword) form.setError('current', { message: fields.currentPassword });
      if (fields.newPassword) form.setError('password', { message: fields.newPassword });
      if (Object.keys(fields).length > 0) return;
      // Without an error the form would count as submitted, and its button would stay busy.
      form.setError('root', { message });
      if (!isSessionOver) toast.error(message || FAILED);
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={profile.username ?? ''} readOnly hidden />
      <PasswordField
        label="현재 비밀번호"
        placeholder="지금 쓰는 비밀번호"
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordPair
        label="새 비밀번호"
        length={CHANGED_PASSWORD_LENGTH}
        schema={changedPassword}
        username={profile.username ?? ''}
      />
      <Link
        href={SCREENS.passwordPolicy.path}
        className="flex min-h-11 items-center self-start text-label font-semibold text-accent-text underline underline-offset-4"
      >
        비밀번호는 어떻게 지켜지나요?
      </Link>
      <FormEnd>
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>비밀번호 변경</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
