'use client';

import { createFormResolver } from '@/components/ui/form-resolver';
import { useForm, useWatch } from 'react-hook-form';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import type { NotificationSetting } from '@/lib/contract/notification';
import { mapOptionalPushes } from '@/lib/contract/optional-pushes';
import { createAlarmDraft, isSameAlarm, toNotificationSetting, type AlarmDraft } from '@/lib/domain/alarm/alarm-draft';
import { alarmForm, type AlarmFormValues } from '@/lib/domain/alarm/alarm-form';
import { toPlace } from '@/lib/domain/saved-place';

const FIELDS = Object.keys(alarmForm.shape) as (keyof AlarmFormValues)[];

/** Picks each field from the values that `from` returns for it. */
const pick = (from: (name: keyof AlarmFormValues) => AlarmFormValues): AlarmFormValues =>
  Object.fromEntries(FIELDS.map((name) => [name, from(name)[name]])) as AlarmFormValues;

/** Marks the device's current place as the new place of an alarm. */
export const HERE = 'here';

/**
 * Merges the user's edits into the saved alarm. Untouched fields follow the host. A new alarm starts switched on if
 * notifications are allowed.
 */
export function useAlarmDraft(setting: NotificationSetting | null, mayNotify: boolean) {
  const { place } = usePlace();
  const savedPlaces = useSavedPlaces();
  const saved = createAlarmDraft(setting, place);
  const { hours, minutes, categoryId } = saved;
  const start = {
    enabled: setting ? saved.enabled : mayNotify,
    hours,
    minutes,
    categoryId,
    ...mapOptionalPushes((field) => saved[field]),
    warningsFrom: saved.warningsFrom,
    warningsAtNight: saved.warningsAtNight,
    movedTo: null,
  };
  const form = useForm<AlarmFormValues>({
    resolver: createFormResolver(alarmForm),
    values: start,
    resetOptions: { keepDirtyValues: true },
  });
  const typed = useWatch({ control: form.control }) as AlarmFormValues;
  const { dirtyFields } = form.formState;
  // The form receives a new setting only after the render, so untouched fields come from `start`.
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
    /** Whether the user has edited a field. */
    isTouched: FIELDS.some((name) => dirtyFields[name]),
    /** Request body for saving, null if nothing differs or the time is invalid. */
    toSave: isSameAlarm(saved, draft) ? null : toNotificationSetting(draft),
    /** Marks the sent values as saved. Edits made since then are kept. */
    settle(sent: AlarmFormValues): void {
      const now = form.getValues();
      const changedSince = FIELDS.filter((name) => now[name] !== sent[name]);
      form.reset({ ...sent, movedTo: null });
      change(Object.fromEntries(changedSince.map((name) => [name, now[name]])));
    },
  };
}
