'use client';

import { BellOff, Smartphone, TriangleAlert } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { getPermissionSettings } from '@/lib/client/alarm/push/permission-settings';
import type { NotificationState } from '@/lib/client/alarm/push/notification-permission';
import type { PushSupport } from '@/lib/client/alarm/push/push-support';
import { describePushFailure } from '@/lib/client/alarm/push/push-failure';
import { HintCard } from './hint-card';

/** Explains why this browser cannot receive pushes. Renders nothing if it can. */
export function DeviceHint({ support, permission }: { support: PushSupport; permission: NotificationState | null }) {
  const messages = useMessages('pushDevice');
  if (support === 'install-first')
    return (
      <HintCard
        icon={Smartphone}
        title={messages.installFirst}
        text={messages.installFirstText}
        steps={messages.installSteps}
      />
    );
  if (support === 'in-app') return <HintCard icon={Smartphone} title={messages.inApp} text={messages.inAppText} />;
  if (support !== 'supported')
    return <HintCard icon={Smartphone} title={messages.unsupported} text={messages.failures[support]} />;
  if (permission !== 'denied') return null;
  return (
    <HintCard
      icon={BellOff}
      title={messages.blocked}
      steps={[...messages.permissionSteps[getPermissionSettings(navigator.userAgent)], messages.thenTurnOn]}
    />
  );
}

/** Shown if the alarm is on for other devices but this one cannot receive it. */
export function OtherDevicesHint({ onTurnOff }: { onTurnOff: () => void }) {
  const messages = useMessages('pushDevice');
  return (
    <HintCard icon={Smartphone} title={messages.otherDevices} text={messages.otherDevicesText}>
      <button type="button" onClick={onTurnOff} className="-mb-2 min-h-11 font-semibold text-accent-text">
        {messages.turnOffEverywhere}
      </button>
    </HintCard>
  );
}

/** Shown if the alarm is on but the registration of this device failed. */
export function RegistrationFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const messages = useMessages('pushDevice');
  return (
    <div role="alert">
      <HintCard icon={TriangleAlert} title={messages.notYet} text={describePushFailure(error, messages.failures)}>
        <button
          type="button"
          disabled={busy}
          onClick={onRetry}
          className="-mb-2 min-h-11 font-semibold text-accent-text disabled:opacity-50"
        >
          {busy ? messages.registering : messages.tryAgain}
        </button>
      </HintCard>
    </div>
  );
}
