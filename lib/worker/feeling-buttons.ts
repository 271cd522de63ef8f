import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { PushMessage } from '@/lib/contract/push-message';
import { postToApi } from './api-call';

/** A button of a notification, which the DOM's types leave out: not every browser has them. */
export interface NotificationButton {
  action: OutfitFeeling;
  title: string;
}

const COLD: NotificationButton = { action: 'cold', title: '추웠어요' };
const GOOD: NotificationButton = { action: 'good', title: '딱 좋았어요' };
const HOT: NotificationButton = { action: 'hot', title: '더웠어요' };

/** The answers as buttons, where the system shows as many. With room for two, the third is behind the notification itself. */
export function feelingButtons(maxButtons: number): NotificationButton[] {
  if (maxButtons >= 3) return [COLD, GOOD, HOT];
  return maxButtons === 2 ? [COLD, HOT] : [];
}

/** After that long a browser may no longer let a notification open a window. */
const LIMIT_MS = 4_000;

export const isFeeling = (action: string): action is OutfitFeeling => ['cold', 'good', 'hot'].includes(action);

/** Sends the answer to a question; false where it did not arrive, or nobody is logged in any more. */
export async function sendFeeling(
  feeling: OutfitFeeling,
  { outfitId, outfitDate: date, eventTypeId: categoryId }: Partial<PushMessage['data']>,
): Promise<boolean> {
  if (!outfitId) return false;
  try {
    return (await postToApi(`/api/v1/outfit/${outfitId}/feedback`, { feeling, date, categoryId }, LIMIT_MS)).ok;
  } catch {
    return false;
  }
}
