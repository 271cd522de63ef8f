import type { Metadata } from 'next';
import { readLanguage } from '@/lib/bff/for-pages';
import { getMessages } from '@/lib/messages/get-messages';
import type { Messages } from '@/lib/messages/messages';

/** Creates the `generateMetadata` of a page: the title of its screen in the language of the page. */
export const describeScreen = (screen: keyof Messages['screens']) => async (): Promise<Metadata> => ({
  title: getMessages(await readLanguage()).screens[screen],
});
