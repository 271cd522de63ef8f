'use client';

import { Bookmark } from '@/components/ui/icons';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { isSessionActive } from '@/lib/client/session/viewer';
import { SCREENS } from '@/lib/routes';
import { MenuLink } from './menu';

const PATH = SCREENS.bookmarks.path;

/** Link to the bookmarks. If the session has ended it opens the login prompt instead. */
export function BookmarksLink() {
  const { bookmarks } = useMessages('screens');
  const router = useRouter();
  const prompt = useLoginPrompt();
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await isSessionActive()) router.push(PATH);
    else prompt.open('bookmark', { path: PATH });
  };
  return <MenuLink href={PATH} label={bookmarks} icon={Bookmark} onClick={(event) => void open(event)} />;
}
