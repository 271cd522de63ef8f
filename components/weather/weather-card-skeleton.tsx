import { Skeleton } from '@/components/ui/skeleton';

export function WeatherCardSkeleton() {
  return (
    <div className="px-5 pt-0.5" role="status">
      <h1 className="sr-only">날씨를 부르고 있어요</h1>
      <Skeleton className="h-[66px] w-32" />
      <Skeleton className="mt-1 h-[22px] w-3/4" />
      <Skeleton className="mt-1 h-4 w-2/3" />
      <Skeleton className="mt-1 h-4 w-1/3" />
    </div>
  );
}
