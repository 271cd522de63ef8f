'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { Sky } from '@/components/ui/sky';
import { TitleHeader } from '@/components/ui/title-header';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useConnection } from '@/lib/client/api/connection';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useHolidays } from '@/lib/client/my-day/holidays';
import { usePlannedDates } from '@/lib/client/my-day/week-snapshot';
import { usePlace } from '@/lib/client/place/place';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';
import type { PositionWeather } from '@/lib/contract/weather';
import { SCREENS } from '@/lib/routes';
import { DetailTiles } from './detail-tiles';
import { Gauges } from './gauges';
import { ProvenanceLine } from './provenance-line';
import { HourlyCard } from './hourly-card';
import { SourceLine } from './source-line';
import { TenDays } from './ten-days';
import { WeatherHero } from './weather-hero';
import { MESSAGE_SPACE } from './weather-text';

interface Props {
  placeButton: ReactNode;
}

export function WeatherScreen({ placeButton }: Props) {
  const messages = useMessages('weatherNow');
  const { place } = usePlace();
  const now = useQuery(positionWeatherQuery(place.cell, useLanguage()));
  return (
    <Sky theme={now.data?.theme} night={now.data?.night}>
      <PullToRefresh />
      <TitleHeader
        screen={SCREENS.weather}
        title={<div className="flex justify-center whitespace-normal">{placeButton}</div>}
      />
      <main className="flex flex-1 flex-col gap-2.5 pb-10">
        {now.data ? (
          <>
            <WeatherHero weather={now.data} />
            {now.data.source.usual ? (
              <Unavailable title={messages.hourlyFailed} query={now} />
            ) : (
              <>
                <HourlyCard hours={now.data.forecasts} />
                <Gauges weather={now.data} />
              </>
            )}
          </>
        ) : now.isPending ? (
          <NowSkeleton />
        ) : (
          <Unavailable title={messages.failed} query={now} />
        )}
        <Days />
        {now.data && <Origin weather={now.data} />}
      </main>
    </Sky>
  );
}

/** Source and origins of the weather. If it is recorded or out of reach, the head of the screen names its source. */
function Origin({ weather }: { weather: PositionWeather }) {
  const isNamedAbove = useConnection() !== 'online' || weather.source.recorded !== null;
  if (isNamedAbove && !weather.provenance) return null;
  return (
    <footer className="own-frame px-4 pt-1 text-center">
      <ProvenanceLine weather={weather} />
      {!isNamedAbove && <SourceLine source={weather.source} full />}
    </footer>
  );
}

function Days() {
  const { daysFailed } = useMessages('weatherNow');
  const { place } = usePlace();
  const days = useQuery(midTermWeatherQuery(place.cell, useLanguage()));
  const { data, isPending } = days;
  const holidays = useHolidays(data !== undefined);
  const plannedDates = usePlannedDates();
  if (data)
    return (
      <>
        {data.details && <DetailTiles details={data.details} today={data.forecasts[0]?.forecastDate ?? ''} />}
        {data.forecasts.length > 0 && <TenDays days={data.forecasts} holidays={holidays} plannedDates={plannedDates} />}
      </>
    );
  if (isPending) return <Skeleton className="mx-4 h-[420px] rounded-card" />;
  return <Unavailable title={daysFailed} query={days} />;
}

interface UnavailableProps {
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

function Unavailable({ title, query: { isFetching, refetch } }: UnavailableProps) {
  const { tryLater } = useMessages('failure');
  return <Failure title={title} detail={tryLater} onRetry={() => void refetch()} busy={isFetching} />;
}

/** Placeholder of the present weather, of the same height. */
function NowSkeleton() {
  const { loading } = useMessages('weatherNow');
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-2.5">
      <div className="flex flex-col items-center px-5 pb-1">
        <div className="flex h-18 items-center">
          <Skeleton className="h-14 w-40" />
        </div>
        <div className={MESSAGE_SPACE}>
          <Skeleton className="h-[22px] w-64" />
        </div>
        <div className="flex h-5 items-center max-[359px]:h-10">
          <Skeleton className="h-4 w-56" />
        </div>
      </div>
      <Skeleton className="mx-4 h-[312px] rounded-card" />
      <Skeleton className="mx-4 h-[102px] rounded-card" />
    </div>
  );
}
