'use client';

import { ExternalLink } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { useMessages } from '@/lib/client/language/messages';
import { getExternalBrowserAddress, openInBrowser } from '@/lib/client/pwa/external-browser';
import type { Embedding, InAppBrowser } from '@/lib/client/pwa/in-app-browser';

interface Props {
  embedding: Embedding;
  onLater: () => void;
}

/** Offers to leave an in-app browser, which cannot install: by URL if there is one, otherwise by the app's menu. */
export function OpenInBrowserOffer({ embedding, onLater }: Props) {
  const messages = useMessages('offers').browser;
  const entries: Partial<Record<InAppBrowser, string>> = messages.entries;
  const entry = entries[embedding.app];
  const hasAddress = getExternalBrowserAddress(embedding, location.href) !== null;
  const text = hasAddress || !entry ? messages.limits(messages.apps[embedding.app]) : messages.useMenu(entry);
  return (
    <OfferCard icon={ExternalLink} title={messages.title} text={text} onLater={onLater}>
      <Button className="flex-2" onClick={() => void openInBrowser(embedding, messages)}>
        {hasAddress ? messages.open : messages.copy}
      </Button>
    </OfferCard>
  );
}
