'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { SCREENS } from '@/lib/routes';

export function NoNotice() {
  const messages = useMessages('documents');
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-8 pb-32 text-center">
      <img src="/figures/not-found.webp" alt="" width={960} height={960} className="aspect-square w-60" />
      <h1 className="mt-2 text-title font-bold">{messages.noNotice}</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">{messages.noNoticeText}</p>
      <LinkButton href={SCREENS.notices.path}>{messages.toNotices}</LinkButton>
    </main>
  );
}
