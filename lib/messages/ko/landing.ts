/** Landing page: slides and login options. */
export const landing = {
  question: '오늘 무엇을 입지?',
  promise: '날옷이 알려 드릴게요',
  carousel: '캐러셀',
  slide: '슬라이드',
  about: '날옷 소개',
  showSlide: (number: number, title: string): string => `${number}번째 소개: ${title}`,
  weatherSlide: { title: '오늘 날씨에 꼭 맞는 옷차림', text: '기온도 바람도 비도, 나가기 전에 한눈에' },
  occasionSlide: {
    /** Lists occasions: 출근도 데이트도 운동도. */
    title: (occasions: readonly string[]): string => occasions.map((occasion) => `${occasion}도`).join(' '),
    text: '일정에 어울리는 코디를 골라 드려요',
  },
  bookmarkSlide: { title: '마음에 든 코디는 저장', text: '북마크해 두고 언제든 다시 꺼내 봐요' },
  sessionEnded: '로그인이 풀렸어요. 다시 로그인하면 보던 곳으로 이어지고, 홈은 그대로 둘러볼 수 있어요.',
  browse: '둘러보기',
  logIn: '날옷 로그인',
  notMemberYet: '아직 회원이 아니신가요?',
  or: '또는',
};
