'use client';

import { useForm } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useMessages } from '@/lib/client/language/messages';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { usernameEmailForm, emailForm } from '@/lib/domain/validation/account-forms';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { KnownUsernameField } from './known-username-field';

export interface Address {
  email: string;
  username?: string;
}

interface Props {
  withUsername: boolean;
  onSend: (address: Address) => Promise<void>;
}

export function AddressForm({ withUsername, onSend }: Props) {
  const messages = useMessages('mailCode');
  const schema = withUsername ? usernameEmailForm : emailForm;
  // No default values: they would overwrite text that was typed before hydration.
  const form = useForm<Address>({ resolver: createFormResolver(schema), mode: 'onTouched' });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (address) => {
    try {
      await onSend(address);
    } catch (error) {
      const { message, fields } = toFormFailure(error);
      if (fields.username) setError('username', { message: fields.username });
      if (fields.email || !fields.username) setError('email', { message: fields.email ?? message });
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      {withUsername && (
        <KnownUsernameField messages={messages} error={errors.username?.message} {...register('username')} />
      )}
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        placeholder="name@example.com"
        autoComplete="email"
        verbatim
        error={errors.email?.message}
        {...register('email')}
      />
      <FormEnd>
        <SubmitButton busy={isSubmitting}>{messages.send}</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
