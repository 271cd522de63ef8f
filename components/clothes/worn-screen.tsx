'use client';

import { useState } from 'react';
import { EmptyList } from '@/components/ui/empty-list';
import { useMessages } from '@/lib/client/language/messages';
import { useMarkWorn, useSyncWorn, useWorn, type WornMark } from '@/lib/client/clothes/worn';
import { useOutfitTitles } from '@/lib/client/clothes/outfit-titles';
import { useViewer } from '@/lib/client/session/viewer';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { WORN_DAYS } from '@/lib/contract/worn-days';
import { kstDate } from '@/lib/domain/kst';
import { listMonths } from '@/lib/domain/worn-calendar';
import { ClearWorn } from './clear-worn';
import { WornDaySheet } from './worn-day-sheet';
import { WornMonth } from './worn-month';
import { showFailure } from '@/lib/client/api/show-failure';

/** Calendar of the outfits that the user marked as worn. A visitor's marks are stored on the device only. */
export function WornScreen() {
  const screens = useMessages('screens');
  const texts = useMessages('worn');
  useSyncWorn();
  const worn = useWorn();
  const isHydrated = useHydrated();
  return (
    <main className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="sr-only">{screens.worn}</h1>
      {isHydrated && (worn.length > 0 ? <Calendar worn={worn} /> : <EmptyList texts={texts} />)}
    </main>
  );
}

function Calendar({ worn }: { worn: readonly WornMark[] }) {
  const messages = useMessages('worn');
  const { isMember } = useViewer();
  const [today] = useState(() => kstDate(Date.now()));
  const [openDate, setOpenDate] = useState<string | null>(null);
  const getTitle = useOutfitTitles(worn);
  const marks = new Map(worn.map((mark) => [mark.date, { ...mark, title: getTitle(mark) }]));
  const change = useMarkWorn({
    onSuccess: () => showSuccess(messages.dayRemoved),
    onFailure: (error) => showFailure(error, messages.removeFailed),
  });
  const remove = (date: string) => {
    setOpenDate(null);
    change({ date, mark: null });
  };
  return (
    <>
      {listMonths(worn.at(-1)?.date ?? today, today).map((month) => (
        <WornMonth key={month.first} month={month} marks={marks} today={today} onOpen={setOpenDate} />
      ))}
      <p className="px-1 text-note text-ink-2">{`${messages.storedFor(WORN_DAYS, isMember)} ${messages.movedBack}`}</p>
      <ClearWorn />
      <WornDaySheet
        mark={(openDate && marks.get(openDate)) || null}
        onRemove={remove}
        onClose={() => setOpenDate(null)}
      />
    </>
  );
}
