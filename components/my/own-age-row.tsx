'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { UsersRound } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { useSaveSettings } from '@/lib/client/session/save-settings';
import type { Profile } from '@/lib/contract/account-fields';

/** Menu entry with the switch for pictures of people near the member's age. */
export function OwnAgeRow({ profile }: { profile: Profile }) {
  const messages = useMessages('my');
  const id = useId();
  const { mutate, isPending } = useSaveSettings(profile.id);
  if (profile.prefersOwnAge === undefined) return null;
  return (
    <li className="flex min-h-[52px] items-center gap-3 py-2 pr-3 pl-4">
      <UsersRound aria-hidden size={21} className="flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body">
          {messages.ownAge}
        </p>
        <p id={`${id}-about`} className="mt-0.5 text-note text-ink-2">
          {messages.ownAgeText}
        </p>
      </div>
      <Switch
        checked={profile.prefersOwnAge}
        disabled={isPending}
        labelledBy={id}
        describedBy={`${id}-about`}
        onToggle={(prefersOwnAge) => mutate({ prefersOwnAge })}
      />
    </li>
  );
}
