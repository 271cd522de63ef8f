'use client';

import { usePathname } from 'next/navigation';
import { findScreen } from '@/lib/routes';
import { TitleHeader } from '@/components/ui/title-header';

/** The header of the screen that is open, as the route table describes it. */
export function ScreenHeader() {
  const screen = findScreen(usePathname());
  return <TitleHeader screen={screen ?? {}} title={screen?.title} />;
}
