'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { parseCategoryId, type CategoryId } from '@/lib/contract/category';
import { stored, useStored } from '../storage/stored';

const lastCategory = stored<CategoryId>('local', 'last-category');

/**
 * Returns the category on screen and its setter. The latest of two sources wins: the user's tap, or the link of a push
 * (`?category=4`). Without either it is the scheduled category of the day, else the choice of an earlier visit.
 */
export function useChosenCategory(ofDay: CategoryId | null): [CategoryId, (id: CategoryId) => void] {
  const parameter = useSearchParams().get('category');
  const last = useStored(lastCategory);
  const [lastParameter, setLastParameter] = useState<string | null>(null);
  const [chosen, setChosen] = useState<CategoryId | null>(null);
  if (parameter !== lastParameter) {
    setLastParameter(parameter);
    setChosen(parameter === null ? null : parseCategoryId(parameter));
  }
  const choose = useCallback((id: CategoryId) => {
    setChosen(id);
    lastCategory.write(id);
  }, []);
  return [chosen ?? ofDay ?? parseCategoryId(last), choose];
}
