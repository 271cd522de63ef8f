import type { CategoryId } from '@/lib/contract/category';
import type { PushMessage } from '@/lib/contract/push-message';
import { addDays, type KstDate } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import type { ReadWarnings } from '../weather/kma/read-warnings';
import type { Claim } from './claims';
import type { ComposeTools, DailyComposer } from './daily/composer';
import type { Recipient } from './recipients';

/** Outfit that a push is about, with the KST date of the recommendation, and its hours and layers. */
export interface PushedOutfit {
  outfitId: string;
  date: KstDate;
  told?: string;
}

/** Content of one push. Every field is required, so that no kind inherits the link or the buttons of another. */
export interface PushContent {
  notification: { title: string; body: string; image?: string };
  categoryId: CategoryId;
  /** Same-origin path that a tap opens. */
  link: string;
  /** If the user opens the push, the evening question may ask about its outfit. */
  about: PushedOutfit | null;
  /** Question that the buttons of the notification answer; null for a notification without buttons. */
  asks: NonNullable<PushMessage['data']['asks']> | null;
}

/** Dependencies of all push kinds. */
export type PushKindTools = ComposeTools & {
  db: Database;
  /** Aborts when the instance shuts down. */
  closing: AbortSignal;
  /** Null if the configured weather provider reports no warnings. */
  readWarnings: ReadWarnings | null;
  composer: DailyComposer;
  /** Claims per enrolment statement of the daily push. */
  enrolBatchRows: number;
};

/** Everything that distinguishes one push kind from the others. */
export interface PushKindRecord {
  /** Delay after the start of each minute at which `enrol` runs, in ms. */
  enrolDelayMs: number;
  /** Writes the claims of all users who are due and calls `onClaims` when some can be sent. Returns how many are new. */
  enrol: (tools: PushKindTools, onClaims: () => void) => Promise<number>;
  /** Returns whether the user's present settings still include the push. Checked just before it is composed. */
  isWanted: (recipient: Recipient, claim: Claim) => boolean;
  /** Returns null if there is nothing to report any more. */
  compose: (recipient: Recipient, claim: Claim, tools: PushKindTools) => Promise<PushContent | null>;
}

/** Enrolment delay of all kinds but the daily push, so that the daily claims of a minute are written first. */
export const AFTER_DAILY_MS = 10_000;

/** Returns the link to the recommendation of the audience's category and day on the home screen. */
export function getHomeLink({ audience: { categoryId, day } }: Recipient, { date }: Claim): string {
  return `/home?category=${categoryId}${day === 'tomorrow' ? `&for=${addDays(date, 1)}` : ''}`;
}
