import { Skeleton } from '@/components/ui/skeleton';

export function OutfitsSkeleton() {
  return (
    <>
      <div role="status" aria-label="코디를 고르고 있어요" className="picture-place flex pl-4">
        <Skeleton className="w-[90%] rounded-picture" />
      </div>
      <div className="answer-words px-5 pt-3 pb-2 low:pt-2">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-2 h-8 w-4/5" />
      </div>
    </>
  );
}
