import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getSiteAddress } from '@/app/site-address';
import { DESCRIPTION } from '@/app/description';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import type { Gender } from '@/lib/contract/gender';
import { getOutfitCard } from '@/lib/contract/outfit-card';
import { kstDate } from '@/lib/domain/kst';
import { formatSharedLookPath, type SharedLook } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';

/** Returns the Open Graph tags of a home link: district and day as text, weather and outfit as a picture. */
export async function buildCardMetadata(look: SharedLook, gender: Gender): Promise<Metadata> {
  const { place, categoryId, outfitId } = look;
  const query = {
    ...place.cell,
    ...place.region,
    shape: 'wide',
    'event-type-id': categoryId,
    ...(outfitId === null ? { gender } : { outfit: outfitId }),
    date: kstDate(Date.now()),
  };
  const title = `${place.region.sggnm} 오늘의 옷차림`;
  const site = getSiteAddress(await headers());
  const picture = { url: site + buildCallUrl(getOutfitCard, { query }), ...CARD_SIZES.wide, type: 'image/jpeg' };
  return {
    openGraph: {
      type: 'website',
      siteName: '날옷',
      locale: 'ko_KR',
      title,
      description: DESCRIPTION,
      url: site + formatSharedLookPath(HOME_PATH, look),
      images: [{ ...picture, alt: `${place.region.sidonm} ${place.region.sggnm}의 오늘 날씨와 옷차림` }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
