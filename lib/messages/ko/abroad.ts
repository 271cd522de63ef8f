/** Home on a device abroad. */
export const abroad = {
  label: '해외에 계신 것 같아요',
  onlyKorea: '대한민국 안에서만 날씨를 알려 드릴 수 있어요',
  shownPlace: (place: string): string => `지금 보이는 날씨는 ${place} 기준이에요. 다른 도시로 볼까요?`,
  cities: {
    seoul: '서울',
    incheon: '인천',
    daejeon: '대전',
    daegu: '대구',
    gwangju: '광주',
    busan: '부산',
    jeju: '제주',
  },
};
