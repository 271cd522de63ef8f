/** My page. */
export const my = {
  profile: '내 정보',
  /** Greeting name of the member. */
  name: (nickname: string): string => `${nickname}님`,
  accountAt: (provider: string): string => `${provider} 계정`,
  activity: '활동과 소식',
  settings: '설정',
  ownAge: '내 나이와 비슷한 사람의 사진 먼저 보기',
  ownAgeText: '똑같이 어울리는 코디끼리만 순서를 바꿔요. 학생은 등교일에 교복을 먼저 보여 줘요.',
  support: '고객 지원',
  notMemberYet: '아직 회원이 아니신가요?',
};
