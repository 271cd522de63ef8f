import type { noteOpenedPush } from '@/lib/contract/notification';
import type { PushMessage } from '@/lib/contract/push-message';
import { apiSend } from '../../api/api';

/** Tells the host that a push was opened in the app, so that the evening may ask about it; nothing hangs on its arrival. */
export function reportOpenedPush({ outfitId, outfitDate: date, asks }: PushMessage['data']): void {
  if (!outfitId || !date || asks) return;
  apiSend<typeof noteOpenedPush>('POST', '/api/v1/notification-setting/opened-push', { outfitId, date }).catch(
    () => undefined,
  );
}
