import { CallFailure } from '../api/call-failure';

const UPDATE_FAILED = '회원 정보 업데이트에 실패했습니다.';

export const getUpdateFailureMessage = (error: unknown): string =>
  error instanceof CallFailure && error.code === 'NOT_FOUND' ? error.message : UPDATE_FAILED;
