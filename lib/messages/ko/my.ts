/** My page. */
export const my = {
  profile: '내 정보',
  /** Greeting name of the member. */
  name: (nickname: string): string => `${nickname}님`,
  accountAt: (provider: string): string => `${provider} 계정`,
  activity: '활동과 소식',
  settings: '설정',
  support: '고객 지원',
  notMemberYet: '아직 회원이 아니신가요?',
};
