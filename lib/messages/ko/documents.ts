/** Frames of policies and notices. */
export const documents = {
  ours: '날옷의 약속',
  licences: '오픈소스 라이선스',
  toList: '목록으로',
  effectiveFrom: '시행일',
  /** Date of a notice in short notation. */
  formatNoticeDate: (year: number, month: number, day: number): string => `${year}. ${month}. ${day}.`,
  noNotice: '존재하지 않는 공지사항이에요',
  noNoticeText: '지워졌거나 주소가 바뀌었을 수 있어요.',
  toNotices: '공지사항 목록으로',
};
