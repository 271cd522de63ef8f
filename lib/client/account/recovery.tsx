'use client';

import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** What a recovery has come to; in this page's memory alone. */
interface RecoveredAccount {
  username: string;
  /** The confirmed code of a reset, which the host wants to see once more. */
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

/** Carries what was found from one screen of a recovery to the next. */
export function RecoveryProvider({ children }: { children: ReactNode }) {
  const [recovered, setRecovered] = useState<RecoveredAccount | null>(null);
  const state = useMemo(() => ({ recovered, setRecovered }), [recovered]);
  return <RecoveryContext value={state}>{children}</RecoveryContext>;
}
