'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Sky } from '@/components/ui/sky';
import { TitleHeader } from '@/components/ui/title-header';
import { useMessages } from '@/lib/client/language/messages';
import { findScreenKey, SCREENS, type Screen } from '@/lib/routes';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  children: ReactNode;
}

/** Screen of one step: header, heading, form. The title comes from the screen of the current path. */
export function AccountScreen({ heading, lead, above, children }: Props) {
  const screens = useMessages('screens');
  const key = findScreenKey(usePathname());
  const screen: Screen | undefined = key && SCREENS[key];
  return (
    <Sky>
      <TitleHeader screen={screen ?? {}} title={key && screens[key]} />
      <main className="flex flex-1 flex-col px-5 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
        {above}
        <h1 className="text-display font-bold whitespace-pre-line">{heading}</h1>
        {lead && <p className="mt-2 text-body text-ink-2">{lead}</p>}
        <div className="mt-7 flex flex-1 flex-col">{children}</div>
      </main>
    </Sky>
  );
}
