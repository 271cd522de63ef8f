/** Prompts that say what a login offers, and screens that only members see. */
export const loginPrompt = {
  bookmark: {
    title: '마음에 드는 코디, 또 보고 싶다면',
    text: '로그인하면 코디를 저장해 두고\n언제든 다시 꺼내 볼 수 있어요.',
  },
  alarm: {
    title: '나가기 전에 미리 알려 드릴게요',
    text: '원하는 시간에 오늘의 옷차림을 받아 보려면\n로그인이 필요해요.',
  },
  category: {
    title: '다른 일정의 코디도 궁금하다면',
    text: (categories: readonly string[]): string =>
      `로그인하면 ${categories.join(', ')}까지\n일정에 맞춘 옷차림을 볼 수 있어요.`,
  },
  mypage: {
    title: '저장한 코디를 한눈에',
    text: '로그인하면 저장한 코디와 알림을\n한곳에서 볼 수 있어요.',
  },
  carousel: {
    title: '다음 코디가 기다리고 있어요',
    text: '지금은 첫 번째 코디만 볼 수 있어요.\n로그인하고 더 많은 코디를 만나 보세요.',
  },
  default: { title: '로그인이 필요해요', text: '로그인하면 바로 이어서 이용할 수 있어요.' },
  notNow: '조금 더 둘러볼게요',
  loginOptions: '로그인',
  /** Screens that only members see. */
  loading: '불러오고 있어요',
  profileFailed: '내 정보를 불러오지 못했어요',
  tryLater: '잠시 뒤에 다시 시도해 주세요.',
  membersOnly: '로그인하면 저장한 코디와 내 정보를 볼 수 있어요.',
  logIn: '로그인하기',
  toHome: '홈으로',
};
