'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import type { NotificationSetting } from '@/lib/contract/notification';
import { createAlarmDraft, isSameAlarm, toNotificationSetting, type AlarmDraft } from '@/lib/domain/alarm/alarm-draft';
import { alarmForm, type AlarmFormValues } from '@/lib/domain/alarm/alarm-form';
import { toPlace } from '@/lib/domain/saved-place';

const FIELDS = Object.keys(alarmForm.shape) as (keyof AlarmFormValues)[];

/** A field of one, the others of another. */
const pick = (from: (name: keyof AlarmFormValues) => AlarmFormValues): AlarmFormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, from(name)[name]])) as AlarmFormValues;

/** Wherever the person is, as an alarm may be moved there. */
export const HERE = 'here';

/**
 * What is saved, under what was changed here: a field that nobody touched follows the host. An alarm that was never
 * saved begins switched on where it may be.
 */
export function useAlarmDraft(setting: NotificationSetting | null, mayNotify: boolean) {
  const { place } = usePlace();
  const savedPlaces = useSavedPlaces();
  const saved = createAlarmDraft(setting, place);
  const { hours, minutes, categoryId, newsEnabled, questionEnabled } = saved;
  const start = {
    enabled: setting ? saved.enabled : mayNotify,
    hours,
    minutes,
    categoryId,
    newsEnabled,
    questionEnabled,
    movedTo: null,
  };
  const form = useForm<AlarmFormValues>({
    resolver: zodResolver(alarmForm),
    values: start,
    resetOptions: { keepDirtyValues: true },
  });
  const typed = useWatch({ control: form.control }) as AlarmFormValues;
  const { dirtyFields } = form.formState;
  // The form hears of a newer setting only after the screen is drawn with it.
  const { movedTo, ...fields } = pick((name) => (dirtyFields[name] ? typed : start));
  const savedPlace = savedPlaces.find(({ id }) => id === movedTo);
  const draft: AlarmDraft = {
    ...saved,
    ...fields,
    ...(movedTo === HERE && place),
    ...(savedPlace && toPlace(savedPlace)),
  };

  const change = (part: Partial<AlarmFormValues>): void => {
    for (const name of FIELDS) if (part[name] !== undefined) form.setValue(name, part[name], { shouldDirty: true });
  };
  return {
    form,
    draft,
    saved,
    change,
    /** Whether the person has changed anything here. */
    isTouched: FIELDS.some((name) => dirtyFields[name]),
    /** What saving would send; null where nothing differs, or while the time is none. */
    toSave: isSameAlarm(saved, draft) ? null : toNotificationSetting(draft),
    /** What was sent is saved now; what was changed since then stays. */
    settle(sent: AlarmFormValues): void {
      const now = form.getValues();
      const changedSince = FIELDS.filter((name) => now[name] !== sent[name]);
      form.reset({ ...sent, movedTo: null });
      change(Object.fromEntries(changedSince.map((name) => [name, now[name]])));
    },
  };
}
