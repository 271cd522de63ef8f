'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '@/lib/client/language/messages';
import { getLastPlace } from '@/lib/client/place/last-place';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import type { SuitableWeather } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import { isSuitableForDay } from '@/lib/domain/weather/suitable-for-day';

/**
 * Returns a function that tells whether an outfit suits the rest of today at the last known place. It returns false
 * until the weather is loaded.
 */
export function useSuitsToday(): (suits: SuitableWeather | undefined) => boolean {
  const [{ cell }] = useState(getLastPlace);
  const [today] = useState(() => kstDate(Date.now()));
  const { data } = useQuery(positionWeatherQuery(cell, useLanguage()));
  const hours = data && !data.source.recorded ? data.forecasts : [];
  return (suits) => isSuitableForDay(suits, hours, today);
}
