import { CALL_EXAMPLES, type RequestExample } from '@/lib/api-host/http/call-examples';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';

export type SampleParts = RequestExample;

/** Returns a valid request for every call of the contract. Throws if a call has no example. */
export const createSampleCalls = (): { call: Call; parts: SampleParts }[] =>
  CALLS.map((call) => {
    const parts = CALL_EXAMPLES[call.id];
    if (!parts) throw new Error(`${call.id} has no example.`);
    return { call, parts };
  });
