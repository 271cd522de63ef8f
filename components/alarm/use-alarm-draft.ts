'use client';

import { useState } from 'react';
import { usePlace } from '@/lib/client/place/place';
import type { NotificationSetting } from '@/lib/contract/notification';
import { draftOf, isSameAlarm, settingOf, type AlarmDraft } from '@/lib/domain/alarm/alarm-draft';

/** What was changed on this screen; `here` in place of a cell, so that it is wherever the person turns out to be. */
type Changes = Partial<Omit<AlarmDraft, 'cell' | 'region'>> & { here?: true };

/**
 * What is saved, under what was changed here: a field that nobody touched follows the host. An alarm that was never
 * saved begins switched on where it may be.
 */
export function useAlarmDraft(setting: NotificationSetting | null, mayNotify: boolean) {
  const { place } = usePlace();
  const [changes, setChanges] = useState<Changes>({});
  const saved = draftOf(setting, place);
  const { here, ...rest } = changes;
  const draft: AlarmDraft = {
    ...saved,
    ...(!setting && { enabled: mayNotify }),
    ...rest,
    ...(here && place),
  };
  return {
    draft,
    saved,
    change: (part: Changes) => setChanges((known) => ({ ...known, ...part })),
    /** Whether the person has touched anything here. */
    isTouched: Object.keys(changes).length > 0,
    /** What saving would send; null where nothing differs, or while the time is none. */
    toSave: isSameAlarm(saved, draft) ? null : settingOf(draft),
    /** What was sent is saved now; what was changed since then stays. */
    settle: () => setChanges((known) => (known === changes ? {} : known)),
  };
}
