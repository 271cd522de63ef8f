'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { TextField } from '@/components/ui/text-field';
import type { SignupDraft } from '@/lib/client/account/signup-draft';
import { useMessages } from '@/lib/client/language/messages';
import { nickname as nicknameSchema } from '@/lib/contract/account-fields';
import { BirthDateField } from './birth-date-field';
import { useGenderChoices } from './gender-choices';

interface Props {
  isSocial: boolean;
  /** Whether a valid nickname is marked as such. */
  marksNickname?: boolean;
}

/** Inputs for nickname, gender and birth date. */
export function ProfileFields({ isSocial, marksNickname = false }: Props) {
  const messages = useMessages('profile');
  const genders = useGenderChoices(!isSocial);
  const { register, formState, control } = useFormContext<SignupDraft['profile']>();
  const { errors } = formState;
  const nickname = useWatch({ control, name: 'nickname' });
  const isFine = marksNickname && nicknameSchema.safeParse(nickname).success;
  return (
    <>
      <TextField
        label={messages.nickname}
        placeholder={messages.nicknamePlaceholder}
        autoComplete="nickname"
        error={errors.nickname?.message}
        success={isFine ? messages.nicknameFine : undefined}
        {...register('nickname')}
      />
      <ChoiceGroup
        label={messages.gender}
        choices={genders}
        hint={messages.genderHint}
        error={errors.gender?.message}
        {...register('gender')}
      />
      <BirthDateField />
    </>
  );
}
