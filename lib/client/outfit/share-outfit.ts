'use client';

import { formatKinds } from '@/lib/contract/garment-kind';
import type { getOutfitCard } from '@/lib/contract/outfit-card';
import type { Place } from '@/lib/domain/place';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { HOME_PATH } from '@/lib/routes';
import { withQuery, type CallPath } from '../api/api';
import type { OutfitRequest } from './outfits';

/** An outfit as it is on somebody's screen. */
export interface ShownOutfit extends OutfitRequest {
  outfitId: string;
  place: Place;
}

/**
 * What became of it: `again` where the browser wants another tap, since the picture took longer to come than a tap counts;
 * it is there by then.
 */
export type ShareOutcome = 'shared' | 'saved' | 'dismissed' | 'again' | 'failed';

const CARD: CallPath<(typeof getOutfitCard)['path']> = '/api/v1/outfit-card';
const FILE_NAME = '날옷.jpg';

/** The address of its picture; what is one's own comfort is in it, and in nothing that is sent on. */
const buildCardAddress = ({
  outfitId,
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
    shape: 'tall',
    'event-type-id': categoryId,
    gender: gender ?? undefined,
    outfit: outfitId,
    'cold-offset': offsets.cold,
    'warm-offset': offsets.warm,
    day,
    hours: hours || undefined,
    without: formatKinds(without),
  });

let lastCard: { address: string; file: File } | null = null;

/** The picture as a file; null where it cannot be had now. */
async function fetchCard(address: string): Promise<File | null> {
  if (lastCard?.address === address) return lastCard.file;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const file = new File([await answer.blob()], FILE_NAME, { type: 'image/jpeg' });
  lastCard = { address, file };
  return file;
}

/** Gives something to the system's sheet. */
const openShareSheet = (data: ShareData): Promise<ShareOutcome> =>
  navigator.share(data).then(
    () => 'shared' as const,
    ({ name }: DOMException) => (name === 'AbortError' ? 'dismissed' : name === 'NotAllowedError' ? 'again' : 'failed'),
  );

function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  return 'saved';
}

/** Shares an outfit as its picture, as a link where files cannot be given, as a download where nothing can. */
export async function shareOutfit(shown: ShownOutfit): Promise<ShareOutcome> {
  const { place, categoryId, outfitId } = shown;
  const url = new URL(formatSharedLookPath(HOME_PATH, { place, categoryId, outfitId }), location.origin).href;
  const title = `${place.region.sggnm} 오늘의 옷차림`;
  const file = await fetchCard(buildCardAddress(shown));
  if (file && navigator.canShare?.({ files: [file] }))
    return openShareSheet({ files: [file], title, text: `${title} ${url}` });
  if ('share' in navigator) return openShareSheet({ title, url });
  return file ? download(file) : 'failed';
}
