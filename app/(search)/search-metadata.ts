import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { listLanguageAddresses } from '@/app/alternates';
import { getSiteAddress } from '@/app/site-address';
import { readLanguage } from '@/lib/bff/for-pages';
import type { Language } from '@/lib/contract/language';
import { toLanguagePath } from '@/lib/domain/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { Messages } from '@/lib/messages/messages';

/** Date of the last change of the guide's texts, rules or outfits. */
export const GUIDE_CHANGED_ON = '2026-11-24';

export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** Path of the picture for previews of links. */
  image: { path: string; width: number; height: number; alt: string; type: string };
}

export interface PageMessages {
  language: Language;
  messages: Messages;
}

/** Returns the language of the page, and the messages in it. */
export async function readPageMessages(): Promise<PageMessages> {
  const language = await readLanguage();
  return { language, messages: getMessages(language) };
}

export const getSite = async (): Promise<string> => getSiteAddress(await headers());

/** Returns the tags of a page for search: its one address, its texts, and its preview. */
export async function buildSearchMetadata({ path, title, description, image }: SearchPage): Promise<Metadata> {
  const site = await getSite();
  const { language, messages } = await readPageMessages();
  const { app, ui } = messages;
  const address = site + toLanguagePath(path, language);
  const { path: imagePath, ...picture } = image;
  return {
    title,
    description,
    alternates: { canonical: address, languages: listLanguageAddresses(site, path) },
    openGraph: {
      type: 'website',
      siteName: ui.appName,
      locale: app.locale,
      title,
      description,
      url: address,
      images: [{ url: site + imagePath, ...picture }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Returns the preview of pages without a picture of their own. */
export const getSiteImage = ({ ui }: Pick<Messages, 'ui'>): SearchPage['image'] => ({
  path: '/icons/icon-512.png',
  width: 512,
  height: 512,
  alt: ui.appName,
  type: 'image/png',
});
