'use client';

import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { install } from '@/lib/client/pwa/install';

interface Props {
  onLater: () => void;
  onDone: () => void;
}

/** Offers the browser's install prompt. */
export function InstallOffer({ onLater, onDone }: Props) {
  return (
    <OfferCard
      title="홈 화면에 날옷을 두세요"
      text="한 번에 열리고, 오프라인에서도 마지막 날씨와 코디를 볼 수 있어요."
      onLater={onLater}
    >
      <Button
        className="flex-2"
        onClick={() => void install().then((installing) => (installing ? onDone() : onLater()))}
      >
        홈 화면에 추가
      </Button>
    </OfferCard>
  );
}
