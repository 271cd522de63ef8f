'use client';

import { usePathname } from 'next/navigation';
import { findScreen } from '@/lib/routes';
import { TitleHeader } from '@/components/ui/title-header';

/** Header of the screen of the current path. */
export function ScreenHeader() {
  const screen = findScreen(usePathname());
  return <TitleHeader screen={screen ?? {}} title={screen?.title} />;
}
