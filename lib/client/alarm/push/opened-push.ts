import type { noteOpenedPush } from '@/lib/contract/notification';
import type { PushMessage } from '@/lib/contract/push-message';
import { apiSend } from '../../api/api';

/** Lets the evening question ask about the outfit of an opened push. Failures are ignored. */
export function reportOpenedPush({ outfitId, outfitDate: date, outfitTold: told, asks }: PushMessage['data']): void {
  if (!outfitId || !date || asks) return;
  const body = { outfitId, date, told };
  apiSend<typeof noteOpenedPush>('POST', '/api/v1/notification-setting/opened-push', body).catch(() => undefined);
}
