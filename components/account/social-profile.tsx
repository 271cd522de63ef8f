'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { apiSend } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/client/api/call-failure';
import { startMemberSession } from '@/lib/client/session/session-changes';
import { storedProfile, useSignupDraft } from '@/lib/client/account/signup-draft';
import { getUpdateFailureMessage } from '@/lib/client/account/update-failure';
import type { Profile } from '@/lib/contract/account-fields';
import type { updateUser } from '@/lib/contract/user';
import { joinDate } from '@/lib/domain/validation/birth-date';
import { toast } from '@/lib/client/toasts/toasts';
import { ConsentSheet } from './consent-sheet';
import { ProfileForm, type TypedProfile } from './profile-form';
import { toFormFailure } from '@/lib/client/api/form-failure';

/** Completes a new social account: profile, then consents. */
export function SocialProfile({ profile }: { profile: Profile }) {
  const { next } = useMessages('signup');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { draft, update } = useSignupDraft();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [initial] = useState(() => storedProfile.read() ?? draft.profile);

  const completion = useMutation({
    mutationFn: ({ nickname, gender, birth }: TypedProfile) =>
      apiSend<typeof updateUser>('PUT', `/api/v1/user/${profile.id}`, {
        agreedToTerms: true,
        agreedToPrivacy: true,
        agreedToLocation: true,
        agreedToMarketing: draft.consents.agreedToMarketing,
        nickname,
        gender,
        birthDate: joinDate(birth),
      }),
    onSuccess: (completed) => {
      storedProfile.write(null);
      startMemberSession(queryClient, completed);
      update({ consenting: false, createdNickname: completed.nickname });
      router.replace(`/signup?step=3&socialType=${completed.socialType ?? ''}`);
    },
    onError: (error) => {
      storedProfile.write(draft.profile);
      update({ consenting: false });
      if (!toFormFailure(error).isSessionOver) toast.error(getUpdateFailureMessage(error));
      if (error instanceof CallFailure) setFailure(error);
    },
  });

  return (
    <>
      <ProfileForm
        key={failure ? 'refused' : 'new'}
        initial={failure ? draft.profile : initial}
        failure={failure}
        isSocial
        submitLabel={next}
        onSubmit={async (typed) => update({ profile: typed, consenting: true })}
      />
      <ConsentSheet busy={completion.isPending} onConfirm={() => completion.mutate(draft.profile)} />
    </>
  );
}
