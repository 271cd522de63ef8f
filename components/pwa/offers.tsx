'use client';

import { InstallOffer } from './install-offer';
import { InstallSteps } from './install-steps';
import { NotificationOffer } from './notification-offer';
import { OpenInBrowserOffer } from './open-in-browser-offer';
import type { Offer } from './use-offer';

interface Props {
  offer: Offer;
  /** Hides the offer for a while. */
  onLater: () => void;
  /** Ends the offer, because the user accepted it. */
  onDone: () => void;
}

/** Card of an offer. */
export function OfferOfBrowser({ offer, onLater, onDone }: Props) {
  switch (offer.kind) {
    case 'notifications':
      return <NotificationOffer />;
    case 'open-in-browser':
      return <OpenInBrowserOffer embedding={offer.embedding} onLater={onLater} />;
    case 'steps':
      return <InstallSteps browser={offer.browser} onLater={onLater} />;
    case 'install':
      return <InstallOffer onLater={onLater} onDone={onDone} />;
  }
}
