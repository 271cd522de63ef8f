/** Home without its weather and outfits. */
export const home = {
  where: {
    title: '어디에 계세요?',
    text: (place: string): string => `지금은 ${place} 날씨로 골랐어요. 계신 곳에 맞춰 드릴게요.`,
    search: '지역 이름으로 찾기',
  },
  when: {
    title: '보통 언제 나가 계세요?',
    text: '그 시간의 날씨에 맞춰 옷차림을 골라 드려요.',
    chosen: (hours: string): string => `${hours}에 맞춰 골라 드릴게요.`,
    failed: '시간을 저장하지 못했어요.',
    chooseOwn: '직접 정하기',
  },
  cold: {
    title: '추위를 타세요?',
    text: '처음부터 몸에 맞춰 골라 드려요. 천천히 걷는 편이면 추위를 타는 쪽이에요.',
    choices: { cold: '추위를 타요', average: '보통이에요', hot: '더위를 타요' },
    chosen: '이제 몸에 맞춰 골라 드릴게요.',
    failed: '답을 저장하지 못했어요.',
  },
  hours: {
    seeTomorrow: '내일은 뭐 입을지 볼까요?',
    elsewhere: '다른 곳',
    noWeather: (places: readonly string[]): string => ` · ${places.join('·')} 날씨는 아직 몰라서 지금 지역으로 봤어요`,
    change: ', 나의 하루 바꾸기',
  },
  link: {
    shared: (place: string, category: string): string => `공유받은 ${place}의 ${category} 코디예요.`,
    showOwn: '내 코디 보기',
    loginFor: (category: string, shown: string): string =>
      `${category} 코디는 로그인하면 볼 수 있어요. 지금은 ${shown}예요.`,
    logIn: '로그인',
  },
};
