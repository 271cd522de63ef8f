import type { Metadata } from 'next';
import { Prefetched } from '@/app/prefetched';
import { WeatherScreen } from '@/components/weather/weather-screen';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/outfit/queries';
import { knownPlace } from '@/lib/bff/session/known-place';
import { answered, readShared } from '@/lib/bff/cache/read-shared';
import { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import { placePoint } from '@/lib/domain/place';

export const metadata: Metadata = { title: '날씨' };

export default async function WeatherPage() {
  const { place } = await knownPlace();
  const query = placePoint(place);
  const [now, days] = await Promise.all([
    answered(readShared(getPositionWeather, { query })),
    answered(readShared(getMidTermWeather, { query })),
  ]);
  return (
    <Prefetched
      answers={[
        [positionWeatherQuery(place.cell).queryKey, now],
        [midTermWeatherQuery(place.cell).queryKey, days],
      ]}
    >
      <WeatherScreen />
    </Prefetched>
  );
}
