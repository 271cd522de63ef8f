'use client';

import { Bookmark } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { isSessionActive } from '@/lib/client/session/viewer';
import { SCREENS } from '@/lib/routes';
import { MenuLink } from './menu';

const { path: PATH, title: TITLE } = SCREENS.bookmarks;

/** Link to the bookmarks. If the session has ended it opens the login prompt instead. */
export function BookmarksLink() {
  const router = useRouter();
  const prompt = useLoginPrompt();
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await isSessionActive()) router.push(PATH);
    else prompt.open('bookmark', { path: PATH });
  };
  return <MenuLink href={PATH} label={TITLE} icon={Bookmark} onClick={(event) => void open(event)} />;
}
