'use client';

import { useMailCode } from '@/lib/client/account/mail-code';
import type { CodePurpose } from '@/lib/contract/mail-code';

/** What is asked for once a code is on its way. */
export const CODE_HEADING = '메일로 받은\n인증번호를 알려 주세요';
export const CODE_LEAD = '6자리 숫자예요. 3분 안에 입력해 주세요.';

/** One text until a code is mailed, another from then on. */
export function CodePhaseText({ flow, before, sent }: { flow: CodePurpose; before?: string; sent: string }) {
  const { phase } = useMailCode(flow);
  return phase === 'initial' ? before : sent;
}
