'use client';

import type { Gender } from '@/lib/contract/outfit';

/** Who looks at the screen. Accounts come with their own calls; until then everyone is a visitor. */
export interface Viewer {
  isMember: boolean;
  gender: Gender;
}

const VISITOR: Viewer = { isMember: false, gender: 'FEMALE' };

/** The person at this browser. */
export const useViewer = (): Viewer => VISITOR;
