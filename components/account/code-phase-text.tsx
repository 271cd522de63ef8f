'use client';

import { useMailCode } from '@/lib/client/account/mail-code';
import type { CodePurpose } from '@/lib/contract/mail-code';

/** Texts of a screen after a code was sent. */
export const CODE_HEADING = '메일로 받은\n인증번호를 입력해 주세요';
export const CODE_LEAD = '6자리 숫자예요. 3분 안에 입력해 주세요.';

/** Renders `before` until a code is sent, then `sent`. */
export function CodePhaseText({ flow, before, sent }: { flow: CodePurpose; before?: string; sent: string }) {
  const { phase } = useMailCode(flow);
  return phase === 'initial' ? before : sent;
}
