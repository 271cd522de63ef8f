'use client';

import { useMyDay } from '@/lib/client/my-day/my-day';
import { useCarrySensitivityOver, useSensitivity } from '@/lib/client/outfit/sensitivity';
import { usePlace } from '@/lib/client/place/place';
import { answeredQuestions, type FirstQuestion } from '@/lib/client/session/first-minute';
import { useStored } from '@/lib/client/storage/stored';

/** Returns the next question to a new user, null if there is none, undefined until that is known. */
export function useFirstQuestion(): FirstQuestion | null | undefined {
  const { isOwn } = usePlace();
  const { myDay } = useMyDay();
  const sensitivity = useSensitivity();
  useCarrySensitivityOver();
  const answered = useStored(answeredQuestions) ?? [];
  if (myDay === undefined || sensitivity === undefined) return undefined;
  if (!isOwn && !answered.includes('where')) return 'where';
  if (myDay === null && !answered.includes('when')) return 'when';
  return sensitivity === null && !answered.includes('cold') ? 'cold' : null;
}
