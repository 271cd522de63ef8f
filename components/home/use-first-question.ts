'use client';

import { useIdle } from '@/lib/client/interaction/idle';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { usePlace } from '@/lib/client/place/place';
import { answeredQuestions, type FirstQuestion } from '@/lib/client/session/first-minute';
import { useStored } from '@/lib/client/storage/stored';

/** What is still to be asked of whoever is new here, one at a time; `undefined` until that is known, null for nothing. */
export function useFirstQuestion(): FirstQuestion | null | undefined {
  const isIdle = useIdle();
  const { isOwn } = usePlace();
  const { myDay } = useMyDay();
  const answered = useStored(answeredQuestions) ?? [];
  if (!isIdle || myDay === undefined) return undefined;
  if (!isOwn && !answered.includes('where')) return 'where';
  return myDay === null && !answered.includes('when') ? 'when' : null;
}
