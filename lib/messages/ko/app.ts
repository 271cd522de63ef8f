/** Documents and tags of the app that only servers compose. */
export const app = {
  /** Title in the browser tab. `%s` is that of the screen. */
  titleTemplate: '%s · 날옷',
  description: '오늘 무엇을 입지? 지금 계신 곳의 날씨에 맞는 옷차림을 그림으로 알려 드려요.',
  /** Open Graph. */
  locale: 'ko_KR',
  cardAlt: (province: string, district: string): string => `${province} ${district}의 오늘 날씨와 옷차림`,
  savedOutfits: '저장한 코디',
  screenshots: { home: '오늘의 날씨와 옷차림', weather: '시간별 날씨와 열흘 예보', wide: '넓은 화면의 날옷' },
  notFound: {
    title: '찾으시는 화면이 없어요',
    text: '주소가 바뀌었거나 지워졌을 수 있어요.',
    goHome: '홈으로 가기',
  },
};
