'use client';

import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** Result of an account recovery. Held in memory only. */
interface RecoveredAccount {
  username: string;
  /** Verified code of a password reset, which the host checks once more. */
  code?: string;
}

interface RecoveryState {
  recovered: RecoveredAccount | null;
  setRecovered: (found: RecoveredAccount | null) => void;
}

const RecoveryContext = createContext<RecoveryState | null>(null);

export function useRecovery(): RecoveryState {
  const state = use(RecoveryContext);
  if (!state) throw new Error('useRecovery needs a RecoveryProvider above it.');
  return state;
}

export function RecoveryProvider({ children }: { children: ReactNode }) {
  const [recovered, setRecovered] = useState<RecoveredAccount | null>(null);
  const state = useMemo(() => ({ recovered, setRecovered }), [recovered]);
  return <RecoveryContext value={state}>{children}</RecoveryContext>;
}
