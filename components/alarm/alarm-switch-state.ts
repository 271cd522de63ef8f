import type { Messages } from '@/lib/messages/messages';

interface Switch {
  isOn: boolean;
  /** State saved by the host. */
  wasOn: boolean;
  /** State of this device's push registration. */
  registration: 'pending' | 'error' | 'success';
}

type SwitchState = keyof Messages['alarm']['switchStates'];

const REGISTRATION = {
  pending: 'registering',
  error: 'notRegistered',
  success: 'registered',
} as const satisfies Record<Switch['registration'], SwitchState>;

/** Returns the state of the switch. A change takes effect only when it is saved. */
export function getSwitchState({ isOn, wasOn, registration }: Switch): SwitchState {
  if (isOn) return wasOn ? REGISTRATION[registration] : 'willTurnOn';
  return wasOn ? 'willTurnOff' : 'off';
}
