import type { ErrorTexts } from '@/lib/contract/errors';

/** Messages for users by error code. */
export const errors: ErrorTexts = {
  INVALID_INPUT: '입력한 내용을 다시 확인해 주세요.',
  UNAUTHENTICATED: '로그인이 필요해요.',
  FORBIDDEN: '허용되지 않은 요청이에요.',
  REAUTHENTICATION_REQUIRED: '안전을 위해 다시 로그인한 뒤에 이어서 해 주세요.',
  NOT_FOUND: '찾을 수 없어요.',
  METHOD_NOT_ALLOWED: '허용되지 않은 요청 방법이에요.',
  CONFLICT: '이미 처리된 요청이에요.',
  GONE: '더는 쓰지 않는 주소예요.',
  TOO_LARGE: '보낸 내용이 너무 커요.',
  OUTSIDE_SERVICE_AREA: '아직 대한민국 안에서만 날씨를 알려 드릴 수 있어요.',
  TOO_MANY_REQUESTS: '요청이 많아요. 잠시 뒤에 다시 시도해 주세요.',
  INTERNAL: '오류가 발생했습니다. 다시 시도해주세요.',
  UPSTREAM_FAILED: '서버와 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  UNAVAILABLE: '지금은 이용할 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
  UPSTREAM_TIMEOUT: '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.',
};
