'use client';

import { Ellipsis, EllipsisVertical, Share, SquarePlus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { Sheet } from '@/components/ui/sheet';

interface Step {
  icon: LucideIcon;
  text: string;
}

/** Browsers without an install prompt, in which the user installs through the menu. */
export type MenuBrowser = 'safari' | 'chrome' | 'other' | 'firefox';

const ADD: Step = { icon: SquarePlus, text: "메뉴를 아래로 내려 '홈 화면에 추가'를 눌러요" };

const STEPS: Record<MenuBrowser, { first: Step; note?: string }> = {
  safari: {
    first: { icon: Share, text: '화면 아래쪽(아이패드는 위쪽)의 공유 버튼을 눌러요' },
    note: '공유 버튼이 보이지 않으면 주소창 옆의 ⋯ 버튼을 먼저 눌러 주세요.',
  },
  chrome: { first: { icon: Share, text: '주소창 오른쪽의 공유 버튼을 눌러요' } },
  other: {
    first: { icon: Ellipsis, text: "브라우저 메뉴에서 '공유'를 눌러요" },
    note: "'홈 화면에 추가'가 보이지 않으면 이 주소를 Safari에서 열어 주세요.",
  },
  firefox: { first: { icon: EllipsisVertical, text: '주소창 옆의 메뉴 버튼을 눌러요' } },
};

/** Offers step-by-step instructions for the installation. */
export function InstallSteps({ browser, onLater }: { browser: MenuBrowser; onLater: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { first, note } = STEPS[browser];
  return (
    <>
      <OfferCard title="홈 화면에 날옷을 두세요" text="앱처럼 한 번에 열리고, 알림도 받을 수 있어요." onLater={onLater}>
        <Button className="flex-2" onClick={() => setIsOpen(true)}>
          추가하는 방법 보기
        </Button>
      </OfferCard>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} labelledBy="install-steps">
        <div className="px-5 pt-5 pb-5">
          <h2 id="install-steps" className="text-title font-bold">
            홈 화면에 추가하는 방법
          </h2>
          <ol className="mt-4 flex flex-col gap-3">
            {[first, ADD].map(({ icon: Icon, text }, i) => (
              <li key={text} className="flex items-center gap-3.5">
                <span className="grid size-12 flex-none place-items-center rounded-control bg-accent-soft text-accent-text">
                  <Icon aria-hidden size={24} />
                </span>
                <p className="text-body">
                  <b className="font-semibold text-accent-text">{i + 1}. </b>
                  {text}
                </p>
              </li>
            ))}
            <li className="flex items-center gap-3.5">
              <img src="/icons/icon-192.png" alt="" width={48} height={48} className="flex-none rounded-control" />
              <p className="text-body">
                <b className="font-semibold text-accent-text">3. </b>
                {"'추가'를 누르면 홈 화면에 날옷이 생겨요"}
              </p>
            </li>
          </ol>
          {note && <p className="mt-4 text-note text-ink-2">{note}</p>}
          <Button look="soft" className="mt-5" onClick={() => setIsOpen(false)}>
            알겠어요
          </Button>
        </div>
      </Sheet>
    </>
  );
}
