'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getLastPlace } from '@/lib/client/place/last-place';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import type { SuitableWeather } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import { isSuitableForDay } from '@/lib/domain/weather/suitable-for-day';

/** Tells of an outfit whether it suits what is left of today where the person last was; of none while nobody knows. */
export function useSuitsToday(): (suits: SuitableWeather | undefined) => boolean {
  const [{ cell }] = useState(getLastPlace);
  const [today] = useState(() => kstDate(Date.now()));
  const { data } = useQuery(positionWeatherQuery(cell));
  const hours = data && !data.source.recorded ? data.forecasts : [];
  return (suits) => isSuitableForDay(suits, hours, today);
}
