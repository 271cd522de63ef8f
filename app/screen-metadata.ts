import type { Metadata } from 'next';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import { SCREENS, type ScreenKey } from '@/lib/routes';
import { describeAlternates } from './alternates';

/** Creates the `generateMetadata` of a page: the title of its screen in the language of the page. */
export const describeScreen = (screen: ScreenKey) => async (): Promise<Metadata> => ({
  title: getMessages(await readLanguage()).screens[screen],
});

/** The same for a screen that search engines may list: with its addresses in all languages. */
export const describePublicScreen = (screen: ScreenKey) => async (): Promise<Metadata> => ({
  ...(await describeScreen(screen)()),
  ...(await describeAlternates(SCREENS[screen].path)),
});
