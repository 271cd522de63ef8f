'use client';

import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useDeferredValue, type ComponentProps } from 'react';
import { type CategoryId, DEFAULT_CATEGORY } from '@/lib/contract/category';
import { LoginPrompt } from '@/components/account/login-prompt';
import { CategoriesFailure } from '@/components/outfit/categories-failure';
import { CategoryTabs } from '@/components/outfit/category-tabs';
import { Outfits } from '@/components/outfit/outfits';
import { Failure } from '@/components/ui/failure';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { WeatherCard } from '@/components/weather/weather-card';
import { WeatherCardSkeleton } from '@/components/weather/weather-card-skeleton';
import { useReportForecastSeen } from '@/lib/client/alarm/forecast-seen';
import { useNeverWear, useSyncNeverWear } from '@/lib/client/clothes/never-wear';
import { useSyncWorn } from '@/lib/client/clothes/worn';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { track, useTrackOutfitViews } from '@/lib/client/analytics/analytics';
import { useHasBookmarks } from '@/lib/client/outfit/bookmarks';
import { useChosenCategory } from '@/lib/client/outfit/chosen-category';
import { usePrefetchCategories } from '@/lib/client/outfit/prefetch-categories';
import { useComfortOffsets, usePeople } from '@/lib/client/outfit/own-comfort';
import { useShareOutfit } from '@/lib/client/outfit/use-share-outfit';
import { useIdle } from '@/lib/client/interaction/idle';
import { useCountVisit } from '@/lib/client/pwa/visits';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { usePlace } from '@/lib/client/place/place';
import { useSharedLook } from '@/lib/client/place/shared-look';
import { categoriesQuery } from '@/lib/client/outfit/queries';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';
import { useViewer } from '@/lib/client/session/viewer';
import { useWelcome } from '@/lib/client/session/welcome';
import { useOwnDay, type RenderedDay } from '@/lib/client/my-day/own-day';
import { useSelectedDay } from '@/lib/client/my-day/selected-day';
import { useHydrated } from '@/lib/client/storage/browser-value';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { Gender } from '@/lib/contract/gender';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { needsTenDays } from '@/lib/domain/weather/selected-day';
import { getOutfitGender } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { Sky } from '@/components/ui/sky';
import { TabBar } from '@/components/shell/tab-bar';
import { HoursLine } from './hours-line';
import { AbroadCard } from './abroad-card';
import { LinkNote } from './link-note';
import { PlaceHeader } from './place-header';
import { PlaceSwipe } from './place-swipe';

interface Props {
  /** Day and gender for which the server rendered the page, and whether with outfits. */
  renderedFor: RenderedDay & { gender: Gender; hasOutfits: boolean };
}

/** Elements created once, so that a new recommendation does not render them again. */
const PULL = <PullToRefresh />;
const HEADER = <PlaceHeader />;
const BAR = <TabBar current="home" />;
const PROMPT = <LoginPrompt />;

const ShareSheet = lazyOptional(() =>
  loadWithMessages(() => import('@/components/outfit/share-sheet')).then((loaded) => loaded.ShareSheet),
);

const DayStrip = lazyOptional(() =>
  loadWithMessages(() => import('@/components/days/day-strip')).then((loaded) => loaded.DayStrip),
);

const HomeFoot = lazyOptional(() => import('./home-foot').then((loaded) => loaded.HomeFoot));

