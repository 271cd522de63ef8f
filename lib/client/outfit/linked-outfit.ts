'use client';

import { useSearchParams } from 'next/navigation';
import { parseCategoryId } from '@/lib/contract/category';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import type { FeedbackSubject } from './own-comfort';

const ASK_PARAMETER = /^(\d{4}-\d\d-\d\d)\.(.+)$/;

/** Returns the outfit in the link of an evening push (`?category=2&ask=2026-11-23.male-daily-1`); null without one. */
export function useLinkedOutfit(): FeedbackSubject | null {
  // Null if Next.js has no search parameters yet.
  const params: URLSearchParams | null = useSearchParams();
  const [, date, outfitId = ''] = ASK_PARAMETER.exec(params?.get('ask') ?? '') ?? [];
  return date && OUTFIT_ID.test(outfitId)
    ? { date, outfitId, categoryId: parseCategoryId(params?.get('category')) }
    : null;
}
