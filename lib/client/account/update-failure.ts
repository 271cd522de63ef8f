import { CallFailure } from '../api/call-failure';

const UPDATE_FAILED = '회원 정보 업데이트에 실패했습니다.';

/** What a profile that could not be changed is told as: in the host's own words where it knows nobody by that name. */
export const getUpdateFailureMessage = (error: unknown): string =>
  error instanceof CallFailure && error.code === 'NOT_FOUND' ? error.message : UPDATE_FAILED;
