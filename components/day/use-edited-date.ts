'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { isKstDate, type KstDate } from '@/lib/domain/kst';
import { HOME_PATH } from '@/lib/routes';

/** Date whose plan is edited. */
export interface EditedDate {
  /** Null if the user has yet to choose it. */
  date: KstDate | null;
  /** True if home linked to the date (`?date=2026-12-05`), so that it cannot be changed. */
  isLinked: boolean;
}

/**
 * Returns the date whose plan is edited, or null, with functions that start and end this. A date to which home linked
 * ends with home, which shows that day.
 */
export function useEditedDate() {
  const router = useRouter();
  // `location` still has the previous address when the router renders this screen.
  const linked = useSearchParams().get('date');
  const [edited, setEdited] = useState<EditedDate | null>(
    linked !== null && isKstDate(linked) ? { date: linked, isLinked: true } : null,
  );
  const close = () => {
    if (edited?.isLinked) router.replace(`${HOME_PATH}?for=${edited.date}`);
    else setEdited(null);
  };
  return { edited, edit: (date: KstDate | null) => setEdited({ date, isLinked: false }), close };
}
