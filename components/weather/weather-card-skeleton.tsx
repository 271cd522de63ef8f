import { useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useMessages } from '@/lib/client/language/messages';
import { kstHour } from '@/lib/domain/kst';
import { isEvening } from './facts-line';

/** Placeholder of temperature and icon. */
export const TemperatureSkeleton = () => (
  <div className="flex h-18 items-center low:h-13 short:h-11">
    <Skeleton className="h-4/5 w-32 short:w-24" />
  </div>
);

/** Placeholder of the weather card, of the same height. */
export function WeatherCardSkeleton() {
  const { loading } = useMessages('weatherNow');
  const [hasTomorrow] = useState(() => isEvening(kstHour(Date.now())));
  return (
    <div className="pt-0.5 pr-3 pl-5 short:pt-0" role="status">
      <h1 className="sr-only">{loading}</h1>
      <div className="flex flex-wrap items-center short:min-h-11 short:gap-x-2">
        <TemperatureSkeleton />
        <div className="message-beside">
          <Skeleton className="h-[22px] w-3/4" />
        </div>
      </div>
      <div className={`facts-space ${hasTomorrow ? 'with-tomorrow' : ''}`}>
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="flex h-5 items-center">
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  );
}
