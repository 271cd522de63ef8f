'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useMessages } from '@/lib/client/language/messages';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { Form } from '@/components/ui/form';
import { LeaveDialog } from '@/components/ui/leave-dialog';
import { SaveBar } from '@/components/ui/save-bar';
import { useSaveAlarm } from '@/lib/client/alarm/alarm';
import { track } from '@/lib/client/analytics/analytics';
import { pushRegistrationQuery } from '@/lib/client/alarm/push/push-registration';
import { requestNotificationPermission, useNotificationState } from '@/lib/client/alarm/push/notification-permission';
import { getPushSupport } from '@/lib/client/alarm/push/push-support';
import { showPermissionDenied } from '@/lib/client/alarm/push/permission-denied-toast';
import type { Profile } from '@/lib/contract/account-fields';
import { DEFAULT_GENDER } from '@/lib/contract/gender';
import type { NotificationSetting } from '@/lib/contract/notification';
import { OPTIONAL_PUSHES } from '@/lib/contract/optional-pushes';
import { getMinuteOfDay } from '@/lib/domain/alarm/alarm-draft';
import type { AlarmFormValues } from '@/lib/domain/alarm/alarm-form';
import { CategoryChoice } from './category-choice';
import { DeviceHint, OtherDevicesHint, RegistrationFailure } from './device-hint';
import { PermissionSheet } from './permission-sheet';
import { PlaceRow } from './place-row';
import { PushPreview } from './push-preview';
import { SwitchCard } from './switch-card';
import { getSwitchState } from './alarm-switch-state';
import { TimeField } from './time-field';
import { WarningChoice } from './warning-choice';
import { useAlarmDraft } from './use-alarm-draft';
import { useLeaveGuard } from '@/lib/client/interaction/leave-guard';
import { showFailure } from '@/lib/client/api/show-failure';

interface Props {
  profile: Profile;
  /** Setting stored by the host, null if none was ever saved. */
  setting: NotificationSetting | null;
}

/** Form of the alarm with a preview of its push. */
export function AlarmForm({ profile, setting }: Props) {
  const messages = useMessages('alarm');
  const permission = useNotificationState();
  const [support] = useState(getPushSupport);
  const [explaining, setExplaining] = useState(false);
  const mayNotify = support === 'supported' && permission === 'granted';
  const { form, draft, saved, change, isTouched, toSave, settle } = useAlarmDraft(setting, mayNotify);
  const isOn = draft.enabled && mayNotify;
  const registration = useQuery({ ...pushRegistrationQuery(profile.id), enabled: isOn });
  const save = useSaveAlarm();
  // If this device cannot receive pushes, there is nothing to save unless another device has the alarm on.
  const canSave = toSave !== null && (support === 'supported' || saved.enabled);

  const toggle = (wanted: boolean) => {
    if (!wanted || permission === 'granted') return change({ enabled: wanted });
    if (permission === 'default') return setExplaining(true);
    showPermissionDenied();
  };
  const allow = async () => {
    setExplaining(false);
    if ((await requestNotificationPermission()) === 'granted') change({ enabled: true });
    else showPermissionDenied();
  };
  const guard = useLeaveGuard(canSave && isTouched);
  const saveAs = async (typed: AlarmFormValues): Promise<boolean> => {
    if (!toSave) return false;
    try {
      await save.mutateAsync(toSave);
      settle(typed);
      showSuccess(messages.saved);
      const { enabled, hour, minute } = toSave;
      track('alarm_setting_log', { enabled, hour, minute, event_type_id: draft.categoryId });
      return true;
    } catch (error) {
      showFailure(error, messages.saveFailed);
      return false;
    }
  };
  /** Resolves to whether the draft was saved. */
  const saveDraft = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (typed) => void (isSaved = await saveAs(typed)))();
    return isSaved;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saveDraft();
  };
  return (
    <Form className="pb-24" onSubmit={submit}>
      <SwitchCard
        title={messages.title}
        on={isOn}
        disabled={support !== 'supported'}
        description={
          messages.switchStates[
            getSwitchState({ isOn, wasOn: saved.enabled && mayNotify, registration: registration.status })
          ]
        }
        onToggle={toggle}
      />
      <DeviceHint support={support} permission={permission} />
      {draft.enabled && !mayNotify && <OtherDevicesHint onTurnOff={() => change({ enabled: false })} />}
      {isOn && registration.error && (
        <RegistrationFailure
          error={registration.error}
          busy={registration.isFetching}
          onRetry={() => void registration.refetch()}
        />
      )}
      <TimeField hours={draft.hours} minutes={draft.minutes} onChange={change} />
      <CategoryChoice selected={draft.categoryId} onSelect={(categoryId) => change({ categoryId })} />
      <PlaceRow place={draft} onMove={(movedTo) => change({ movedTo })} />
      {OPTIONAL_PUSHES.map((field) => (
        <SwitchCard
          key={field}
          {...messages.optionalPushes[field]}
          on={isOn && draft[field]}
          disabled={!isOn}
          onToggle={(wanted) => change({ [field]: wanted })}
        />
      ))}
      <WarningChoice
        cell={draft.cell}
        from={draft.warningsFrom}
        atNight={draft.warningsAtNight}
        disabled={!isOn}
        onChange={change}
      />
      <PushPreview
        minuteOfDay={getMinuteOfDay(draft)}
        place={draft}
        categoryId={draft.categoryId}
        gender={profile.gender ?? DEFAULT_GENDER}
      />
      <SaveBar busy={save.isPending} disabled={!canSave} />
      <PermissionSheet open={explaining} onAllow={() => void allow()} onClose={() => setExplaining(false)} />
      <LeaveDialog
        guard={guard}
        title={messages.leaveTitle}
        text={messages.leaveText}
        busy={save.isPending}
        onSave={saveDraft}
      />
    </Form>
  );
}
