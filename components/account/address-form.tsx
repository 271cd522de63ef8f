'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { formFailure } from '@/lib/client/api/form-failure';
import { accountAddressForm, addressForm } from '@/lib/domain/validation/account-forms';
import { Form, FormEnd } from '../ui/form';

export interface Address {
  email: string;
  username?: string;
}

interface Props {
  asksUsername: boolean;
  onSend: (address: Address) => Promise<void>;
}

/** Where a code is to be mailed; the button wakes once the address could be one. */
export function AddressForm({ asksUsername, onSend }: Props) {
  const schema = asksUsername ? accountAddressForm : addressForm;
  const { register, handleSubmit, formState, setError, control } = useForm<Address>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '', username: asksUsername ? '' : undefined },
  });
  const { errors, isSubmitting } = formState;
  const isAddress = schema.safeParse(useWatch({ control })).success;

  const submit = handleSubmit(async (address) => {
    try {
      await onSend(address);
    } catch (error) {
      const { message, fields } = formFailure(error);
      if (fields.username) setError('username', { message: fields.username });
      if (fields.email || !fields.username) setError('email', { message: fields.email ?? message });
    }
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {asksUsername && (
        <TextField
          label="아이디"
          placeholder="아이디를 입력해 주세요"
          autoComplete="username"
          verbatim
          error={errors.username?.message}
          {...register('username')}
        />
      )}
      <TextField
        label="이메일"
        type="email"
        inputMode="email"
        placeholder="name@example.com"
        autoComplete="email"
        verbatim
        error={errors.email?.message}
        {...register('email')}
      />
      <FormEnd>
        <SubmitButton busy={isSubmitting} disabled={!isAddress}>
          인증번호 받기
        </SubmitButton>
      </FormEnd>
    </Form>
  );
}
