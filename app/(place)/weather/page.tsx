import { Prefetched } from '@/app/prefetched';
import { describeScreen } from '@/app/screen-metadata';
import { PlaceButton } from '@/components/place/place-button';
import { WeatherScreen } from '@/components/weather/weather-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';

export const generateMetadata = describeScreen('weather');

export default async function WeatherPage() {
  const { cell } = (await readPlace()).place;
  return (
    <Prefetched queries={[positionWeatherQuery(cell), midTermWeatherQuery(cell)]}>
      <WeatherScreen placeButton={<PlaceButton />} />
    </Prefetched>
  );
}
