'use client';

import { ExternalLink } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { getLoadedMessages, useMessages } from '@/lib/client/language/messages';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import type { InAppBrowser } from '@/lib/client/pwa/in-app-browser';
import { getExternalBrowserAddress } from '@/lib/client/pwa/external-browser';

function copyAddress(): Promise<unknown> {
  const { copied, notCopied } = getLoadedMessages('offers').browser;
  return navigator.clipboard.writeText(location.href).then(
    () => showSuccess(copied),
    () => toast.error(notCopied),
  );
}

interface Props {
  app: InAppBrowser;
  os: 'ios' | 'android';
  onLater: () => void;
}

/** Offers to leave an in-app browser, which cannot install: by URL if there is one, otherwise by the app's menu. */
export function OpenInBrowserOffer({ app, os, onLater }: Props) {
  const messages = useMessages('offers').browser;
  const browserUrl = getExternalBrowserAddress(app, os, location.href);
  return (
    <OfferCard
      icon={ExternalLink}
      title={messages.title}
      text={browserUrl ? messages.limits(messages.apps[app]) : messages.useMenu(messages.entries[app])}
      onLater={onLater}
    >
      <Button className="flex-2" onClick={() => (browserUrl ? location.assign(browserUrl) : void copyAddress())}>
        {browserUrl ? messages.open : messages.copy}
      </Button>
    </OfferCard>
  );
}
