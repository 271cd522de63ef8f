'use client';

import { useQuery } from '@tanstack/react-query';
import { Degrees } from '@/components/ui/degrees';
import { Skeleton } from '@/components/ui/skeleton';
import { WeatherIcon } from '@/components/ui/weather-icon';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import type { GridCell } from '@/lib/domain/dfs-grid';

export function SmallWeather({ cell }: { cell: GridCell }) {
  const { noWeather } = useMessages('placesSheet');
  const { data, isPending } = useQuery(positionWeatherQuery(cell, useLanguage()));
  if (isPending) return <Skeleton className="h-9 w-20 flex-none rounded-small" />;
  if (!data || data.source.usual)
    return (
      <span className="flex-none text-note text-ink-2">
        <span aria-hidden>–</span>
        <span className="sr-only">{noWeather}</span>
      </span>
    );
  return (
    <span className="flex flex-none items-center gap-1">
      <WeatherIcon number={data.iconNumber} size={36} />
      <span className="sr-only">{data.iconMessage}</span>
      <Degrees value={data.temperature} className="min-w-9 text-right text-heading font-semibold" />
    </span>
  );
}
