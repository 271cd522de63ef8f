'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useSaveSettings } from '@/lib/client/session/save-settings';
import { useMessages } from '@/lib/client/language/messages';
import { stored, useStored } from '@/lib/client/storage/stored';
import type { ConsentFlags, Profile } from '@/lib/contract/account-fields';
import { SCREENS, type ScreenKey } from '@/lib/routes';
import { useDecisionText } from './decision-text';

/** Texts to which members agree, with the screen of each. */
const TEXTS = {
  agreedToTerms: 'terms',
  agreedToPrivacy: 'privacy',
  agreedToLocation: 'location',
} as const satisfies Partial<Record<keyof ConsentFlags, ScreenKey>>;
type TextFlag = keyof typeof TEXTS;

const postponed = stored<true>('session', 'consents-postponed');

interface Props {
  profile: Profile;
  due: readonly (keyof ConsentFlags)[];
}

/** Sheet with the consents that are due. It stays away from the texts themselves and from leaving the service. */
export function ConsentRenewal({ profile, due }: Props) {
  const path = usePathname();
  const isPostponed = useStored(postponed) !== null;
  const isAway = [SCREENS.policies, SCREENS.secession].some((screen) => path.startsWith(screen.path));
  const texts = (Object.keys(TEXTS) as TextFlag[]).filter((flag) => due.includes(flag));
  return (
    <Sheet open={!isPostponed && !isAway} onClose={() => postponed.write(true)} labelledBy="consent-renewal">
      {texts.length > 0 ? <NewTexts profile={profile} texts={texts} /> : <Marketing profile={profile} />}
    </Sheet>
  );
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="px-5 pt-5 pb-5">
      <h2 id="consent-renewal" className="text-title font-bold">
        {title}
      </h2>
      <p className="mt-2 text-body text-ink-2">{text}</p>
      {children}
    </div>
  );
}

function NewTexts({ profile, texts }: { profile: Profile; texts: readonly TextFlag[] }) {
  const messages = useMessages('consentRenewal');
  const screens = useMessages('screens');
  const { mutate, isPending } = useSaveSettings(profile.id);
  return (
    <Frame title={messages.newTexts} text={messages.newTextsLead}>
      <ul className="mt-3">
        {texts.map((flag) => (
          <li key={flag}>
            <Link
              href={SCREENS[TEXTS[flag]].path}
              className="flex min-h-11 items-center text-body font-semibold text-accent-text underline underline-offset-4"
            >
              {screens[TEXTS[flag]]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex gap-2">
        <Button look="plain" onClick={() => postponed.write(true)}>
          {messages.later}
        </Button>
        <Button disabled={isPending} onClick={() => mutate(Object.fromEntries(texts.map((flag) => [flag, true])))}>
          {messages.agree}
        </Button>
      </div>
    </Frame>
  );
}

function Marketing({ profile }: { profile: Profile }) {
  const messages = useMessages('consentRenewal');
  const { mutate, isPending } = useSaveSettings(profile.id);
  const decided = useDecisionText(profile.consents?.marketing ?? null);
  return (
    <Frame title={messages.marketing} text={`${decided} ${messages.marketingLead}`}>
      <div className="mt-4 flex gap-2">
        <Button look="plain" disabled={isPending} onClick={() => mutate({ agreedToMarketing: false })}>
          {messages.stop}
        </Button>
        <Button disabled={isPending} onClick={() => mutate({ agreedToMarketing: true })}>
          {messages.goOn}
        </Button>
      </div>
    </Frame>
  );
}
