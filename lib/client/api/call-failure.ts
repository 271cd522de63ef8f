import type { ErrorBody, ErrorCode } from '@/lib/contract/errors';
import { getLoadedMessages } from '../language/messages';

/** A failed call. `code` is the API's error code, or OFFLINE or TIMEOUT if there was no response. */
export class CallFailure extends Error {
  constructor(
    readonly code: ErrorCode | 'OFFLINE' | 'TIMEOUT',
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'CallFailure';
  }
}

/** Returns INTERNAL if the body is not the API's. */
export async function parseFailure(response: Response): Promise<CallFailure> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body?.error) return new CallFailure('INTERNAL', getLoadedMessages('calls').internal);
  return new CallFailure(body.error.code, body.error.message, body.error.fields);
}

export const createNetworkFailure = (isTimeout: boolean): CallFailure =>
  isTimeout
    ? new CallFailure('TIMEOUT', getLoadedMessages('calls').timeout)
    : new CallFailure('OFFLINE', getLoadedMessages('calls').offline);
