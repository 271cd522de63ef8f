'use client';

import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';

const TILES = 6;

export function BookmarksSkeleton() {
  const { loading } = useMessages('bookmarks');
  return (
    <div role="status">
      <p className="flex min-h-11 items-center text-label text-ink-2">{loading}</p>
      <div className="mt-[5px] grid grid-cols-2 gap-2.5">
        {Array.from({ length: TILES }, (_, i) => (
          <div key={i} className="pb-[52px]">
            <Skeleton className="h-[200px] rounded-card" />
          </div>
        ))}
      </div>
    </div>
  );
}
