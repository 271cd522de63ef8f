import { Prefetched } from '@/app/prefetched';
import { describeScreen } from '@/app/screen-metadata';
import WithMoreMessages from '@/app/with-more-messages';
import { PlaceButton } from '@/components/place/place-button';
import { WeatherScreen } from '@/components/weather/weather-screen';
import { readLanguage, readPlace } from '@/lib/bff/for-pages';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';

export const generateMetadata = describeScreen('weather');

export default async function WeatherPage() {
  const [{ place }, language] = await Promise.all([readPlace(), readLanguage()]);
  return (
    <Prefetched queries={[positionWeatherQuery(place.cell, language), midTermWeatherQuery(place.cell, language)]}>
      <WithMoreMessages pack="weather">
        <WeatherScreen placeButton={<PlaceButton />} />
      </WithMoreMessages>
    </Prefetched>
  );
}
