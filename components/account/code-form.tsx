'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextButton } from '@/components/ui/text-button';
import { TextField } from '@/components/ui/text-field';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { MAIL_CODE_LENGTH } from '@/lib/contract/mail-code';
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
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } });
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
      showSuccess('인증번호를 다시 보냈어요.');
    });
    setResending(false);
  };
  const submit = handleSubmit(({ code }) => attempt(() => onCode(code)));
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const code = target.value.replace(/\D/g, '').slice(0, MAIL_CODE_LENGTH);
    setValue('code', code);
    if (code.length === MAIL_CODE_LENGTH && !isSubmitting) target.form?.requestSubmit();
  };
  const expiredMessage = isExpired ? '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.' : undefined;
  return (
    <TypedForm form={form} onSubmit={submit}>
      <div className="flex items-center gap-2 rounded-control bg-card px-4 py-2">
        <p className="min-w-0 flex-1 text-label">
          <b className="block truncate font-semibold">{address.email}</b>
          <span className="text-ink-2">여기로 6자리 인증번호를 보냈어요</span>
        </p>
        <TextButton onClick={onChangeAddress}>바꾸기</TextButton>
      </div>
      <TextField
        label="인증번호"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6자리 숫자"
        disabled={isExpired}
        error={errors.code?.message ?? expiredMessage}
        hint="메일이 보이지 않으면 스팸함도 확인해 주세요."
        trailing={isExpired ? undefined : <Countdown seconds={secondsLeft} />}
        {...register('code', { onChange })}
      />
      {mailbox && (
        <a
          href={mailbox}
          target="_blank"
          className="-mt-1 flex min-h-11 items-center text-label font-semibold text-accent-text underline underline-offset-4"
        >
          개발용 우편함에서 메일 보기
        </a>
      )}
      <FormEnd>
        {!isExpired && <SubmitButton busy={isSubmitting || isSubmitSuccessful}>인증하기</SubmitButton>}
        <SubmitButton
          type="button"
          look={isExpired ? 'primary' : 'soft'}
          busy={resending}
          disabled={secondsToResend > 0}
          onClick={() => void resend()}
        >
          {secondsToResend > 0 ? `${secondsToResend}초 뒤에 다시 받을 수 있어요` : '인증번호 다시 받기'}
        </SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
