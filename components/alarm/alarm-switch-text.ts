interface SwitchState {
  isOn: boolean;
  /** State saved by the host. */
  wasOn: boolean;
  /** State of this device's push registration. */
  registration: 'pending' | 'error' | 'success';
}

const REGISTRATION = {
  pending: '이 기기를 등록하고 있어요.',
  error: '이 기기는 아직 등록되지 않았어요.',
  success: '이 기기로 알림을 보내드려요.',
} as const;

/** Describes the switch. A change takes effect only when it is saved. */
export function describeAlarmSwitch({ isOn, wasOn, registration }: SwitchState): string {
  if (isOn) return wasOn ? REGISTRATION[registration] : '저장하면 매일 알려드려요.';
  return wasOn ? '저장하면 더는 보내지 않아요.' : '켜면 매일 정한 시간에 알려드려요.';
}
