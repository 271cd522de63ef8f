'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { setAnalyticsConsent, analyticsConsent } from '@/lib/client/analytics/consent';
import { analyticsAvailableQuery } from '@/lib/client/analytics/setup';
import { useStored } from '@/lib/client/storage/stored';

/** Switch for the user's consent to analytics, off by default. Renders nothing if the site has no analytics. */
export function AnalyticsChoice() {
  const id = useId();
  const { data: isOffered } = useQuery(analyticsAvailableQuery());
  const agreed = useStored(analyticsConsent) !== null;
  if (!isOffered) return null;
  return (
    <div className="flex items-center gap-3 rounded-card bg-card py-3 pr-3 pl-4 shadow-card">
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body font-semibold">
          서비스 개선에 도움 주기
        </p>
        <p id={`${id}-about`} className="mt-0.5 text-note text-ink-2">
          어떤 기능을 쓰는지 이름과 위치 없이 Google 애널리틱스로 살펴봐요. 광고에는 쓰지 않고, 언제든 끌 수 있어요.
        </p>
      </div>
      <Switch checked={agreed} labelledBy={id} describedBy={`${id}-about`} onToggle={setAnalyticsConsent} />
    </div>
  );
}
