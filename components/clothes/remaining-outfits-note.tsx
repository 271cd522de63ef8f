'use client';

import { useOwnDay } from '@/lib/client/my-day/own-day';
import { useComfortOffsets } from '@/lib/client/outfit/own-comfort';
import { useOutfits } from '@/lib/client/outfit/outfits';
import { usePlace } from '@/lib/client/place/place';
import { useViewer } from '@/lib/client/session/viewer';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import type { GarmentKind } from '@/lib/contract/garment-kind';
import type { RemainingOutfits } from '@/lib/contract/outfit';

const TEXTS: Record<RemainingOutfits, string> = {
  enough: '빼고도 오늘 어울리는 옷차림이 넉넉해요.',
  few: '이대로면 오늘은 남는 옷차림이 적어요.',
  'none-suits': '이대로면 오늘 날씨에 꼭 맞는 옷이 없어 가장 가까운 것을 보여 드려요.',
};

export function RemainingOutfitsNote({ never }: { never: readonly GarmentKind[] }) {
  const { place } = usePlace();
  const { gender, isMember } = useViewer();
  const { day, hours, categoryId: plannedCategoryId } = useOwnDay(place.cell).request;
  const offsets = useComfortOffsets();
  const categoryId = (isMember ? plannedCategoryId : undefined) ?? DEFAULT_CATEGORY;
  const choice = { cell: place.cell, categoryId, gender, offsets, day, hours, without: never };
  const { data, isPlaceholderData } = useOutfits(choice);
  const remaining = isPlaceholderData ? undefined : data?.left;
  return (
    <p role="status" className="mt-3 min-h-8 text-note text-ink-2">
      {remaining && TEXTS[remaining]}
    </p>
  );
}
