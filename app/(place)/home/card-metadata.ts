import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getSiteAddress } from '@/app/site-address';
import { readLanguage } from '@/lib/bff/for-pages';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import type { Gender } from '@/lib/contract/gender';
import { toLanguageQuery } from '@/lib/contract/language';
import { getOutfitCard } from '@/lib/contract/outfit-card';
import { kstDate } from '@/lib/domain/kst';
import { formatSharedLookPath, type SharedLook } from '@/lib/domain/shared-look';
import { getMessages } from '@/lib/messages/get-messages';
import { HOME_PATH } from '@/lib/routes';

/** Returns the Open Graph tags of a home link: district and day as text, weather and outfit as a picture. */
export async function buildCardMetadata(look: SharedLook, gender: Gender): Promise<Metadata> {
  const { place, categoryId, outfitId } = look;
  const language = await readLanguage();
  const query = {
    ...place.cell,
    ...place.region,
    shape: 'wide',
    'event-type-id': categoryId,
    ...(outfitId === null ? { gender } : { outfit: outfitId }),
    date: kstDate(Date.now()),
    ...toLanguageQuery(language),
  };
  const { app, places, shareSheet, ui } = getMessages(language);
  const title = shareSheet.outfitTitle(places.formatDistrict(place.region));
  const { sidonm, sggnm } = places.translateRegion(place.region);
  const site = getSiteAddress(await headers());
  const picture = { url: site + buildCallUrl(getOutfitCard, { query }), ...CARD_SIZES.wide, type: 'image/jpeg' };
  return {
    openGraph: {
      type: 'website',
      siteName: ui.appName,
      locale: app.locale,
      title,
      description: app.description,
      url: site + formatSharedLookPath(HOME_PATH, look),
      images: [{ ...picture, alt: app.cardAlt(sidonm, sggnm) }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
