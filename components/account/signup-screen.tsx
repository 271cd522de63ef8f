'use client';

import type { ReactNode } from 'react';
import { useMailCode, type MailCodePhase } from '@/lib/client/account/mail-code';
import { hasConsented, useSignupDraft } from '@/lib/client/account/signup-draft';
import { isComplete } from '@/lib/client/session/user-storage';
import { useViewer } from '@/lib/client/session/viewer';
import { HOME_PATH, LOGIN_PATH } from '@/lib/routes';
import { AccountScreen } from './account-screen';
import { CODE_HEADING, CODE_LEAD } from './code-phase-text';
import { Redirect } from './redirect';
import { SignupAccount } from './signup-account';
import { SignupDone } from './signup-done';
import { SignupEmail } from './signup-email';
import { SignupProfile } from './signup-profile';
import { SocialProfile } from './social-profile';

interface Props {
  /** 0 e-mail, 1 account, 2 profile, 3 completion. */
  step: number;
  isSocial: boolean;
  mailbox: string | null;
}

/** Signup by e-mail from step 0, or through an identity provider from step 2. */
export function SignupScreen({ step, isSocial, mailbox }: Props) {
  const { draft } = useSignupDraft();
  // If the account exists, the step in the URL does not matter.
  if (draft.createdNickname)
    return (
      <Step
        number={3}
        heading={`${draft.createdNickname}님,\n반가워요!`}
        lead="이제 매일 아침 옷 고민을 날옷이 덜어 드릴게요."
      >
        <SignupDone nickname={draft.createdNickname} isSocial={isSocial} />
      </Step>
    );
  return isSocial ? <SocialSignup /> : <EmailSignup step={step} mailbox={mailbox} />;
}

const SENT_TEXT = { heading: CODE_HEADING, lead: CODE_LEAD };
const EMAIL_TEXTS: Record<MailCodePhase, { heading: string; lead: string }> = {
  initial: { heading: '이메일을\n알려 주세요', lead: '본인 확인과 아이디 찾기에 쓰여요.' },
  sent: SENT_TEXT,
  expired: SENT_TEXT,
  verified: { heading: '이메일을\n확인했어요', lead: '약관에 동의하면 계정을 만들 수 있어요.' },
};

function EmailSignup({ step, mailbox }: { step: number; mailbox: string | null }) {
  const { draft } = useSignupDraft();
  const { phase } = useMailCode('signup');
  const hasAddress = phase === 'verified' && hasConsented(draft.consents);
  const reached = !hasAddress ? 0 : draft.account ? 2 : 1;
  if (step > reached) return <Redirect to={reached === 0 ? '/signup' : `/signup?step=${reached}`} />;
  if (step === 2)
    return (
      <Step number={2} heading={'어떻게 불러\n드릴까요?'} lead="어울리는 코디를 고르는 데 필요해요.">
        <SignupProfile />
      </Step>
    );
  if (step === 1)
    return (
      <Step number={1} heading={'로그인에 쓸 계정을\n만들어 주세요'}>
        <SignupAccount />
      </Step>
    );
  return (
    <Step number={0} {...EMAIL_TEXTS[phase]}>
      <SignupEmail mailbox={mailbox} />
    </Step>
  );
}

function SocialSignup() {
  const { isKnown, profile } = useViewer();
  if (!isKnown)
    return (
      <Step number={2} heading={'어떻게 불러\n드릴까요?'}>
        {null}
      </Step>
    );
  if (!profile) return <Redirect to={LOGIN_PATH} />;
  if (isComplete(profile)) return <Redirect to={HOME_PATH} />;
  return (
    <Step number={2} heading={'어떻게 불러\n드릴까요?'} lead="거의 다 왔어요. 이것만 알려 주세요.">
      <SocialProfile profile={profile} />
    </Step>
  );
}

const STEPS = 4;

function Step({
  number,
  heading,
  lead,
  children,
}: {
  number: number;
  heading: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <AccountScreen
      heading={heading}
      lead={lead}
      above={
        <div role="img" aria-label={`${STEPS}단계 중 ${number + 1}단계`} className="mb-4 flex gap-1.5">
          {Array.from({ length: STEPS }, (_, i) => (
            <span
              key={i}
              className={`h-1 flex-1 rounded-full ${i <= number ? 'bg-accent' : 'bg-control opacity-30'}`}
            />
          ))}
        </div>
      }
    >
      {children}
    </AccountScreen>
  );
}
