'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { useMailCode, type MailCodePhase } from '@/lib/client/account/mail-code';
import { hasConsented, useSignupDraft } from '@/lib/client/account/signup-draft';
import { isComplete } from '@/lib/client/session/user-storage';
import { useViewer } from '@/lib/client/session/viewer';
import { HOME_PATH, LOGIN_PATH } from '@/lib/routes';
import { AccountScreen } from './account-screen';
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
  const messages = useMessages('signup');
  // If the account exists, the step in the URL does not matter.
  if (draft.createdNickname)
    return (
      <Step number={3} heading={messages.doneHeading(draft.createdNickname)} lead={messages.doneLead}>
        <SignupDone nickname={draft.createdNickname} isSocial={isSocial} />
      </Step>
    );
  return isSocial ? <SocialSignup /> : <EmailSignup step={step} mailbox={mailbox} />;
}

/** Returns the texts of the first step in a phase of its code. */
function useEmailTexts(phase: MailCodePhase): { heading: string; lead: string } {
  const messages = useMessages('signup');
  const { heading, lead } = useMessages('mailCode');
  const sent = { heading, lead };
  return {
    initial: { heading: messages.emailHeading, lead: messages.emailLead },
    sent,
    expired: sent,
    verified: { heading: messages.verifiedHeading, lead: messages.verifiedLead },
  }[phase];
}

function EmailSignup({ step, mailbox }: { step: number; mailbox: string | null }) {
  const { draft } = useSignupDraft();
  const { phase } = useMailCode('signup');
  const messages = useMessages('signup');
  const emailTexts = useEmailTexts(phase);
  const hasAddress = phase === 'verified' && hasConsented(draft.consents);
  const reached = !hasAddress ? 0 : draft.account ? 2 : 1;
  if (step > reached) return <Redirect to={reached === 0 ? '/signup' : `/signup?step=${reached}`} />;
  if (step === 2)
    return (
      <Step number={2} heading={messages.profileHeading} lead={messages.profileLead}>
        <SignupProfile />
      </Step>
    );
  if (step === 1)
    return (
      <Step number={1} heading={messages.accountHeading}>
        <SignupAccount />
      </Step>
    );
  return (
    <Step number={0} {...emailTexts}>
      <SignupEmail mailbox={mailbox} />
    </Step>
  );
}

function SocialSignup() {
  const messages = useMessages('signup');
  const { isKnown, profile } = useViewer();
  if (!isKnown)
    return (
      <Step number={2} heading={messages.profileHeading}>
        {null}
      </Step>
    );
  if (!profile) return <Redirect to={LOGIN_PATH} />;
  if (isComplete(profile)) return <Redirect to={HOME_PATH} />;
  return (
    <Step number={2} heading={messages.profileHeading} lead={messages.socialProfileLead}>
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
  const { stepOf } = useMessages('signup');
  return (
    <AccountScreen
      heading={heading}
      lead={lead}
      above={
        <div role="img" aria-label={stepOf(number + 1, STEPS)} className="mb-4 flex gap-1.5">
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
