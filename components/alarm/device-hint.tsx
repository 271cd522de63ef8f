'use client';

import { BellOff, Smartphone, TriangleAlert } from 'lucide-react';
import { getPermissionSteps } from '@/lib/client/alarm/push/permission-steps';
import type { NotificationState } from '@/lib/client/alarm/push/notification-permission';
import type { PushSupport } from '@/lib/client/alarm/push/push-support';
import { PushFailure } from '@/lib/client/alarm/push/push-failure';
import { HintCard } from './hint-card';

const INSTALL_STEPS = [
  'Safari에서 공유 버튼을 눌러요.',
  '‘홈 화면에 추가’를 골라요.',
  '홈 화면의 날옷을 열고 여기서 다시 켜 주세요.',
];

/** Explains why this browser cannot receive pushes. Renders nothing if it can. */
export function DeviceHint({ support, permission }: { support: PushSupport; permission: NotificationState | null }) {
  if (support === 'install-first')
    return (
      <HintCard
        icon={Smartphone}
        title="아이폰과 아이패드에서는 앱으로 설치해야 받을 수 있어요"
        text="iOS 16.4부터 홈 화면에 추가한 날옷으로 알림을 보내드려요."
        steps={INSTALL_STEPS}
      />
    );
  if (support === 'in-app')
    return (
      <HintCard
        icon={Smartphone}
        title="이 앱 안에서는 알림을 켤 수 없어요"
        text="메뉴에서 다른 브라우저로 연 뒤에 켜 주세요."
      />
    );
  if (support !== 'supported')
    return <HintCard icon={Smartphone} title="여기서는 알림을 켤 수 없어요" text={new PushFailure(support).message} />;
  if (permission !== 'denied') return null;
  return (
    <HintCard
      icon={BellOff}
      title="이 브라우저에서 알림이 막혀 있어요"
      steps={[...getPermissionSteps(navigator.userAgent), '여기로 돌아와 다시 켜 주세요.']}
    />
  );
}

/** Shown if the alarm is on for other devices but this one cannot receive it. */
export function OtherDevicesHint({ onTurnOff }: { onTurnOff: () => void }) {
  return (
    <HintCard
      icon={Smartphone}
      title="알림은 켜져 있지만, 이 기기로는 받을 수 없어요"
      text="여기서 시간을 바꾸어도 알림을 켜 둔 다른 기기로 보내드려요."
    >
      <button type="button" onClick={onTurnOff} className="-mb-2 min-h-11 font-semibold text-accent-text">
        모든 기기에서 끄기
      </button>
    </HintCard>
  );
}

/** Shown if the alarm is on but the registration of this device failed. */
export function RegistrationFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <HintCard icon={TriangleAlert} title="이 기기로는 아직 받을 수 없어요" text={error.message}>
        <button
          type="button"
          disabled={busy}
          onClick={onRetry}
          className="-mb-2 min-h-11 font-semibold text-accent-text disabled:opacity-50"
        >
          {busy ? '등록하고 있어요' : '다시 시도'}
        </button>
      </HintCard>
    </div>
  );
}
