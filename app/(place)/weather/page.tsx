import type { Metadata } from 'next';
import { Prefetched } from '@/components/shell/prefetched';
import { WeatherScreen } from '@/components/weather/weather-screen';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/queries';
import { knownPlace } from '@/lib/bff/known-place';
import { answered, readShared } from '@/lib/bff/read-shared';
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
