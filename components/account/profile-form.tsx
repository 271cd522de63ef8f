'use client';

import { useMemo } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import { createFormResolver } from '@/components/ui/form-resolver';
import { SubmitButton } from '@/components/ui/submit-button';
import type { CallFailure } from '@/lib/client/api/call-failure';
import { toFormFailure } from '@/lib/client/api/form-failure';
import type { SignupDraft } from '@/lib/client/account/signup-draft';
import { profileForm, socialProfileForm } from '@/lib/domain/validation/account-forms';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { ProfileFields } from './profile-fields';

export type TypedProfile = SignupDraft['profile'];

interface Props {
  initial: TypedProfile;
  isSocial: boolean;
  submitLabel: string;
  /** Error of a later step that concerns these fields. */
  failure?: CallFailure | null;
  /** Throws `CallFailure`. */
  onSubmit: (typed: TypedProfile) => Promise<void>;
}

/** Maps a host error to the fields of this form, or to the whole form if no field matches. */
function toFieldErrors(error: unknown): Partial<Record<'nickname' | 'birth' | 'root', FieldError>> {
  const { message, fields } = toFormFailure(error);
  const toError = (words: string | undefined) => (words ? { type: 'host', message: words } : undefined);
  const [nickname, birth] = [toError(fields.nickname), toError(fields.birthDate)];
  return nickname || birth ? { nickname, birth } : { root: toError(Object.values(fields)[0] ?? message) };
}

export function ProfileForm({ initial, isSocial, submitLabel, failure, onSubmit }: Props) {
  // One object per failure, because the form takes every new object for a new error.
  const failureErrors = useMemo(() => (failure ? toFieldErrors(failure) : undefined), [failure]);
  const form = useForm<TypedProfile>({
    resolver: createFormResolver(isSocial ? socialProfileForm : profileForm),
    mode: 'onTouched',
    defaultValues: initial,
    errors: failureErrors,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    try {
      await onSubmit(typed);
    } catch (error) {
      const errors = toFieldErrors(error);
      for (const name of ['nickname', 'birth', 'root'] as const) if (errors[name]) form.setError(name, errors[name]);
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <ProfileFields isSocial={isSocial} marksNickname />
      <FormEnd>
        {errors.root && (
          <p role="alert" className="text-center text-label text-danger">
            {errors.root.message}
          </p>
        )}
        <SubmitButton busy={isSubmitting}>{submitLabel}</SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}
