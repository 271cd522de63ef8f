import type { Metadata } from 'next';
import { BookmarkScreen } from '@/components/bookmark/bookmark-screen';

export const metadata: Metadata = { title: '내 북마크' };

export default function BookmarkPage() {
  return <BookmarkScreen />;
}
