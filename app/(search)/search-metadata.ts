import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getSiteAddress } from '@/app/site-address';

/** Date of the last change of the guide's texts, rules or outfits. */
export const GUIDE_CHANGED_ON = '2026-11-24';

export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** Path of the picture for previews of links. */
  image: { path: string; width: number; height: number; alt: string; type: string };
}

export const getSite = async (): Promise<string> => getSiteAddress(await headers());

/** Returns the tags of a page for search: its one address, its texts, and its preview. */
export async function buildSearchMetadata({ path, title, description, image }: SearchPage): Promise<Metadata> {
  const site = await getSite();
  const { path: imagePath, ...picture } = image;
  return {
    title,
    description,
    alternates: { canonical: site + path },
    openGraph: {
      type: 'website',
      siteName: '날옷',
      locale: 'ko_KR',
      title,
      description,
      url: site + path,
      images: [{ url: site + imagePath, ...picture }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Preview of pages without a picture of their own. */
export const SITE_IMAGE: SearchPage['image'] = {
  path: '/icons/icon-512.png',
  width: 512,
  height: 512,
  alt: '날옷',
  type: 'image/png',
};
