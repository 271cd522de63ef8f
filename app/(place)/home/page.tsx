import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import type { Metadata } from 'next';
import { Prefetched } from '@/app/prefetched';
import { HomeScreen } from '@/components/home/home-screen';
import { categoriesQuery, outfitsQuery, positionWeatherQuery } from '@/lib/client/outfit/queries';
import { knownGender } from '@/lib/bff/session/known-gender';
import { knownPlace } from '@/lib/bff/session/known-place';
import { answered, readShared } from '@/lib/bff/cache/read-shared';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { getPositionWeather } from '@/lib/contract/weather';
import { placePoint } from '@/lib/domain/place';

export const metadata: Metadata = { title: '오늘의 옷차림' };

/** Home is drawn with the weather and the first outfit of the last known place, so that its picture is in the HTML. */
export default async function HomePage() {
  const [{ place }, gender] = await Promise.all([knownPlace(), knownGender()]);
  const { cell } = place;
  const { lat, lon } = placePoint(place);
  const choice = { cell, categoryId: DEFAULT_CATEGORY, gender, comfortOffset: 0 } as const;
  const outfitQuery = { latitude: lat, longitude: lon, 'event-type-id': choice.categoryId, gender: choice.gender };
  const [weather, categories, outfits] = await Promise.all([
    answered(readShared(getPositionWeather, { query: { lat, lon } })),
    answered(readShared(getCategories, {})),
    answered(readShared(getOutfits, { query: outfitQuery })),
  ]);
  return (
    <Prefetched
      answers={[
        [positionWeatherQuery(cell).queryKey, weather],
        [categoriesQuery().queryKey, categories],
        [outfitsQuery(choice).queryKey, outfits],
      ]}
    >
      <HomeScreen drawnFor={gender} />
    </Prefetched>
  );
}
