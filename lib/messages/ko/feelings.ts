type Day = 'today' | 'yesterday';

const DAYS: Record<Day, string> = { today: '오늘', yesterday: '어제' };

/** The question how an outfit felt, and the effect of the response. */
export const feelings = {
  login: '옷차림이 어땠는지는 로그인하면 남길 수 있어요.',
  logIn: '로그인',
  /** Question about an outfit that the user marked as worn or saw last on that day. */
  askWorn: (day: Day, title: string): string => `${DAYS[day]} ‘${title}’ 차림은 어땠어요?`,
  /** Question about the outfit of a push. */
  askTold: (day: Day): string => `알려 드린 ${DAYS[day]} 옷차림은 어땠어요?`,
  askFront: '오늘 이 옷차림 어땠어요?',
  answers: { cold: '추웠어요', good: '좋았어요', hot: '더웠어요' },
  parts: { morning: '아침', noon: '낮', evening: '저녁' },
  askPart: { cold: '언제 추우셨어요?', hot: '언제 더우셨어요?' },
  notSaved: '답을 저장하지 못했어요.',
  undone: '답을 되돌렸어요.',
  notUndone: '답을 되돌리지 못했어요.',
  /** Effect of the response, right after it was given. */
  effects: {
    warmer: '다음부터 조금 더 따뜻하게 추천할게요.',
    lighter: '다음부터 조금 더 가볍게 추천할게요.',
    noted: '기억해 둘게요. 답이 모이면 추천이 달라져요.',
    'nothing-lighter': '더 가벼운 옷이 없던 날이라 추천은 그대로 둘게요.',
    'nothing-warmer': '더 따뜻한 옷이 없던 날이라 추천은 그대로 둘게요.',
    'weather-unknown': '그날 날씨를 알 수 없어 추천은 그대로 둘게요.',
  },
  /** Effect of the response on the outfit that it changed. */
  shownEffects: {
    'layer-more': '지난번 추웠다고 하셔서 한 겹 더했어요.',
    warmer: '지난번 추웠다고 하셔서 더 따뜻하게 골랐어요.',
    'layer-less': '지난번 더웠다고 하셔서 한 겹 덜었어요.',
    lighter: '지난번 더웠다고 하셔서 더 가볍게 골랐어요.',
  },
};
