/** Texts of the service worker: the buttons of the evening question, and a push that cannot be read. */
export const worker = {
  feelings: { cold: '추웠어요', good: '딱 좋았어요', hot: '더웠어요' },
  fallback: { title: '오늘의 옷차림이 도착했어요', body: '눌러서 날씨와 코디를 확인해 보세요.' },
};
