import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { kstHour } from '@/lib/domain/kst';
import { isEvening } from './facts-line';
import { MESSAGE_SPACE } from './weather-text';

/** Placeholder of the weather card, of the same height. */
export function WeatherCardSkeleton() {
  const { loading } = useMessages('weatherNow');
  const [hasTomorrow] = useState(() => isEvening(kstHour(Date.now())));
  return (
    <div className="pt-0.5 pr-3 pl-5" role="status">
      <h1 className="sr-only">{loading}</h1>
      <div className="flex h-18 items-center low:h-13">
        <Skeleton className="h-4/5 w-32" />
      </div>
      <div className={MESSAGE_SPACE}>
        <Skeleton className="h-[22px] w-3/4" />
      </div>
      <div
        className={`flex h-5 items-center ${hasTomorrow ? 'max-[479px]:h-10 max-[359px]:h-15' : 'max-[359px]:h-10'}`}
      >
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="flex h-5 items-center">
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  );
}
