'use client';

import { useSearchParams } from 'next/navigation';
import { parseCategoryId } from '@/lib/contract/category';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import type { FeedbackSubject } from './own-comfort';

const ASK_PARAMETER = /^(\d{4}-\d\d-\d\d)\.(.+)$/;

/** What the address that the evening's notification opens asks about (`?category=2&ask=2026-11-23.male-daily-1`); null without. */
export function useLinkedOutfit(): FeedbackSubject | null {
  // Null where the address has not been read.
  const params: URLSearchParams | null = useSearchParams();
  const [, date, outfitId = ''] = ASK_PARAMETER.exec(params?.get('ask') ?? '') ?? [];
  return date && OUTFIT_ID.test(outfitId)
    ? { date, outfitId, categoryId: parseCategoryId(params?.get('category')) }
    : null;
}
