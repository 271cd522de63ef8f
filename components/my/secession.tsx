'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import { createFormResolver } from '@/components/ui/form-resolver';
import { FormEnd } from '@/components/ui/form';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { TypedForm } from '@/components/ui/typed-form';
import { deleteReasonsQuery } from '@/lib/client/account/account-queries';
import { apiSend } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/client/api/call-failure';
import { forgetUser } from '@/lib/client/session/session-changes';
import type { Profile } from '@/lib/contract/account-fields';
import type { withdraw } from '@/lib/contract/user';
import { withdrawalForm } from '@/lib/domain/validation/account-forms';
import { LOGIN_PATH, SCREENS } from '@/lib/routes';
import { MemberScreen } from '@/components/account/member-screen';
import { Reauthentication } from './reauthentication';
import { ReasonList } from './reason-list';
import { toFormFailure } from '@/lib/client/api/form-failure';

const needsLogin = (error: unknown) => error instanceof CallFailure && error.code === 'REAUTHENTICATION_REQUIRED';

const REASON_PARAMETER = 'reason';

export function SecessionScreen() {
  return <MemberScreen screen="secession">{(profile) => <Secession profile={profile} />}</MemberScreen>;
}

/** Account deletion: reason, confirmation, and a new login if the host requires it. */
function Secession({ profile }: { profile: Profile }) {
  const messages = useMessages('secession');
  const reasons = useQuery(deleteReasonsQuery(useLanguage()));
  // Set if the user returns from a login at an identity provider.
  const chosenBefore = useSearchParams().get(REASON_PARAMETER) ?? '';
  const form = useForm({ resolver: createFormResolver(withdrawalForm), defaultValues: { reasonId: chosenBefore } });
  const reasonId = useWatch({ control: form.control, name: 'reasonId' });
  const [confirming, setConfirming] = useState(false);
  const withdrawal = useWithdrawal(profile, () => setConfirming(false));

  if (reasons.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!reasons.data)
    return (
      <Failure
        title={messages.reasonsFailed}
        detail={messages.tryLater}
        onRetry={() => void reasons.refetch()}
        busy={reasons.isFetching}
      />
    );
  const withdrawAccount = () => withdrawal.mutate(Number(reasonId));
  return (
    <>
      <TypedForm form={form} onSubmit={form.handleSubmit(() => setConfirming(true))}>
        <ReasonList reasons={reasons.data} field={form.register('reasonId')} />
        <p className="mt-1 px-1 text-label text-ink-2">{messages.consequences}</p>
        <FormEnd>
          <Button
            look="danger"
            type="submit"
            disabled={!reasons.data.some(({ id }) => String(id) === String(reasonId))}
          >
            {messages.withdraw}
          </Button>
        </FormEnd>
      </TypedForm>
      <ConfirmDialog
        open={confirming}
        title={messages.confirmTitle}
        text={messages.confirmText(profile.nickname ?? '')}
        confirmLabel={messages.withdraw}
        danger
        busy={withdrawal.isPending}
        onConfirm={withdrawAccount}
        onClose={() => setConfirming(false)}
      />
      <Reauthentication
        open={needsLogin(withdrawal.error)}
        profile={profile}
        returnPath={`${SCREENS.secession.path}?${REASON_PARAMETER}=${reasonId}`}
        onClose={withdrawal.reset}
        onDone={withdrawAccount}
      />
    </>
  );
}

function useWithdrawal(profile: Profile, onSettled: () => void) {
  const messages = useMessages('secession');
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reasonId: number) =>
      apiSend<typeof withdraw>('DELETE', `/api/v1/user/${profile.id}/reason-id/${reasonId}`),
    onSettled,
    onSuccess: async () => {
      await forgetUser(queryClient);
      showSuccess(messages.done);
      router.replace(LOGIN_PATH);
    },
    onError: (error) => {
      if (!needsLogin(error) && !toFormFailure(error).isSessionOver) toast.error(messages.failed);
    },
  });
}
