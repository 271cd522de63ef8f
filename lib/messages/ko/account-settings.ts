/** Settings of the account: logout on this and other devices. */
export const accountSettings = {
  account: '계정',
  marketing: '혜택과 소식 받기',
  marketingText: '동의하지 않아도 모든 기능을 쓸 수 있어요.',
  logOut: '로그아웃',
  logOutTitle: '로그아웃할까요?',
  logOutText: '이 기기에 남아 있는 내 정보도 함께 지워져요.',
  logOutElsewhere: '다른 기기에서 로그아웃',
  logOutElsewhereTitle: '다른 기기에서 로그아웃할까요?',
  logOutElsewhereText: '이 기기만 로그인된 채로 남아요. 다른 기기로는 알림도 가지 않아요.',
  loggedOutElsewhere: (devices: number): string =>
    devices === 0 ? '다른 기기에는 로그인되어 있지 않아요.' : `다른 기기 ${devices}곳에서 로그아웃했어요.`,
};
