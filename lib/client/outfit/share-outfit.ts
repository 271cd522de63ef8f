'use client';

import { formatKinds } from '@/lib/contract/garment-kind';
import type { CardShape } from '@/lib/contract/card-shapes';
import { toLanguageQuery } from '@/lib/contract/language';
import type { getOutfitCard } from '@/lib/contract/outfit-card';
import type { Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';
import { withQuery, type CallPath } from '../api/api';
import { getLoadedMessages } from '../language/messages';
import { showSuccess, toast } from '../toasts/toasts';
import type { OutfitRequest } from './outfits';

/** An outfit on screen, with the request that it belongs to. */
export interface ShownOutfit extends OutfitRequest {
  outfitId: string;
  shape: CardShape;
  place: Place;
}

/**
 * Outcome of sharing. `again` means that the picture is loaded, but loading took so long that the browser requires
 * another tap.
 */
type ShareOutcome = 'shared' | 'saved' | 'dismissed' | 'again' | 'failed';

const CARD: CallPath<(typeof getOutfitCard)['path']> = '/api/v1/outfit-card';
const getMessages = () => getLoadedMessages('shareSheet');

const SHOW_OUTCOME: Partial<Record<ShareOutcome, () => void>> = {
  saved: () => showSuccess(getMessages().outcomes.saved),
  again: () => toast(getMessages().outcomes.again),
  failed: () => toast.error(getMessages().outcomes.failed),
};

/** Returns the address of the outfit's picture. It contains the user's comfort offsets and is never shared itself. */
const buildCardAddress = ({
  language,
  outfitId,
  shape,
  place: { cell, region },
  categoryId,
  gender,
  offsets,
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
    'cold-offset': offsets.cold,
    'warm-offset': offsets.warm,
    day,
    hours: hours || undefined,
    without: formatKinds(without),
    ...toLanguageQuery(language),
  });

let lastCard: { address: string; file: File } | null = null;

/** Returns null if the picture cannot be fetched. */
async function fetchCard(address: string): Promise<File | null> {
  if (lastCard?.address === address) return lastCard.file;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const file = new File([await response.blob()], getMessages().fileName, { type: 'image/jpeg' });
  lastCard = { address, file };
  return file;
}

const openShareSheet = (data: ShareData): Promise<ShareOutcome> =>
  navigator.share(data).then(
    () => 'shared' as const,
    ({ name }: DOMException) => (name === 'AbortError' ? 'dismissed' : name === 'NotAllowedError' ? 'again' : 'failed'),
  );

/** Downloads a file. */
export function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  return 'saved';
}

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
export async function shareOutfit(shown: ShownOutfit): Promise<void> {
  const outcome = await share(shown).catch(() => 'failed' as const);
  SHOW_OUTCOME[outcome]?.();
}
