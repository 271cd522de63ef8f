'use client';

import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useOwnDay } from '@/lib/client/my-day/own-day';
import { useComfortOffsets, usePeople } from '@/lib/client/outfit/own-comfort';
import { useOutfits } from '@/lib/client/outfit/outfits';
import { usePlace } from '@/lib/client/place/place';
import { useViewer } from '@/lib/client/session/viewer';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import type { GarmentKind } from '@/lib/contract/garment-kind';

export function RemainingOutfitsNote({ never }: { never: readonly GarmentKind[] }) {
  const messages = useMessages('neverWear');
  const { place } = usePlace();
  const { gender, isMember } = useViewer();
  const { day, hours, categoryId } = useOwnDay(place.cell).request;
  const { data, isPlaceholderData } = useOutfits({
    language: useLanguage(),
    cell: place.cell,
    categoryId: (isMember ? categoryId : undefined) ?? DEFAULT_CATEGORY,
    gender,
    offsets: useComfortOffsets(),
    people: usePeople(),
    day,
    hours,
    without: never,
  });
  const remaining = isPlaceholderData ? undefined : data?.left;
  return (
    <p role="status" className="mt-3 min-h-8 text-note text-ink-2">
      {remaining && messages.remaining[remaining]}
    </p>
  );
}
