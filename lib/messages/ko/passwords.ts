/** Fields for new passwords, and the change of a password. */
export const passwords = {
  password: '비밀번호',
  newPassword: '새 비밀번호',
  /** The range is formatted: 8~15자. */
  placeholder: (length: string): string => `영문·숫자·특수문자 ${length}`,
  confirmation: (label: string): string => `${label} 확인`,
  confirmationPlaceholder: '한 번 더 입력해 주세요',
  checking: '사용할 수 있는지 확인하고 있어요.',
  unknown: '지금은 흔한 비밀번호인지 확인하지 못했어요. 마지막에 다시 확인할게요.',
  formatTooLong: (max: number, typed: number): string => `${max}자까지 쓸 수 있어요. 지금은 ${typed}자예요.`,
  suitable: '사용할 수 있는 비밀번호예요.',
  same: '비밀번호가 일치해요.',
  rules: '비밀번호 조건',
  met: ' 맞음',
  notMet: ' 아직',
  /** Change of a password. */
  current: '현재 비밀번호',
  currentPlaceholder: '지금 쓰는 비밀번호',
  howProtected: '비밀번호는 어떻게 지켜지나요?',
  change: '비밀번호 변경',
  changed: '비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.',
  changeFailed: '비밀번호 변경에 실패했습니다.',
  noPassword: '날옷에는 비밀번호가 없어요',
  changeAtProvider: (provider: string): string =>
    `${provider} 계정으로 로그인하고 있어요. 비밀번호는 ${provider}에서 바꿀 수 있어요.`,
  toSettings: '계정 설정으로 가기',
};
