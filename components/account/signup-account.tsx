'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { useSignupDraft } from '@/lib/client/account/signup-draft';
import { NEW_PASSWORD_LENGTH, newPassword } from '@/lib/contract/account-fields';
import { accountForm } from '@/lib/domain/validation/account-forms';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { PasswordPair, useFindPasswordProblem } from './password-pair';
import { UsernameField, useUsernameTakenCheck } from './username-field';

/** Second step of a signup: username and password. */
export function SignupAccount() {
  const router = useRouter();
  const { draft, update } = useSignupDraft();
  const form = useForm({
    resolver: zodResolver(accountForm),
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
      <PasswordPair label="비밀번호" length={NEW_PASSWORD_LENGTH} schema={newPassword} username={username} />
      <FormEnd>
        <SubmitButton busy={form.formState.isSubmitting}>다음</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
