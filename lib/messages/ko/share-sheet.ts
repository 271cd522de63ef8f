/** The sheet that asks for the format of a shared picture, and what is shared. */
export const shareSheet = {
  title: '어떤 그림으로 공유할까요?',
  addToCalendar: '캘린더에 추가',
  calendarFile: '날옷.ics',
  formats: { story: '스토리', tall: '피드와 메시지', wide: '가로' },
  outfitTitle: (place: string): string => `${place} 오늘의 옷차림`,
  fileName: '날옷.jpg',
  outcomes: {
    saved: '그림을 내려받았어요.',
    savedEvent: '캘린더 파일을 내려받았어요.',
    eventFailed: '캘린더 파일을 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
    again: '그림이 준비됐어요. 한 번 더 눌러 주세요.',
    failed: '공유할 그림을 만들지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  },
};
