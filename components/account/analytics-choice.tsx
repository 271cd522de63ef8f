'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { useMessages } from '@/lib/client/language/messages';
import { setAnalyticsConsent, analyticsConsent } from '@/lib/client/analytics/consent';
import { analyticsAvailableQuery } from '@/lib/client/analytics/setup';
import { useStored } from '@/lib/client/storage/stored';

/** Switch for the user's consent to analytics, off by default. Renders nothing if the site has no analytics. */
export function AnalyticsChoice() {
  const messages = useMessages('analyticsChoice');
  const id = useId();
  const { data: isOffered } = useQuery(analyticsAvailableQuery());
  const agreed = useStored(analyticsConsent) !== null;
  if (!isOffered) return null;
  return (
    <div className="flex items-center gap-3 rounded-card bg-card py-3 pr-3 pl-4 shadow-card">
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body font-semibold">
          {messages.title}
        </p>
        <p id={`${id}-about`} className="mt-0.5 text-note text-ink-2">
          {messages.text}
        </p>
      </div>
      <Switch checked={agreed} labelledBy={id} describedBy={`${id}-about`} onToggle={setAnalyticsConsent} />
    </div>
  );
}
