'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useId } from 'react';
import type { z } from 'zod';
import { PasswordField } from '@/components/ui/password-field';
import { formatLength, type LengthRange } from '@/lib/contract/account-fields';
import { getPasswordRules } from '@/lib/domain/validation/password-rules';
import { PasswordRuleList } from './password-rule-list';

interface PasswordFields {
  password: string;
  confirmation: string;
}

interface Props {
  label: string;
  length: LengthRange;
  schema: z.ZodType<string>;
}

/** Fields for a new password and its confirmation. Requires a form with `password` and `confirmation`. */
export function PasswordPair({ label, length, schema }: Props) {
  const { register, formState, control, trigger } = useFormContext<PasswordFields>();
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const id = useId();
  const { errors, touchedFields } = formState;
  const isValid = schema.safeParse(password).success;
  // An edit of either field may make the two equal.
  const checkPair = () => void (touchedFields.confirmation && trigger('confirmation'));
  return (
    <>
      <PasswordField
        label={label}
        placeholder={`영문·숫자·특수문자 ${formatLength(length)}`}
        autoComplete="new-password"
        error={errors.password?.message}
        success={isValid ? '사용할 수 있는 비밀번호예요.' : undefined}
        aria-describedby={id}
        {...register('password', { onChange: checkPair })}
      />
      <PasswordRuleList id={id} rules={getPasswordRules(length)} typed={password ?? ''} />
      <PasswordField
        label={`${label} 확인`}
        placeholder="한 번 더 입력해 주세요"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        success={isValid && confirmation === password ? '비밀번호가 일치해요.' : undefined}
        {...register('confirmation')}
      />
    </>
  );
}
