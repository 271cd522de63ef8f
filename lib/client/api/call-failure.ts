import type { ErrorBody, ErrorCode } from '@/lib/contract/errors';

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
  if (!body?.error) return new CallFailure('INTERNAL', '오류가 발생했습니다. 다시 시도해주세요.');
  return new CallFailure(body.error.code, body.error.message, body.error.fields);
}

export const createNetworkFailure = (isTimeout: boolean): CallFailure =>
  isTimeout
    ? new CallFailure('TIMEOUT', '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.')
    : new CallFailure('OFFLINE', '인터넷에 연결되어 있는지 확인해 주세요.');
