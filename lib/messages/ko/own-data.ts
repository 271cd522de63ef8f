/** Data of a member: download, and the record of the uses of the position. */
export const ownData = {
  title: '내 데이터',
  download: '내 정보 내려받기',
  downloadFailed: '내 정보를 내려받지 못했어요.',
  locationUses: '위치 이용 기록',
  locationUsesLead: '위치를 쓴 때와 쓴 곳만 여섯 달 동안 남겨요. 위치 자체는 남기지 않고, 다른 곳에 주지 않아요.',
  loading: '불러오고 있어요',
  loadFailed: '기록을 불러오지 못했어요',
  tryLater: '잠시 뒤에 다시 시도해 주세요.',
  noUses: '지난 여섯 달 동안 위치를 쓰지 않았어요.',
  purposes: { weather: '이 기기의 위치로 날씨와 옷차림 보기', alarm: '알림을 받을 지역 정하기' },
};
