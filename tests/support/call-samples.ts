import { CALL_EXAMPLES, type RequestExample } from '@/lib/api-host/http/call-examples';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';

export type SampleParts = RequestExample;

/** Returns a valid request for every call of the contract. */
export const createSampleCalls = (): { call: Call; parts: SampleParts }[] =>
  CALLS.map((call) => ({ call, parts: CALL_EXAMPLES[call.id] }));
