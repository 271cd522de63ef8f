'use client';

import { useMailCode } from '@/lib/client/account/mail-code';
import type { CodePurpose } from '@/lib/contract/mail-code';

/** Renders `before` until a code is sent, then `sent`. */
export function CodePhaseText({ flow, before, sent }: { flow: CodePurpose; before?: string; sent: string }) {
  const { phase } = useMailCode(flow);
  return phase === 'initial' ? before : sent;
}
