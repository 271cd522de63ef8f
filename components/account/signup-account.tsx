'use client';

import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { SubmitButton } from '@/components/ui/submit-button';
import { useMessages } from '@/lib/client/language/messages';
import { useSignupDraft } from '@/lib/client/account/signup-draft';
import { NEW_PASSWORD_LENGTH, newPassword } from '@/lib/contract/account-fields';
import { accountForm } from '@/lib/domain/validation/account-forms';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { PasswordPair, useFindPasswordProblem } from './password-pair';
import { UsernameField, useUsernameTakenCheck } from './username-field';

/** Second step of a signup: username and password. */
export function SignupAccount() {
  const messages = useMessages('signup');
  const { password } = useMessages('passwords');
  const router = useRouter();
  const { draft, update } = useSignupDraft();
  const form = useForm({
    resolver: createFormResolver(accountForm),
    mode: 'onTouched',
    defaultValues: {
      username: draft.account?.username ?? '',
      password: draft.account?.password ?? '',
      confirmation: draft.account?.password ?? '',
    },
  });
  const isTaken = useUsernameTakenCheck();
  const findProblem = useFindPasswordProblem();
  const username = useWatch({ control: form.control, name: 'username' });

  const submit = form.handleSubmit(async ({ username, password }) => {
    const [taken, problem] = await Promise.all([isTaken(username), findProblem(password, username)]);
    // The field shows the reason.
    if (taken || problem) return form.setFocus(taken ? 'username' : 'password');
    update({ account: { username, password } });
    router.push('/signup?step=2');
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <UsernameField />
      <PasswordPair label={password} length={NEW_PASSWORD_LENGTH} schema={newPassword} username={username} />
      <FormEnd>
        <SubmitButton busy={form.formState.isSubmitting}>{messages.next}</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
