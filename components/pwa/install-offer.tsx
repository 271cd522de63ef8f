'use client';

import { install } from '@/lib/client/pwa/install';
import { OfferCard } from './offer-card';

interface Props {
  onLater: () => void;
  onDone: () => void;
}

/** The browser can install: one tap leads to its own question. */
export function InstallOffer({ onLater, onDone }: Props) {
  return (
    <OfferCard
      title="홈 화면에 날옷을 두세요"
      text="한 번에 열리고, 오프라인에서도 마지막 날씨와 코디를 볼 수 있어요."
      doWord="홈 화면에 추가"
      onDo={() => void install().then((installing) => (installing ? onDone() : onLater()))}
      onLater={onLater}
    />
  );
}
