'use client';

import { useId } from 'react';
import { useDecisionText } from '@/components/account/decision-text';
import { Switch } from '@/components/ui/switch';
import { useSaveSettings } from '@/lib/client/session/save-settings';
import { useMessages } from '@/lib/client/language/messages';
import type { Profile } from '@/lib/contract/account-fields';

/** Switch for the consent to marketing, with the date of the last decision. */
export function MarketingChoice({ profile }: { profile: Profile }) {
  const messages = useMessages('accountSettings');
  const id = useId();
  const { mutate, isPending } = useSaveSettings(profile.id);
  const decided = useDecisionText(profile.consents?.marketing ?? null);
  return (
    <div className="flex items-center gap-3 rounded-card bg-card py-3 pr-3 pl-4 shadow-card">
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body font-semibold">
          {messages.marketing}
        </p>
        <p id={`${id}-about`} role="status" className="mt-0.5 text-note text-ink-2">
          {decided || messages.marketingText}
        </p>
      </div>
      <Switch
        checked={profile.agreedToMarketing}
        disabled={isPending}
        labelledBy={id}
        describedBy={`${id}-about`}
        onToggle={(agreedToMarketing) => mutate({ agreedToMarketing })}
      />
    </div>
  );
}
