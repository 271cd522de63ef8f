'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { createFormResolver } from '@/components/ui/form-resolver';
import { FormEnd } from '@/components/ui/form';
import { TypedForm } from '@/components/ui/typed-form';
import { SubmitButton } from '@/components/ui/submit-button';
import { getUpdateFailureMessage } from '@/lib/client/account/update-failure';
import { apiSend } from '@/lib/client/api/api';
import { toFormFailure } from '@/lib/client/api/form-failure';
import { startMemberSession } from '@/lib/client/session/session-changes';
import type { Profile } from '@/lib/contract/account-fields';
import type { Gender } from '@/lib/contract/gender';
import type { updateUser } from '@/lib/contract/user';
import { profileForm } from '@/lib/domain/validation/account-forms';
import { joinDate, splitDate } from '@/lib/domain/validation/birth-date';
import { ComfortCard } from './comfort-card';
import { MemberScreen } from './member-screen';
import { ProfileFields } from './profile-fields';

export function UserInfoScreen() {
  return <MemberScreen screen="userInfo">{(profile) => <UserInfo profile={profile} />}</MemberScreen>;
}

/** Form for nickname, gender and birth date. It can be saved only if a value has changed. */
function UserInfo({ profile }: { profile: Profile }) {
  const messages = useMessages('profile');
  const queryClient = useQueryClient();
  const saved = {
    nickname: profile.nickname ?? '',
    gender: profile.gender ?? ('' as const),
    birth: splitDate(profile.birthDate),
  };
  const form = useForm({ resolver: createFormResolver(profileForm), mode: 'onTouched', values: saved });
  const { isSubmitting } = form.formState;
  const [nickname, gender, birth] = useWatch({ control: form.control, name: ['nickname', 'gender', 'birth'] });
  const hasChanged =
    nickname !== saved.nickname || gender !== saved.gender || joinDate(birth) !== joinDate(saved.birth);

  const { mutateAsync } = useMutation({
    mutationFn: (changes: { nickname: string; gender: Gender | ''; birthDate: string }) =>
      apiSend<typeof updateUser>('PUT', `/api/v1/user/${profile.id}`, changes),
  });
  const submit = form.handleSubmit(async (typed) => {
    try {
      const changes = { nickname: typed.nickname, gender: typed.gender, birthDate: joinDate(typed.birth) };
      startMemberSession(queryClient, await mutateAsync(changes));
      showSuccess(messages.saved);
    } catch (error) {
      const { fields, isSessionOver } = toFormFailure(error);
      if (fields.nickname) form.setError('nickname', { message: fields.nickname });
      if (fields.birthDate) form.setError('birth', { message: fields.birthDate });
      if (fields.nickname || fields.birthDate) return;
      if (!isSessionOver) toast.error(getUpdateFailureMessage(error));
    }
  });
  return (
    <TypedForm form={form} onSubmit={submit}>
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card bg-card px-4 py-4 text-body shadow-card">
        <Fact name={messages.username} value={profile.username} />
        <Fact name={messages.email} value={profile.email} />
      </dl>
      <ProfileFields isSocial={profile.loginType === 'social'} />
      <ComfortCard comfort={profile.comfort} />
      <FormEnd>
        <SubmitButton busy={isSubmitting} disabled={!hasChanged}>
          {messages.save}
        </SubmitButton>
      </FormEnd>
    </TypedForm>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 truncate text-right">{value}</dd>
    </>
  );
}
