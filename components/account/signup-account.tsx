'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { useSignupDraft } from '@/lib/client/account/signup-draft';
import { lengthText, NEW_PASSWORD_LENGTH, newPassword } from '@/lib/contract/account-fields';
import { accountForm } from '@/lib/domain/validation/account-forms';
import { Form, FormEnd } from '../ui/form';
import { PasswordPair } from './password-pair';
import { useAvailability, UsernameField } from './username-field';

/** The second step: username and password. */
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
  const availability = useAvailability(useWatch({ control: form.control, name: 'username' }));
  const isBlocked = availability === 'taken' || availability === 'asking';

  const submit = form.handleSubmit(({ username, password }) => {
    update({ account: { username, password } });
    router.push('/signup?step=2');
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void submit(event)}>
        <UsernameField />
        <PasswordPair label="비밀번호" length={lengthText(NEW_PASSWORD_LENGTH)} schema={newPassword} />
        <FormEnd>
          <SubmitButton busy={false} disabled={!form.formState.isValid || isBlocked}>
            다음
          </SubmitButton>
        </FormEnd>
      </Form>
    </FormProvider>
  );
}
