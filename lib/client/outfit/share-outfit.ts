'use client';

import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { formatKinds } from '@/lib/contract/garment-kind';
import type { CardShape } from '@/lib/contract/card-shapes';
import { toLanguageQuery } from '@/lib/contract/language';
import type { getOutfitCard } from '@/lib/contract/outfit-card';
import type { Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';
import { withQuery, type CallPath } from '../api/api';
import { getLoadedMessages } from '../language/messages';
import { download, fetchCard, openShareSheet, shareWithToast, type ShareOutcome } from '../sharing/share-file';
import type { OutfitRequest } from './outfits';

/** An outfit on screen, with the request that it belongs to. */
export interface ShownOutfit extends OutfitRequest {
  outfitId: string;
  shape: CardShape;
  place: Place;
}

const CARD: CallPath<(typeof getOutfitCard)['path']> = '/api/v1/outfit-card';
const getMessages = () => getLoadedMessages('shareSheet');

/** Returns the address of the outfit's picture. It contains the user's comfort offsets and is never shared itself. */
const buildCardAddress = ({
  language,
  outfitId,
  shape,
  place: { cell, region },
  categoryId,
  gender,
  offsets,
  people,
  day,
  hours,
  without = [],
}: ShownOutfit) =>
  withQuery(CARD, {
    nx: cell.nx,
    ny: cell.ny,
    ...region,
    shape,
    'event-type-id': categoryId,
    gender: gender ?? undefined,
    outfit: outfitId,
    ...toComfortQuery(offsets),
    people,
    day,
    hours: hours || undefined,
    without: formatKinds(without),
    ...toLanguageQuery(language),
  });

async function share(shown: ShownOutfit): Promise<ShareOutcome> {
  const { place, categoryId, outfitId } = shown;
  const url = new URL(formatSharedLookPath(HOME_PATH, { place, categoryId, outfitId }), location.origin).href;
  const title = getMessages().outfitTitle(getLoadedMessages('places').formatDistrict(place.region));
  const file = await fetchCard(buildCardAddress(shown));
  if (file && navigator.canShare?.({ files: [file] }))
    return openShareSheet({ files: [file], title, text: `${title} ${url}` });
  if ('share' in navigator) return openShareSheet({ title, url });
  return file ? download(file) : 'failed';
}

/**
 * Shares an outfit as a picture, as a link if the browser cannot share files, or as a download if it cannot share. A toast
 * shows the outcomes that the system's share sheet does not show.
 */
export const shareOutfit = (shown: ShownOutfit): Promise<ShareOutcome> => shareWithToast(() => share(shown));
