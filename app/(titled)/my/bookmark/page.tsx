import type { Metadata } from 'next';
import { BookmarkScreen } from '@/components/bookmark/bookmark-screen';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.bookmarks.title };

export default function BookmarkPage() {
  return <BookmarkScreen />;
}
