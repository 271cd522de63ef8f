/** The evening question about the outfit of the day. */
export const questionPush = {
  title: '오늘 옷차림, 어땠어요?',
  /** For an outfit that the user marked as worn. */
  formatMarkedBody: (outfit: string): string =>
    `‘${outfit}’ 차림이 추웠는지 더웠는지 알려 주시면 다음 추천에 담을게요.`,
  /** For the outfit that the push recommended. */
  formatRecommendedBody: (outfit: string): string =>
    `알려 드린 ‘${outfit}’ 차림으로 나가셨다면, 추웠는지 더웠는지 알려 주세요. 다음 추천에 담을게요.`,
};
