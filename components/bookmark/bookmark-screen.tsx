'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberScreen } from '@/components/account/member-screen';
import { Failure } from '@/components/ui/failure';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { bookmarksQuery } from '@/lib/client/outfit/bookmarks';
import { BookmarkList } from './bookmark-list';
import { BookmarksSkeleton } from './bookmarks-skeleton';
import { NoBookmarks } from './no-bookmarks';

export function BookmarkScreen() {
  return (
    <MemberScreen screen="bookmarks">
      <Bookmarks />
    </MemberScreen>
  );
}

function Bookmarks() {
  const messages = useMessages('bookmarks');
  const { data, isPending, isFetching, refetch } = useQuery(bookmarksQuery(useLanguage()));
  if (isPending) return <BookmarksSkeleton />;
  if (!data)
    return (
      <Failure
        title={messages.loadFailed}
        detail={messages.loadFailedText}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return data.content.length > 0 ? <BookmarkList list={data} /> : <NoBookmarks />;
}
