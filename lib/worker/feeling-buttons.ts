import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { PushMessage } from '@/lib/contract/push-message';
import type { Messages } from '@/lib/messages/messages';
import { postToApi } from './api-call';

/** A button of a notification. TypeScript's DOM types lack it, because not all browsers have such buttons. */
export interface NotificationButton {
  action: OutfitFeeling;
  title: string;
}

/** Returns the feelings to offer. If only two fit, `good` is chosen in the app, which a tap opens. */
function listFeelings(maxButtons: number): OutfitFeeling[] {
  if (maxButtons >= 3) return ['cold', 'good', 'hot'];
  return maxButtons === 2 ? ['cold', 'hot'] : [];
}

/** Returns the feelings as buttons, at most three. */
export const getFeelingButtons = (
  maxButtons: number,
  { feelings }: Pick<Messages['worker'], 'feelings'>,
): NotificationButton[] => listFeelings(maxButtons).map((action) => ({ action, title: feelings[action] }));

/** Browsers allow a notification to open a window for a few seconds only, so the request must fail before that. */
const LIMIT_MS = 4_000;

export const isFeeling = (action: string): action is OutfitFeeling => ['cold', 'good', 'hot'].includes(action);

/** Resolves with false if sending fails, for example because the session has ended. */
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
