'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Bookmark } from '@/components/ui/icons';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { useLoginPrompt } from '@/lib/client/session/login-prompt';
import { endMemberSession } from '@/lib/client/session/session-end';
import { isSessionActive, useViewer } from '@/lib/client/session/viewer';
import { SCREENS } from '@/lib/routes';
import { MenuLink } from './menu';

const PATH = SCREENS.bookmarks.path;

/** Link to the bookmarks. Visitors see the login prompt instead, as do members whose session has ended. */
export function BookmarksLink() {
  const { bookmarks } = useMessages('screens');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { isMember } = useViewer();
  const prompt = useLoginPrompt();
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isActive = isMember && (await isSessionActive());
    if (isActive) return router.push(PATH);
    if (isMember) endMemberSession(queryClient);
    prompt.open('bookmark', { path: PATH });
  };
  return <MenuLink href={PATH} label={bookmarks} icon={Bookmark} onClick={(event) => void open(event)} />;
}
