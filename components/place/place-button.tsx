'use client';

import { ChevronDown, MapPin } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { usePlace } from '@/lib/client/place/place';
import { usePlaceOptions, type PlaceOption } from '@/lib/client/place/place-options';
import { PlacesOpener } from './places-opener';

export function PlaceButton() {
  const { isOwn, locating } = usePlace();
  const { options, current } = usePlaceOptions();
  const { region } = current.place;
  const { formatDistrict, formatRegion } = useMessages('places');
  const messages = useMessages('placeHeader');
  const hasDots = options.length > 1;
  return (
    <PlacesOpener
      className={`relative flex min-h-11 max-w-max min-w-0 flex-[1_1_9rem] items-center gap-1.5 rounded-control px-2 text-lead font-semibold short:max-[359px]:gap-1 short:max-[359px]:px-1 short:max-[359px]:text-body ${hasDots ? 'py-2' : 'py-1 short:py-0'}`}
    >
      <MapPin aria-hidden size={19} className={`flex-none ${locating ? 'animate-pulse' : ''}`} />
      <span className="min-w-0 text-left">
        {current.name === null ? (
          <span>{formatRegion(region)}</span>
        ) : (
          <>
            <span className="break-all">{`${current.name} ·`}</span> <span>{formatDistrict(region)}</span>
          </>
        )}
        {!isOwn && <span className="text-label font-medium text-ink-2">{messages.assumed}</span>}
      </span>
      <ChevronDown aria-hidden size={17} className="-ml-0.5 flex-none text-ink-2" />
      <span className="sr-only">{messages.seeOthers}</span>
      {hasDots && <Dots stops={options} current={current} />}
    </PlacesOpener>
  );
}

function Dots({ stops, current }: { stops: PlaceOption[]; current: PlaceOption }) {
  return (
    <span aria-hidden className="absolute bottom-0.5 left-9 flex gap-1">
      {stops.map(({ key }) => (
        <span key={key} className={`size-1 rounded-full ${key === current.key ? 'bg-ink' : 'bg-ink opacity-30'}`} />
      ))}
    </span>
  );
}
