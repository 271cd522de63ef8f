/** Deletion of the account. */
export const secession = {
  reason: '떠나는 이유를 알려 주세요',
  reasonsFailed: '탈퇴 이유를 불러오지 못했어요',
  tryLater: '잠시 뒤에 다시 시도해 주세요.',
  consequences:
    '탈퇴하면 저장한 코디와 알림, 내 정보가 바로 지워지고 되돌릴 수 없어요. 장애에 대비한 백업에는 최대 30일 동안 남았다가 지워져요.',
  withdraw: '탈퇴하기',
  confirmTitle: '정말 탈퇴할까요?',
  confirmText: (nickname: string): string => `${nickname}님의 저장한 코디와 내 정보가 모두 지워져요.`,
  done: '탈퇴처리되었습니다.',
  failed: '탈퇴하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  /** New login before the deletion. */
  loginTitle: '한 번 더 확인할게요',
  loginText: '안전을 위해 다시 로그인해 주세요.',
  password: '비밀번호',
  wrongPassword: '비밀번호가 맞지 않아요.',
  confirm: '확인',
};
