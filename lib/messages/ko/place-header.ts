/** The place of home and weather, and how it is found. */
export const placeHeader = {
  locate: '내 위치로',
  /** Continues `locate` for screen readers. */
  locateRest: ' 바꾸기',
  locating: '찾는 중',
  /** Follows the name of a place that the user has not chosen. */
  assumed: ' 기준',
  seeOthers: ', 다른 장소 보기',
  sheetFailed: '장소를 열지 못했어요. 인터넷에 연결되어 있는지 확인해 주세요.',
  /** Why the device could not be located, by outcome. */
  notLocated: {
    refused: '위치 권한이 꺼져 있어요. 브라우저 설정에서 위치를 허용하거나, 지역 이름으로 골라 주세요.',
    unsupported: '이 브라우저에서는 위치를 알 수 없어요. 지금 보이는 지역의 날씨를 알려 드릴게요.',
    unavailable: '위치를 찾지 못했어요. 지금 보이는 지역의 날씨를 알려 드릴게요.',
    outside: '아직 대한민국 안에서만 날씨를 알려 드릴 수 있어요. 대신 지금 보이는 지역의 날씨예요.',
    failed: '위치를 확인하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  },
  notSaved: '장소를 저장하지 못했어요.',
};
