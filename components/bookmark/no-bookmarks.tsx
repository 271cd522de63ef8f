'use client';

import { LinkButton } from '@/components/ui/link-button';
import { useMessages } from '@/lib/client/language/messages';
import { HOME_PATH } from '@/lib/routes';

export function NoBookmarks() {
  const messages = useMessages('bookmarks');
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-16 text-center">
      <img src="/figures/empty-bookmarks.webp" alt="" width={960} height={960} className="aspect-square w-60" />
      <h2 className="mt-2 text-title font-bold">{messages.none}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{messages.noneText}</p>
      <LinkButton href={HOME_PATH}>{messages.toOutfits}</LinkButton>
    </div>
  );
}
