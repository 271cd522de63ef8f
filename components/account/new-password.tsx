'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { SubmitButton } from '@/components/ui/submit-button';
import { useMessages } from '@/lib/client/language/messages';
import { apiSend } from '@/lib/client/api/api';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { useResetMailCode } from '@/lib/client/account/mail-code';
import { useRecovery } from '@/lib/client/account/recovery';
import { NEW_PASSWORD_LENGTH, newPassword } from '@/lib/contract/account-fields';
import type { resetPassword } from '@/lib/contract/recovery';
import { confirmedPassword } from '@/lib/domain/validation/passwords';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { SCREENS } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { Redirect } from './redirect';
import { PasswordPair } from './password-pair';

/** Sets a new password after the code was verified. */
export function NewPassword() {
  const messages = useMessages('recovery');
  const { recovered } = useRecovery();
  useResetMailCode('reset');
  if (!recovered?.code) return <Redirect to={SCREENS.resetPassword.path} />;
  return (
    <AccountScreen heading={messages.newPasswordHeading} lead={messages.newPasswordLead}>
      <NewPasswordForm username={recovered.username} verificationCode={recovered.code} />
    </AccountScreen>
  );
}

function NewPasswordForm({ username, verificationCode }: { username: string; verificationCode: string }) {
  const { savePassword } = useMessages('recovery');
  const { newPassword: label } = useMessages('passwords');
  const router = useRouter();
  const form = useForm({
    resolver: createFormResolver(confirmedPassword),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const { isSubmitting, isSubmitSuccessful, errors } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const body = { verificationCode, username, newPassword: password };
      await apiSend<typeof resetPassword>('POST', '/api/v1/auth/reset-password', body);
      prefilledUsername.write(username);
      router.replace(SCREENS.resetDone.path);
    } catch (error) {
      const { message, fields } = toFormFailure(error);
      if (fields.newPassword) form.setError('password', { message: fields.newPassword });
      else form.setError('root', { message: Object.values(fields)[0] ?? message });
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordPair label={label} length={NEW_PASSWORD_LENGTH} schema={newPassword} username={username} />
      <FormEnd>
        {errors.root && (
          <p role="alert" className="text-center text-label text-danger">
            {errors.root.message}
          </p>
        )}
        <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{savePassword}</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
