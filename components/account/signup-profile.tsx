'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/lib/client/language/messages';
import { apiSend } from '@/lib/client/api/api';
import { CallFailure } from '@/lib/client/api/call-failure';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { useMailCode } from '@/lib/client/account/mail-code';
import { useSignupDraft } from '@/lib/client/account/signup-draft';
import type { signUp } from '@/lib/contract/user';
import { joinDate } from '@/lib/domain/validation/birth-date';
import { toast } from '@/lib/client/toasts/toasts';
import { ProfileForm, type TypedProfile } from './profile-form';

/** Third step of a signup by e-mail: the profile. Its submission creates the account. */
export function SignupProfile() {
  const messages = useMessages('signup');
  const router = useRouter();
  const { draft, update } = useSignupDraft();
  const { mailed, reset } = useMailCode('signup');

  const create = async (typed: TypedProfile) => {
    if (!draft.account || !mailed) return router.replace('/signup');
    const { agreedToMarketing } = draft.consents;
    update({ profile: typed });
    await apiSend<typeof signUp>('POST', '/api/v1/user', {
      agreedToTerms: true,
      agreedToPrivacy: true,
      agreedToLocation: true,
      agreedToMarketing,
      ...draft.account,
      nickname: typed.nickname,
      gender: typed.gender,
      birthDate: joinDate(typed.birth),
      email: mailed.email,
    });
    prefilledUsername.write(draft.account.username);
    update({ createdNickname: typed.nickname, account: null });
    reset();
    router.replace('/signup?step=3');
  };

  /** Returns to the step whose field the host rejected. */
  const returnToFailedStep = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    const { username, password, email } = error.fields;
    const message = username ?? password ?? email;
    if (!message) throw error;
    toast.error(message);
    if (email) reset();
    router.push(email ? '/signup' : '/signup?step=1');
  };
  return (
    <ProfileForm
      initial={draft.profile}
      isSocial={false}
      submitLabel={messages.submit}
      onSubmit={(typed) => create(typed).catch(returnToFailedStep)}
    />
  );
}
