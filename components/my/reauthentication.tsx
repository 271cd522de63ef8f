'use client';

import { useForm } from 'react-hook-form';
import { SocialButton } from '@/components/account/social-button';
import { createFormResolver } from '@/components/ui/form-resolver';
import { Modal } from '@/components/ui/modal';
import { PasswordField } from '@/components/ui/password-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TypedForm } from '@/components/ui/typed-form';
import { useMessages } from '@/lib/client/language/messages';
import { requestReauthentication } from '@/lib/client/session/after-login';
import { logIn } from '@/lib/client/session/session';
import type { Profile } from '@/lib/contract/account-fields';
import { reauthenticationForm } from '@/lib/domain/validation/account-forms';

interface Props {
  open: boolean;
  profile: Profile;
  /** Path to return to after a login at an identity provider. */
  returnPath: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the user to log in again before a sensitive action. */
export function Reauthentication({ open, profile, returnPath, onClose, onDone }: Props) {
  const messages = useMessages('secession');
  return (
    <Modal open={open} onClose={onClose} labelledBy="again-title" className="w-[calc(100%-40px)] max-w-prompt">
      <div className="p-5 pt-7">
        <h2 id="again-title" className="text-center text-heading font-bold">
          {messages.loginTitle}
        </h2>
        <p className="mt-2 mb-5 text-center text-body text-ink-2">{messages.loginText}</p>
        {profile.socialType ? (
          <div className="flex" onClick={() => requestReauthentication({ userId: profile.id, path: returnPath })}>
            <SocialButton provider={profile.socialType} forceLogin />
          </div>
        ) : (
          <PasswordAgain username={profile.username ?? ''} onDone={onDone} />
        )}
      </div>
    </Modal>
  );
}

function PasswordAgain({ username, onDone }: { username: string; onDone: () => void }) {
  const messages = useMessages('secession');
  const form = useForm({ resolver: createFormResolver(reauthenticationForm) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const result = await logIn({ username, password });
    if (result.ok) return onDone();
    const { code, message } = result.failure;
    form.setError('password', { message: code === 'UNAUTHENTICATED' ? messages.wrongPassword : message });
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SubmitButton busy={isSubmitting}>{messages.confirm}</SubmitButton>
    </TypedForm>
  );
}
