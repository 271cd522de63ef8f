'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberScreen } from '@/components/account/member-screen';
import { Failure } from '@/components/ui/failure';
import { bookmarksQuery } from '@/lib/client/outfit/bookmarks';
import { SCREENS } from '@/lib/routes';
import { BookmarkList } from './bookmark-list';
import { BookmarksSkeleton } from './bookmarks-skeleton';
import { NoBookmarks } from './no-bookmarks';

export function BookmarkScreen() {
  return (
    <MemberScreen title={SCREENS.bookmarks.title}>
      <Bookmarks />
    </MemberScreen>
  );
}

function Bookmarks() {
  const { data, isPending, isFetching, refetch } = useQuery(bookmarksQuery());
  if (isPending) return <BookmarksSkeleton />;
  if (!data)
    return (
      <Failure
        title="저장한 코디를 불러오지 못했어요"
        detail="저장한 코디는 그대로 있어요. 잠시 뒤에 다시 시도해 주세요."
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return data.content.length > 0 ? <BookmarkList list={data} /> : <NoBookmarks />;
}
