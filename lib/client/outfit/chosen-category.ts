'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { parseCategoryId, type CategoryId } from '@/lib/contract/category';
import { stored, useStored } from '../storage/stored';

const lastCategory = stored<CategoryId>('local', 'last-category');

/**
 * The category on screen: what a tab was tapped for or the address asks for that a push opens (`?category=4`), whichever
 * came last; else what the day is for, or the one that was tapped for at an earlier visit.
 */
export function useChosenCategory(ofDay: CategoryId | null): [CategoryId, (id: CategoryId) => void] {
  const asked = useSearchParams().get('category');
  const last = useStored(lastCategory);
  const [heard, setHeard] = useState<string | null>(null);
  const [now, setNow] = useState<CategoryId | null>(null);
  if (asked !== heard) {
    setHeard(asked);
    setNow(asked === null ? null : parseCategoryId(asked));
  }
  const choose = useCallback((id: CategoryId) => {
    setNow(id);
    lastCategory.write(id);
  }, []);
  return [now ?? ofDay ?? parseCategoryId(last), choose];
}
