import type { Metadata } from 'next';
import { describeAlternates } from '@/app/alternates';
import { Prefetched } from '@/app/prefetched';
import { HomeScreen } from '@/components/home/home-screen';
import { getPageRequest, hasOwnDay, readGender, readLanguage, readPlace, readSharedLink } from '@/lib/bff/for-pages';
import { categoriesQuery, outfitsQuery } from '@/lib/client/outfit/queries';
import { positionWeatherQuery } from '@/lib/client/weather/queries';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { getMessages } from '@/lib/messages/get-messages';
import { HOME_PATH } from '@/lib/routes';
import { buildCardMetadata } from './card-metadata';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Describes the shared outfit if the URL is a shared link, otherwise the user's last known place. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = Object.entries(await searchParams).map(([name, value]) => [name, String(value ?? '')]);
  const [{ place }, gender] = await Promise.all([readPlace(), readGender()]);
  const look = readSharedLink(new URLSearchParams(asked));
  const own = { place, categoryId: DEFAULT_CATEGORY, outfitId: null };
  const { screens } = getMessages(await readLanguage());
  return {
    title: screens.homeTab,
    ...(await buildCardMetadata(look ?? own, gender)),
    ...(await describeAlternates(look ? formatSharedLookPath(HOME_PATH, look) : HOME_PATH)),
  };
}

/**
 * Prefetches weather and first outfit, so that the HTML already contains the outfit's picture. Users with a day of their
 * own get their outfits from the browser: the server does not know their hours.
 */
export default async function HomePage() {
  const [{ place }, language, gender, isOwnDay, { isLight, atMs }] = await Promise.all([
    readPlace(),
    readLanguage(),
    readGender(),
    hasOwnDay(),
    getPageRequest(),
  ]);
  const { cell } = place;
  const request = getDayRequest({ schedule: null, here: cell, nowMs: atMs });
  const choice = { language, cell, categoryId: DEFAULT_CATEGORY, gender, offsets: NO_OFFSETS, day: request.day };
  const common = [positionWeatherQuery(cell, language), categoriesQuery(language)];
  const queries = [...common, ...(isOwnDay ? [] : [outfitsQuery(choice)])];
  return (
    <Prefetched queries={queries}>
      <HomeScreen renderedFor={{ request, atMs, gender, hasOutfits: !isOwnDay && !isLight }} />
    </Prefetched>
  );
}
