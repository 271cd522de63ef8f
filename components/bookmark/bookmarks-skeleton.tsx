import { Skeleton } from '@/components/ui/skeleton';

const TILES = 6;

export function BookmarksSkeleton() {
  return (
    <div role="status">
      <p className="flex min-h-11 items-center text-label text-ink-2">저장한 코디를 불러오고 있어요</p>
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
