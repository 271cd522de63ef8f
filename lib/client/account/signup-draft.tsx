'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ConsentFlags } from '@/lib/contract/account-fields';
import type { Gender } from '@/lib/contract/gender';
import type { TypedDate } from '@/lib/domain/validation/birth-date';
import { stored } from '../storage/stored';

/** What a person has typed while signing up; in this page's memory, and gone with it. */
export interface SignupDraft {
  consents: ConsentFlags;
  /** The consent sheet is open; it stays so while one of its texts is read. */
  consenting: boolean;
  account: { username: string; password: string } | null;
  profile: { nickname: string; gender: Gender | ''; birth: TypedDate };
  /** The nickname of the account that now exists. */
  createdNickname: string | null;
}

const EMPTY: SignupDraft = {
  consents: { agreedToTerms: false, agreedToPrivacy: false, agreedToLocation: false, agreedToMarketing: false },
  consenting: false,
  account: null,
  profile: { nickname: '', gender: '', birth: { year: '', month: '', day: '' } },
  createdNickname: null,
};

/** A social profile that the host did not take: it waits in this tab for another attempt. */
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

/** Holds the draft across the steps of a signup and the texts that are read on the way. */
export function SignupDraftProvider({ children }: { children: ReactNode }) {
  const [draft, setDraft] = useState(EMPTY);
  const update = useCallback((part: Partial<SignupDraft>) => setDraft((known) => ({ ...known, ...part })), []);
  const state = useMemo(() => ({ draft, update }), [draft, update]);
  return <DraftContext value={state}>{children}</DraftContext>;
}

/** Whether the three that a signup needs are ticked. */
export const hasConsented = ({ agreedToTerms, agreedToPrivacy, agreedToLocation }: ConsentFlags): boolean =>
  agreedToTerms && agreedToPrivacy && agreedToLocation;
