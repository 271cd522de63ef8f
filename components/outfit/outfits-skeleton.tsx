import { Skeleton } from '@/components/ui/skeleton';

/** The carousel's size while outfits are on their way. */
export function OutfitsSkeleton() {
  return (
    <div className="pl-4" role="status" aria-label="코디를 고르고 있어요">
      <Skeleton className="aspect-4/5 w-[90%] rounded-picture" />
      <Skeleton className="mt-3 ml-1 h-6 w-1/2" />
      <Skeleton className="mt-2 ml-1 h-5 w-4/5" />
    </div>
  );
}
