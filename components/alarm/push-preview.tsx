'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useNeverWear } from '@/lib/client/clothes/never-wear';
import { useWorn } from '@/lib/client/clothes/worn';
import { useAlarmDay } from '@/lib/client/my-day/own-day';
import { useComfortOffsets, usePeople } from '@/lib/client/outfit/own-comfort';
import { categoriesQuery, outfitsQuery } from '@/lib/client/outfit/queries';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';
import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { OutfitList } from '@/lib/contract/outfit';
import type { MidTermWeather } from '@/lib/contract/weather';
import { SCREENS } from '@/lib/routes';
import type { DayRequest } from '@/lib/domain/my-day/day-request';
import { composeDaily } from '@/lib/domain/push/compose-daily';
import { getHeadline } from '@/lib/domain/weather/selected-day';
import { moveRecentlyWornBack } from '@/lib/domain/recommendation/recently-worn';
import { NotificationCard } from './notification-card';
import { usePlaceNames, type AlarmPlace } from './place-row';

interface Props {
  /** Minute of the day at which the push is sent, null if the typed time is invalid. */
  minuteOfDay: number | null;
  place: AlarmPlace;
  categoryId: CategoryId;
  gender: Gender;
}

/** Preview of the push with the current outfit, weather and schedule. */
export function PushPreview({ minuteOfDay, ...preview }: Props) {
  const messages = useMessages('alarm');
  const screens = useMessages('screens');
  const { request, hoursText } = useAlarmDay(preview.place.cell, minuteOfDay);
  const isPlanned = hoursText !== null || request.categoryId !== null;
  return (
    <figure>
      <figcaption className="mb-2 px-1 text-label font-semibold">{messages.preview}</figcaption>
      <div className="rounded-card bg-solid p-3.5 shadow-float">
        <Preview {...preview} request={request} />
      </div>
      {isPlanned && (
        <p className="mt-2 px-1 text-note text-ink-2">
          <span>{messages.followsSchedule.before}</span>
          <Link
            href={SCREENS.myDay.path}
            prefetch={false}
            className="relative underline before:absolute before:-inset-x-2 before:-inset-y-4"
          >
            {screens.myDay}
          </Link>
          <span>{messages.followsSchedule.after}</span>
          {hoursText && <span>{` · ${hoursText}`}</span>}
        </p>
      )}
    </figure>
  );
}

function Preview({ request, place, categoryId: said, gender }: Omit<Props, 'minuteOfDay'> & { request: DayRequest }) {
  const { noPreview } = useMessages('alarm');
  const dailyPush = useMessages('dailyPush');
  const { formatDistrict } = useMessages('places');
  const language = useLanguage();
  const { cell } = place;
  const { hours, dressCode } = request;
  const categoryId = request.categoryId ?? said;
  const [offsets, people, without, worn] = [useComfortOffsets(), usePeople(), useNeverWear(), useWorn()];
  const outfits = useQuery(
    outfitsQuery({ language, cell, categoryId, gender, offsets, people, day: request.day, hours, dressCode, without }),
  );
  const days = useQuery(midTermWeatherQuery(cell, language));
  const weather = useQuery(positionWeatherQuery(cell, language));
  const categories = useQuery(categoriesQuery(language));
  const region = usePlaceNames(place);
  const categoryName = categories.data?.content.find(({ id }) => id === categoryId)?.categoryName;

  if ([outfits, days, weather, categories].some(({ isPending }) => isPending)) return <Skeleton className="h-20" />;
  const range = outfits.data && days.data && getTemperatureRange(outfits.data, days.data);
  const best =
    outfits.data &&
    moveRecentlyWornBack(outfits.data.fileMetadata, ({ id }) => id, worn, outfits.data.date)[0]?.metadata;
  if (!outfits.data || !best || !range || !categoryName) return <p className="text-label text-ink-2">{noPreview}</p>;

  const { day, source } = outfits.data;
  if (day === 'later') return null;
  const { reason } = best;
  const headline = !weather.data || weather.data.source.usual ? null : getHeadline(weather.data, day);
  const items = best.items.map(({ name }) => name);
  const placeName = region ? formatDistrict(region) : undefined;
  const facts = { placeName, categoryName, day, range, headline, reason, items, recordedOn: source.recorded?.date };
  const { title, body } = composeDaily(facts, { dailyPush });
  return <NotificationCard title={title} body={body} image={best.presignedUrl} imageAlt={best.alt} />;
}

/** Returns the lowest and highest temperature of the outfits' day, or null if the forecast does not reach it. */
function getTemperatureRange({ date }: OutfitList, { forecasts }: MidTermWeather): { min: number; max: number } | null {
  const { minTemperature: min = null, maxTemperature: max = null } =
    forecasts.find(({ forecastDate }) => forecastDate >= date) ?? {};
  return min === null || max === null ? null : { min, max };
}
