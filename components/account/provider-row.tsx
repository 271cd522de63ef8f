'use client';

import { useQuery } from '@tanstack/react-query';
import { socialProvidersQuery } from '@/lib/client/account/account-queries';
import { systemStorage } from '@/lib/client/session/user-storage';
import { useStored } from '@/lib/client/storage/stored';
import { SocialButton } from './social-button';

/** Buttons of the configured identity providers. Reserves their space until the list is loaded. */
export function ProviderRow({ onLeave }: { onLeave?: () => void }) {
  const { data } = useQuery(socialProvidersQuery());
  const system = useStored(systemStorage);
  if (data?.content.length === 0) return null;
  return (
    <div className="flex min-h-12 flex-wrap gap-2">
      {data?.content.map(({ provider, development }) => (
        <SocialButton
          key={provider}
          provider={provider}
          development={development}
          isLast={system?.lastWayIn === provider}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}
