'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberScreen } from '@/components/account/member-screen';
import { EmptyList } from '@/components/ui/empty-list';
import { LoadFailure } from '@/components/ui/failure';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { bookmarksQuery } from '@/lib/client/outfit/bookmarks';
import { BookmarkList } from './bookmark-list';
import { BookmarksSkeleton } from './bookmarks-skeleton';

export function BookmarkScreen() {
  return (
    <MemberScreen screen="bookmarks">
      <Bookmarks />
    </MemberScreen>
  );
}

function Bookmarks() {
  const messages = useMessages('bookmarks');
  const query = useQuery(bookmarksQuery(useLanguage()));
  const { data, isPending } = query;
  if (isPending) return <BookmarksSkeleton />;
  if (!data) return <LoadFailure texts={messages} query={query} />;
  return data.content.length > 0 ? <BookmarkList list={data} /> : <EmptyList texts={messages} />;
}
