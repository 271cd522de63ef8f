/** Saved outfits. */
export const bookmarks = {
  loading: '저장한 코디를 불러오고 있어요',
  loadFailed: '저장한 코디를 불러오지 못했어요',
  loadFailedText: '저장한 코디는 그대로 있어요. 잠시 뒤에 다시 시도해 주세요.',
  none: '아직 저장한 코디가 없어요',
  noneText: '마음에 드는 코디의 북마크를 누르면 여기에 모아 둘게요.',
  toOutfits: '코디 보러 가기',
  count: (outfits: number): string => `${outfits}벌`,
  edit: '편집',
  done: '완료',
  forToday: '오늘 입기 좋아요',
  enlarge: '크게 보기',
  suits: (temperatures: string): string => `${temperatures}에 입기 좋아요.`,
  close: '닫기',
  /** The age is formatted: 5분 전. */
  savedAt: (age: string): string => `${age}에 저장된 목록이에요.`,
  offline: '인터넷에 연결되면 편집할 수 있어요.',
  /** Deletion of several outfits. */
  selected: (outfits: number): string => `${outfits}벌 선택했어요`,
  removeSelected: '코디 삭제',
  removeTitle: '선택한 코디를 삭제할까요?',
  removeText: (outfits: number): string => `저장한 코디에서 ${outfits}벌이 사라져요.`,
  remove: '삭제',
  removed: '코디가 삭제되었습니다.',
  removeFailed: '코디를 모두 삭제하지는 못했어요.',
};
