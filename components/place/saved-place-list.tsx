'use client';

import { BookmarkPlus, LocateFixed, Pencil } from '@/components/ui/icons';
import { useState } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { getLocateMessage } from '@/lib/client/place/locate-messages';
import { usePlace } from '@/lib/client/place/place';
import { usePlaceOptions, type PlaceOption } from '@/lib/client/place/place-options';
import { PlaceIcon } from './place-icon';
import { PlaceItem } from './place-item';
import { SmallWeather } from './small-weather';

interface Props {
  onGone: () => void;
  onEdit: (stop: PlaceOption) => void;
}

/** The device's position, then the saved places, each with its weather. */
export function SavedPlaceList({ onGone, onEdit }: Props) {
  const messages = useMessages('placesSheet');
  const { formatDistrict, formatRegion, translateRegion } = useMessages('places');
  const { options, current, select } = usePlaceOptions();
  const here = options.find(({ isDevicePlace }) => isDevicePlace);
  const leave = (stop: PlaceOption) => {
    select(stop);
    onGone();
  };
  return (
    <ul className="flex flex-col">
      <CurrentPositionRow
        here={here}
        isCurrent={here !== undefined && current.isDevicePlace}
        onGone={onGone}
        onEdit={onEdit}
      />
      {options
        .filter(({ isDevicePlace }) => !isDevicePlace)
        .map((stop) => (
          <PlaceItem
            key={stop.key}
            icon={<PlaceIcon name={stop.name} />}
            title={stop.name ?? formatDistrict(stop.place.region)}
            detail={
              stop.name === null
                ? messages.lookedUp(translateRegion(stop.place.region).sidonm)
                : formatRegion(stop.place.region)
            }
            isCurrent={stop.key === current.key}
            onGo={() => leave(stop)}
            weather={<SmallWeather cell={stop.place.cell} />}
            action={{
              icon: stop.name === null ? <BookmarkPlus aria-hidden size={21} /> : <Pencil aria-hidden size={18} />,
              label: stop.name === null ? messages.save(formatRegion(stop.place.region)) : messages.edit(stop.name),
              onAct: () => onEdit(stop),
            }}
          />
        ))}
    </ul>
  );
}

interface CurrentPositionProps extends Props {
  here: PlaceOption | undefined;
  isCurrent: boolean;
}

/** Row of the device's position. Only a tap on it requests the position from the browser. */
function CurrentPositionRow({ here, isCurrent, onGone, onEdit }: CurrentPositionProps) {
  const messages = useMessages('placesSheet').here;
  const placeMessages = useMessages('placeHeader');
  const { formatRegion } = useMessages('places');
  const { locating, locate } = usePlace();
  const [problem, setProblem] = useState<string | null>(null);
  const find = async () => {
    setProblem(null);
    const outcome = await locate();
    setProblem(getLocateMessage(outcome));
    if (outcome === 'located') onGone();
  };
  return (
    <>
      <PlaceItem
        icon={
          <LocateFixed
            aria-hidden
            size={21}
            className={`flex-none text-accent-text ${locating ? 'animate-pulse' : ''}`}
          />
        }
        title={messages.title}
        detail={locating ? placeMessages.locating : here ? formatRegion(here.place.region) : messages.find}
        isCurrent={isCurrent}
        busy={locating}
        onGo={() => void find()}
        weather={here && <SmallWeather cell={here.place.cell} />}
        action={
          here && {
            icon: <BookmarkPlus aria-hidden size={21} />,
            label: messages.save,
            onAct: () => onEdit(here),
          }
        }
      />
      {problem && (
        <li className="px-3 pb-2 text-note text-danger">
          <p role="alert">{problem}</p>
        </li>
      )}
    </>
  );
}
