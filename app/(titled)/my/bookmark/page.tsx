import { describeScreen } from '@/app/screen-metadata';
import { BookmarkScreen } from '@/components/bookmark/bookmark-screen';

export const generateMetadata = describeScreen('bookmarks');

export default function BookmarkPage() {
  return <BookmarkScreen />;
}
