'use client';

import { ChevronLeft, ChevronRight } from './icons';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { HOME_PATH, type Screen } from '@/lib/routes';
import { IconButton } from './icon-button';

interface Props {
  screen: Pick<Screen, 'back' | 'forward'>;
  title: ReactNode;
}

/** Header with a title and the arrows of the screen's record. */
export function TitleHeader({ screen, title }: Props) {
  const router = useRouter();
  const messages = useMessages('ui');
  // If the history is empty, for example after an external link, the back arrow leads home.
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(HOME_PATH));
  return (
    <header className="grid min-h-12 grid-cols-[44px_1fr_44px] items-center px-2 pt-0.5 text-center">
      {screen.back ? (
        <IconButton aria-label={messages.back} onClick={goBack}>
          <ChevronLeft aria-hidden size={25} />
        </IconButton>
      ) : (
        <span />
      )}
      <div className="truncate text-lead font-semibold">{title}</div>
      {screen.forward && (
        <IconButton aria-label={messages.forward} onClick={() => router.forward()}>
          <ChevronRight aria-hidden size={25} />
        </IconButton>
      )}
    </header>
  );
}
