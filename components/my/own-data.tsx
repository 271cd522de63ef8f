'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, MapPin } from '@/components/ui/icons';
import { useState } from 'react';
import { Failure } from '@/components/ui/failure';
import { Sheet } from '@/components/ui/sheet';
import { downloadOwnData, locationUsesQuery } from '@/lib/client/account/own-data';
import { showFailure } from '@/lib/client/api/show-failure';
import { useMessages } from '@/lib/client/language/messages';
import type { Profile } from '@/lib/contract/account-fields';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { MenuButton, MenuGroup } from './menu';

/** The member's data: all of it as a file, and when the position of the device was used. */
export function OwnData({ profile }: { profile: Profile }) {
  const messages = useMessages('ownData');
  const [isOpen, setIsOpen] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () => downloadOwnData(profile.id),
    onError: (error) => showFailure(error, messages.downloadFailed),
  });
  return (
    <>
      <MenuGroup title={messages.title}>
        <MenuButton onClick={() => mutate()} label={messages.download} icon={Download} />
        <MenuButton onClick={() => setIsOpen(true)} label={messages.locationUses} icon={MapPin} />
      </MenuGroup>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} labelledBy="location-uses">
        <div className="max-h-[80dvh] overflow-y-auto px-5 pt-5 pb-5">
          <h2 id="location-uses" className="text-title font-bold">
            {messages.locationUses}
          </h2>
          <p className="mt-1 text-label text-ink-2">{messages.locationUsesLead}</p>
          <LocationUses />
        </div>
      </Sheet>
    </>
  );
}

function LocationUses() {
  const messages = useMessages('ownData');
  const { formatTime } = useMessages('alarm');
  const { formatFullDate } = useMessages('calendar');
  const { data, isPending, isFetching, refetch } = useQuery(locationUsesQuery());
  if (isPending) return <p role="status">{messages.loading}</p>;
  if (!data)
    return (
      <Failure
        title={messages.loadFailed}
        detail={messages.tryLater}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (data.content.length === 0) return <p className="mt-4 text-body">{messages.noUses}</p>;
  const formatDate = (atMs: number) => {
    const [year = 0, month = 0, day = 0] = kstDate(atMs).split('-').map(Number);
    return `${formatFullDate(year, month, day)} ${formatTime(kstHour(atMs), kstMinute(atMs))}`;
  };
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {data.content.map(({ usedAt, purpose }) => (
        <li key={usedAt} className="text-body">
          <time dateTime={usedAt} className="block text-note text-ink-2">
            {formatDate(Date.parse(usedAt))}
          </time>
          <span>{messages.purposes[purpose]}</span>
        </li>
      ))}
    </ul>
  );
}
