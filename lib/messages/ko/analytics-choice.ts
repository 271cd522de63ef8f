/** Consent to analytics. */
export const analyticsChoice = {
  title: '서비스 개선에 도움 주기',
  text: '어떤 기능을 쓰는지 이름과 위치 없이 Google 애널리틱스로 살펴봐요. 광고에는 쓰지 않고, 언제든 끌 수 있어요.',
};
