const MESSAGES = {
  'permission-default': '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
  'permission-blocked': '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
  'unsupported-browser': '이 브라우저에서는 알림을 받을 수 없어요. 크롬이나 사파리 최신 버전에서 열어 주세요.',
  'no-indexed-db': '브라우저가 저장 공간을 막고 있어요. 시크릿 창이 아닌지 확인해 주세요.',
  'worker-registration': '알림 받을 준비를 마치지 못했어요. 화면을 새로고침한 뒤 다시 시도해 주세요.',
  subscribe: '이 기기를 등록하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  update: '이 기기의 등록을 새로 고치지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  unsubscribe: '이 기기의 지난 등록을 지우지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

export type PushFailureKind = keyof typeof MESSAGES;

/** A push registration that failed in the browser, not at the host. */
export class PushFailure extends Error {
  constructor(
    readonly kind: PushFailureKind,
    cause?: unknown,
  ) {
    super(MESSAGES[kind], { cause });
    this.name = 'PushFailure';
  }
}
