'use client';

import { useEffect, useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { createFormResolver } from '@/components/ui/form-resolver';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextButton } from '@/components/ui/text-button';
import { TextField } from '@/components/ui/text-field';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { MAIL_CODE_LENGTH } from '@/lib/contract/mail-code';
import { readDigits } from '@/lib/contract/text-forms';
import { codeForm } from '@/lib/domain/validation/account-forms';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import type { Address } from './address-form';
import { Countdown } from './countdown';

interface Props {
  address: Address;
  secondsLeft: number;
  /** Seconds until another code can be requested. */
  secondsToResend: number;
  mailbox: string | null;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onChangeAddress: () => void;
}

/** Form for a mailed code. The last digit submits it. If the code has expired, the user can only request a new one. */
export function CodeForm({ address, secondsLeft, secondsToResend, mailbox, onCode, onResend, onChangeAddress }: Props) {
  const messages = useMessages('mailCode');
  const form = useForm({ resolver: createFormResolver(codeForm), defaultValues: { code: '' } });
  const { register, handleSubmit, formState, setError, setFocus, setValue, reset } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const [resending, setResending] = useState(false);
  const isExpired = secondsLeft === 0;

  // The form replaces the address form, so the focus moves to the code.
  useEffect(() => setFocus('code'), [setFocus]);

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const { message, fields } = toFormFailure(error);
      setError('code', { message: fields.code ?? fields.email ?? message });
      setFocus('code', { shouldSelect: true });
    }
  };
  const resend = async () => {
    setResending(true);
    reset();
    await attempt(async () => {
      await onResend();
      showSuccess(messages.resent);
    });
    setResending(false);
  };
  const submit = handleSubmit(({ code }) => attempt(() => onCode(code)));
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = readDigits(target.value).slice(0, MAIL_CODE_LENGTH);
    setValue('code', code);
    if (code.length === MAIL_CODE_LENGTH && !isSubmitting) target.form?.requestSubmit();
  };
  const expiredMessage = isExpired ? messages.expired : undefined;
  return (
    <TypedForm form={form} onSubmit={submit}>
      <div className="flex items-center gap-2 rounded-control bg-card px-4 py-2">
        <p className="min-w-0 flex-1 text-label">
          <b className="block truncate font-semibold">{address.email}</b>
          <span className="text-ink-2">{messages.sentHere}</span>
        </p>
        <TextButton onClick={onChangeAddress}>{messages.change}</TextButton>
      </div>
      <TextField
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={messages.codePlaceholder}
        disabled={isExpired}
        error={errors.code?.message ?? expiredMessage}
        hint={messages.hint}
        trailing={<Countdown seconds={secondsLeft} />}
        {...register('code', { onChange })}
      />
      {mailbox && (
        <a
          href={mailbox}
          target="_blank"
          className="-mt-1 flex min-h-11 items-center text-label font-semibold text-accent-text underline underline-offset-4"
        >
          {messages.openMailbox}
        </a>
      )}
      <FormEnd>
        {!isExpired && <SubmitButton busy={isSubmitting || isSubmitSuccessful}>{messages.verify}</SubmitButton>}
        <SubmitButton
          type="button"
          look={isExpired ? 'primary' : 'soft'}
          busy={resending}
          disabled={secondsToResend > 0}
          onClick={() => void resend()}
        >
          {secondsToResend > 0 ? messages.resendIn(secondsToResend) : messages.resend}
        </SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
