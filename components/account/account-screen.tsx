'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Sky } from '@/components/ui/sky';
import { TitleHeader } from '@/components/ui/title-header';
import { findScreen } from '@/lib/routes';

interface Props {
  /** What this step asks for, in large letters. */
  heading: ReactNode;
  lead?: ReactNode;
  /** What stands over the heading: how far one has come. */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen that asks for one thing: what it is about, the form, the button within reach of a thumb. */
export function AccountScreen({ heading, lead, above, children }: Props) {
  const screen = findScreen(usePathname());
  return (
    <Sky>
      <TitleHeader screen={screen ?? {}} title={screen?.title} />
      <main className="flex flex-1 flex-col px-5 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        {above}
        <h1 className="text-display font-bold whitespace-pre-line">{heading}</h1>
        {lead && <p className="mt-2 text-body text-ink-2">{lead}</p>}
        <div className="mt-7 flex flex-1 flex-col">{children}</div>
      </main>
    </Sky>
  );
}
