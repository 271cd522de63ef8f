'use client';

import { Ellipsis, EllipsisVertical, Share, SquarePlus, type LucideIcon } from '@/components/ui/icons';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OfferCard } from '@/components/ui/offer-card';
import { Sheet } from '@/components/ui/sheet';
import { useMessages } from '@/lib/client/language/messages';

/** Browsers without an install prompt, in which the user installs through the menu. */
export type MenuBrowser = 'safari' | 'chrome' | 'other' | 'firefox';

/** Icon of the first step. */
const FIRST_ICONS: Record<MenuBrowser, LucideIcon> = {
  safari: Share,
  chrome: Share,
  other: Ellipsis,
  firefox: EllipsisVertical,
};

/** Offers step-by-step instructions for the installation. */
export function InstallSteps({ browser, onLater }: { browser: MenuBrowser; onLater: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { steps, install } = useMessages('offers');
  const notes: Partial<Record<MenuBrowser, string>> = steps.notes;
  const note = notes[browser];
  return (
    <>
      <OfferCard title={install.title} text={steps.text} onLater={onLater}>
        <Button className="flex-2" onClick={() => setIsOpen(true)}>
          {steps.show}
        </Button>
      </OfferCard>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} labelledBy="install-steps">
        <div className="px-5 pt-5 pb-5">
          <h2 id="install-steps" className="text-title font-bold">
            {steps.title}
          </h2>
          <ol className="mt-4 flex flex-col gap-3">
            {[
              { icon: FIRST_ICONS[browser], text: steps.first[browser] },
              { icon: SquarePlus, text: steps.add },
            ].map(({ icon: Icon, text }, i) => (
              <li key={text} className="flex items-center gap-3.5">
                <span className="grid size-12 flex-none place-items-center rounded-control bg-accent-soft text-accent-text">
                  <Icon aria-hidden size={24} />
                </span>
                <p className="text-body">
                  <b className="font-semibold text-accent-text">{`${i + 1}. `}</b>
                  <span>{text}</span>
                </p>
              </li>
            ))}
            <li className="flex items-center gap-3.5">
              <img src="/icons/icon-192.png" alt="" width={48} height={48} className="flex-none rounded-control" />
              <p className="text-body">
                <b className="font-semibold text-accent-text">3. </b>
                <span>{steps.done}</span>
              </p>
            </li>
          </ol>
          {note && <p className="mt-4 text-note text-ink-2">{note}</p>}
          <Button look="soft" className="mt-5" onClick={() => setIsOpen(false)}>
            {steps.close}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