/** Home: the weather and the recommended outfits. */
export function HomeScreen({ renderedFor }: Props) {
  const { place, isShared } = usePlace();
  const { isKnown, isMember, gender: viewerGender } = useViewer();
  const [wantedDay, setWantedDay] = useSelectedDay();
  const ownDay = useOwnDay(place.cell, wantedDay, renderedFor);
  const { day, hours, dressCode, categoryId: plannedCategoryId } = ownDay.request;
  const [chosen, setChosen] = useChosenCategory(plannedCategoryId);
  const offsets = useComfortOffsets();
  const people = usePeople();
  const without = useNeverWear();
  useSyncNeverWear();
  useSyncWorn();
  useWelcome();
  const hasSaved = useHasBookmarks(isMember);
  useCountVisit();
  const isIdle = useIdle();
  const isHydrated = useHydrated();
  const sharedLook = useSharedLook();
  const look = isShared && sharedLook?.categoryId === chosen ? sharedLook : null;
  const categoryId = isMember || look ? chosen : DEFAULT_CATEGORY;
  const ownGender = isKnown ? viewerGender : renderedFor.gender;
  const gender = (look?.outfitId && getOutfitGender(look.outfitId)) || ownGender;
  // The tab responds at once, the outfits render when there is time.
  const shownId = useDeferredValue(categoryId);
  const language = useLanguage();
  const choice = {
    ...{ language, cell: place.cell, categoryId: shownId, gender, offsets, people, day, hours, without },
    // An occasion concerns the category of its plan only.
    dressCode: shownId === plannedCategoryId ? dressCode : undefined,
  };
  // Later days are loaded on demand only.
  usePrefetchCategories(isMember && !(day && needsTenDays(day)), choice);
  const weather = useQuery(positionWeatherQuery(place.cell, language));
  useReportForecastSeen(isMember, weather.dataUpdatedAt);
  const onView = useTrackOutfitViews(shownId);
  const sharing = useShareOutfit();
  const choose = useCallback(
    (id: CategoryId) => {
      if (id !== categoryId) track('select_schedule', { event_type_id: id });
      setChosen(id);
    },
    [categoryId, setChosen],
  );
  return (
    <Sky theme={weather.data?.theme} night={weather.data?.night} wide>
      {PULL}
      {HEADER}
      <main className="home flex-1 pb-[calc(var(--tab-bar)+24px)]">
        <Outfits
          {...choice}
          isKnown={isHydrated || renderedFor.hasOutfits}
          renderedAtMs={renderedFor.atMs}
          sharedOutfitId={look?.outfitId ?? null}
          onView={onView}
          onDay={setWantedDay}
          renderStrip={(shown, onClose) => (
            <Suspense fallback={null}>
              <DayStrip cell={place.cell} shown={shown} onChoose={setWantedDay} onClose={onClose} />
            </Suspense>
          )}
          line={(list) => <HoursLine day={ownDay} list={list} onTomorrow={() => setWantedDay('tomorrow')} />}
          getCellName={ownDay.getCellName}
          sharing={{ busy: sharing.sharing, onShare: sharing.ask }}
          renderAbove={(shownDay) => (
            <>
              <AbroadCard />
              {/* One element, because the desktop's grid places each child. */}
              <div>
                <PlaceSwipe movesContent>
                  <Weather cell={place.cell} day={shownDay} />
                </PlaceSwipe>
                <LinkNote look={isShared ? sharedLook : null} />
              </div>
              <Categories selected={categoryId} onSelect={choose} />
            </>
          )}
          below={
            isIdle && (
              <Suspense fallback={null}>
                <HomeFoot hasSaved={hasSaved} />
              </Suspense>
            )
          }
        />
      </main>
      {BAR}
      {PROMPT}
      <SharingSheet sharing={sharing} shown={{ ...choice, place }} />
    </Sky>
  );
}

interface SharingSheetProps {
  sharing: ReturnType<typeof useShareOutfit>;
  shown: Omit<ComponentProps<typeof ShareSheet>['shown'], 'outfitId'>;
}

/** Asks for the format in which an outfit is shared, once the user wants to share one. */
function SharingSheet({ sharing: { asked, isReady, follow, close }, shown }: SharingSheetProps) {
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <ShareSheet
        shown={{ ...shown, outfitId: asked }}
        isReady={isReady}
        onShare={(shared) => void follow(shared)}
        onClose={close}
      />
    </Suspense>
  );
}

/** Weather of the place on the day of the outfits, or its loading and error states. */
const Weather = memo(function Weather({ cell, day }: { cell: GridCell; day: RequestedDay }) {
  const { data, isPending, isFetching, refetch } = useQuery(positionWeatherQuery(cell, useLanguage()));
  const { tryLater } = useMessages('failure');
  const { failed } = useMessages('weatherNow');
  const tenDays = useQuery({ ...midTermWeatherQuery(cell, useLanguage()), enabled: needsTenDays(day) });
  // If the ten days cannot be loaded, the card shows present weather.
  const days = tenDays.data?.forecasts ?? (tenDays.isError ? [] : undefined);
  if (data) return <WeatherCard weather={data} day={day} days={days} />;
  if (isPending) return <WeatherCardSkeleton />;
  return <Failure title={failed} detail={tryLater} onRetry={() => void refetch()} busy={isFetching} />;
});

interface CategoriesProps {
  selected: CategoryId;
  onSelect: (id: CategoryId) => void;
}

/** Category tabs. Only members can choose one other than the daily category. */
const Categories = memo(function Categories({ selected, onSelect }: CategoriesProps) {
  const { data, isPending, isFetching, refetch } = useQuery(categoriesQuery(useLanguage()));
  const { isMember } = useViewer();
  const prompt = useLoginPrompt();
  if (isPending) return <div className="h-16 low:h-14 short:h-11.5" />;
  if (!data)
    return (
      <div className="px-5 py-2">
        <CategoriesFailure busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <CategoryTabs
      categories={data.content}
      selected={selected}
      onSelect={(id) => {
        if (isMember || id === DEFAULT_CATEGORY) onSelect(id);
        else prompt.open('category', { path: `${HOME_PATH}?category=${id}` });
      }}
    />
  );
});
