'use client';

import { ExternalLink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { showSuccess, toast } from '@/lib/client/toasts/toasts';
import type { InAppBrowser } from '@/lib/client/pwa/in-app-browser';
import { getExternalBrowserAddress } from '@/lib/client/pwa/external-browser';

const APP_NAMES: Record<InAppBrowser, string> = {
  kakaotalk: '카카오톡',
  naver: '네이버 앱',
  line: '라인',
  facebook: '페이스북',
  instagram: '인스타그램',
};

/** Menu entries of the apps, for those without a URL that opens the browser. */
const MENU_ENTRIES: Record<InAppBrowser, string> = {
  kakaotalk: "'다른 브라우저로 열기'",
  naver: "'Safari로 열기'",
  line: "'다른 앱으로 열기'",
  facebook: "'외부 브라우저에서 열기'",
  instagram: "'외부 브라우저에서 열기'",
};

const copyAddress = () =>
  navigator.clipboard.writeText(location.href).then(
    () => showSuccess('주소를 복사했어요. Safari에 붙여 넣어 주세요.'),
    () => toast.error('주소를 복사하지 못했어요. 메뉴에서 열어 주세요.'),
  );

interface Props {
  app: InAppBrowser;
  os: 'ios' | 'android';
  onLater: () => void;
}

/** Offers to leave an in-app browser, which cannot install: by URL if there is one, otherwise by the app's menu. */
export function OpenInBrowserOffer({ app, os, onLater }: Props) {
  const browserUrl = getExternalBrowserAddress(app, os, location.href);
  return (
    <OfferCard
      icon={ExternalLink}
      title="브라우저에서 열면 더 좋아요"
      text={
        browserUrl
          ? `${APP_NAMES[app]} 안에서는 홈 화면에 추가하거나 알림을 받을 수 없어요.`
          : `⋯ 버튼에서 ${MENU_ENTRIES[app]}를 누르면 홈 화면에 추가하고 알림도 받을 수 있어요.`
      }
      onLater={onLater}
    >
      <Button className="flex-2" onClick={() => (browserUrl ? location.assign(browserUrl) : void copyAddress())}>
        {browserUrl ? '브라우저로 열기' : '주소 복사하기'}
      </Button>
    </OfferCard>
  );
}
