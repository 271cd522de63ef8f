import { headers } from 'next/headers';
import { LinkList } from '@/components/search/link-list';
import { SearchFrame } from '@/components/search/search-frame';
import { findNearestDistricts } from '@/lib/domain/search-pages/neighbours';
import {
  clampToGuide,
  COLDEST_GUIDE_C,
  formatGuidePath,
  formatTodayPath,
  readPathWords,
  WARMEST_GUIDE_C,
} from '@/lib/domain/search-pages/search-paths';
import { REQUESTED_PATH_HEADER, SEARCH_PATHS } from '@/lib/routes';
import { readPageMessages } from './search-metadata';

/** Returns the guides that are nearest to the number in a path; all corners of the range without a number. */
function listNearestGuides(path: string): number[] {
  const typed = Number.parseFloat(readPathWords(path)[0]?.replace(/^ /, '-') ?? '');
  return Number.isFinite(typed) ? [clampToGuide(typed)] : [COLDEST_GUIDE_C, 0, 10, 20, WARMEST_GUIDE_C];
}

/** Shown with status 404 for an unknown district or temperature, with the nearest ones. */
export default async function SearchNotFound() {
  const { messages } = await readPageMessages();
  const { notFound, guideLink } = messages.searchPages;
  const path = (await headers()).get(REQUESTED_PATH_HEADER) ?? '';
  const isGuide = path.startsWith(SEARCH_PATHS.guide);
  const districts = isGuide ? [] : findNearestDistricts(path);
  return (
    <SearchFrame messages={messages} crumbs={[]} title={isGuide ? notFound.temperature : notFound.district}>
      <p className="px-1 text-body text-ink-2">
        {isGuide ? notFound.temperatureText(COLDEST_GUIDE_C, WARMEST_GUIDE_C) : notFound.districtText}
      </p>
      {isGuide && (
        <LinkList
          title={notFound.nearTemperatures}
          links={listNearestGuides(path).map((each) => ({ name: guideLink(each), path: formatGuidePath(each) }))}
        />
      )}
      {districts.length > 0 && (
        <LinkList
          title={notFound.nearDistricts}
          links={districts.map(({ region }) => ({
            name: messages.places.formatRegion(region),
            path: formatTodayPath(region),
          }))}
        />
      )}
    </SearchFrame>
  );
}
