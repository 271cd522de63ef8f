import type { noteOpenedPush } from '@/lib/contract/notification';
import type { PushMessage } from '@/lib/contract/push-message';
import { apiSend } from '../../api/api';

/** Reports an opened push to the host, so that the evening question may ask about its outfit. Failures are ignored. */
export function reportOpenedPush({ outfitId, outfitDate: date, asks }: PushMessage['data']): void {
  if (!outfitId || !date || asks) return;
  apiSend<typeof noteOpenedPush>('POST', '/api/v1/notification-setting/opened-push', { outfitId, date }).catch(
    () => undefined,
  );
}
