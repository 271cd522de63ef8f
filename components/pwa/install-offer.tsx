'use client';

import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { useMessages } from '@/lib/client/language/messages';
import { install } from '@/lib/client/pwa/install';

interface Props {
  onLater: () => void;
  onDone: () => void;
}

/** Offers the browser's install prompt. */
export function InstallOffer({ onLater, onDone }: Props) {
  const messages = useMessages('offers').install;
  return (
    <OfferCard title={messages.title} text={messages.text} onLater={onLater}>
      <Button
        className="flex-2"
        onClick={() => void install().then((installing) => (installing ? onDone() : onLater()))}
      >
        {messages.submit}
      </Button>
    </OfferCard>
  );
}
