'use client';

import { usePathname } from 'next/navigation';
import { useMessages } from '@/lib/client/language/messages';
import { findScreenKey, SCREENS, type Screen } from '@/lib/routes';
import { TitleHeader } from '@/components/ui/title-header';

/** Header of the screen of the current path. */
export function ScreenHeader() {
  const screens = useMessages('screens');
  const key = findScreenKey(usePathname());
  const screen: Screen | undefined = key && SCREENS[key];
  return <TitleHeader screen={screen ?? {}} title={key && screens[key]} />;
}
