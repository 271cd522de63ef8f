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

/** Returns the guides that are nearest to the number in a path; all corners of the range without a number. */
function listNearestGuides(path: string): number[] {
  const typed = Number.parseFloat(readPathWords(path)[0]?.replace(/^ /, '-') ?? '');
  return Number.isFinite(typed) ? [clampToGuide(typed)] : [COLDEST_GUIDE_C, 0, 10, 20, WARMEST_GUIDE_C];
}

/** Shown with status 404 for an unknown district or temperature, with the nearest ones. */
export default async function SearchNotFound() {
  const path = (await headers()).get(REQUESTED_PATH_HEADER) ?? '';
  const isGuide = path.startsWith(SEARCH_PATHS.guide);
  const districts = isGuide ? [] : findNearestDistricts(path);
  return (
    <SearchFrame crumbs={[]} title={isGuide ? '그 기온의 옷차림은 없어요' : '찾으시는 지역이 없어요'}>
      <p className="px-1 text-body text-ink-2">
        {isGuide
          ? `영하 ${-COLDEST_GUIDE_C}도부터 ${WARMEST_GUIDE_C}도까지 볼 수 있어요.`
          : '이름이 바뀌었거나 주소가 잘못되었을 수 있어요.'}
      </p>
      {isGuide && (
        <LinkList
          title="가까운 기온"
          links={listNearestGuides(path).map((each) => ({ name: `${each}도 옷차림`, path: formatGuidePath(each) }))}
        />
      )}
      {districts.length > 0 && (
        <LinkList
          title="이 지역을 찾으셨나요?"
          links={districts.map(({ region }) => ({
            name: `${region.sidonm} ${region.sggnm}`,
            path: formatTodayPath(region),
          }))}
        />
      )}
    </SearchFrame>
  );
}
