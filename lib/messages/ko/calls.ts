/** Failures of calls without a response of the API. */
export const calls = {
  internal: '오류가 발생했습니다. 다시 시도해주세요.',
  timeout: '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.',
  offline: '인터넷에 연결되어 있는지 확인해 주세요.',
};
