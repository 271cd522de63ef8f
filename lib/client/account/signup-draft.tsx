'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import type { Gender } from '@/lib/contract/gender';
import type { DateInput } from '@/lib/domain/validation/birth-date';
import { stored } from '../storage/stored';

/** Input of an unfinished signup. Held in memory only. */
export interface SignupDraft {
  consents: ConsentFlags;
  /** The consent sheet is open. It stays open while the user reads one of its texts. */
  consenting: boolean;
  account: { username: string; password: string } | null;
  profile: { nickname: string; gender: Gender | ''; birth: DateInput };
  /** Nickname of the created account; null until it exists. */
  createdNickname: string | null;
}

const EMPTY: SignupDraft = {
  consents: { agreedToTerms: false, agreedToPrivacy: false, agreedToLocation: false, agreedToMarketing: false },
  consenting: false,
  account: null,
  profile: { nickname: '', gender: '', birth: { year: '', month: '', day: '' } },
  createdNickname: null,
};

/** Social profile that the host could not save. Kept in this tab for another attempt. */
export const storedProfile = stored<SignupDraft['profile']>('session', 'signup-profile');

interface DraftState {
  draft: SignupDraft;
  update: (part: Partial<SignupDraft>) => void;
}

const DraftContext = createContext<DraftState | null>(null);

export function useSignupDraft(): DraftState {
  const state = use(DraftContext);
  if (!state) throw new Error('useSignupDraft needs a SignupDraftProvider above it.');
  return state;
}

export function SignupDraftProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState(EMPTY);
  const update = useCallback((part: Partial<SignupDraft>) => setDraft((current) => ({ ...current, ...part })), []);
  const state = useMemo(() => ({ draft, update }), [draft, update]);
  return <DraftContext value={state}>{children}</DraftContext>;
}

/** Returns true if the three mandatory consents are given. */
export const hasConsented = ({ agreedToTerms, agreedToPrivacy, agreedToLocation }: ConsentFlags): boolean =>
  agreedToTerms && agreedToPrivacy && agreedToLocation;
