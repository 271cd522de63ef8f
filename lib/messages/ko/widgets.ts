/** Pictures by address for widgets, and the set-up of AI assistants. */
export const widgets = {
  visitorTitle: '홈 화면과 캘린더에서 옷차림 보기',
  visitorText: '로그인하면 옷차림과 기온의 주소를 만들어 홈 화면 위젯이나 캘린더 앱에 넣을 수 있어요.',
  logIn: '로그인하기',
  loadFailed: '만든 주소를 불러오지 못했어요',
  tryLater: '잠시 뒤에 다시 시도해 주세요.',
  /** Form. */
  kind: '어디에서 볼까요?',
  kinds: { picture: '위젯', calendar: '캘린더' },
  leads: {
    picture:
      '오늘 옷차림과 기온이 담긴 그림의 주소를 만들어요. 홈 화면 위젯이나 전자 액자에 넣으면 앱을 열지 않아도 보여요. 나의 하루와 안 입는 옷도 반영하지만, 다른 곳에서 보내는 시간은 담지 않아요.',
    calendar:
      '앞으로 열흘의 옷차림과 기온을 캘린더 앱에 일정으로 보여 주는 주소를 만들어요. 나의 하루의 시간에 맞추고, 쉬는 날과 여행은 하루 종일 일정이에요. 이름을 붙인 날은 이름과 시간을 담고, 그 밖에 다른 곳에서 보내는 시간이나 장소 이름은 담지 않아요.',
  },
  place: '어디의 옷차림인가요?',
  category: '어떤 옷차림인가요?',
  create: { picture: '위젯 주소 만들기', calendar: '캘린더 주소 만들기' },
  createFailed: '주소를 만들지 못했어요.',
  full: (limit: number): string =>
    `이 주소는 ${limit}개까지 둘 수 있어요. 쓰지 않는 주소를 지우면 새로 만들 수 있어요.`,
  /** New address. */
  created: '새 위젯 주소',
  createdText:
    '이 화면을 닫으면 다시 볼 수 없어요. 이 주소를 아는 사람은 누구나 그림을 볼 수 있으니 나만 간직해 주세요.',
  pictureAlt: '위젯에 보일 오늘 옷차림',
  copyAddress: '주소 복사',
  qrCode: '위젯 주소의 QR 코드',
  qrCodeHint: '다른 기기의 카메라로 찍으면 주소가 열려요.',
  iphone: '아이폰 (Scriptable)',
  iphoneSteps: [
    'App Store에서 무료 앱 Scriptable을 받아요.',
    '앱에서 +를 눌러 새 스크립트를 만들고, 아래 글을 복사해 붙여 넣어요.',
    '홈 화면에 Scriptable 위젯을 놓고 그 스크립트를 골라요.',
  ],
  script: 'Scriptable 스크립트',
  copyScript: '스크립트 복사',
  android: '안드로이드 (KWGT)',
  androidSteps: [
    'Play 스토어에서 KWGT를 받아 홈 화면에 위젯을 놓아요.',
    '위젯에 비트맵을 더하고, 그림 대신 위 주소를 수식으로 넣어요.',
    '주소 끝에 ?size=small, ?size=medium, ?size=large를 붙이면 크기가 바뀌어요.',
  ],
  copied: '복사했어요.',
  copyFailed: '복사하지 못했어요. 글을 길게 눌러 복사해 주세요.',
  /** New address of a calendar. */
  calendarCreated: '새 캘린더 주소',
  calendarText:
    '이 화면을 닫으면 다시 볼 수 없어요. 이 주소를 아는 사람은 누구나 일정과 쉬는 날을 볼 수 있으니 나만 간직해 주세요.',
  addToDevice: '캘린더에 추가',
  deviceHint: '아이폰, 아이패드, 맥에서는 바로 열려요. 다른 기기는 주소로 구독하는 캘린더 앱이 있어야 해요.',
  addToGoogle: 'Google 캘린더에 추가',
  googleHint:
    '주소를 복사하고 Google 캘린더를 열어요. ‘캘린더 URL’에 붙여 넣어 주세요. 하루쯤 늦게 새로워질 수 있어요.',
  download: '파일로 받기',
  /** Addresses in use. */
  list: '쓰고 있는 주소',
  createdOn: ({ month, day }: { month: number; day: number }): string => `${month}월 ${day}일에 만듦`,
  revoke: '지우기',
  revokeTitle: '이 주소를 지울까요?',
  revokeTexts: {
    picture: '이 주소를 쓰는 위젯에는 더는 그림이 보이지 않아요.',
    calendar: '이 주소를 쓰는 캘린더의 옷차림 일정은 더는 새로워지지 않아요.',
  },
  revoked: '주소를 지웠어요.',
  revokeFailed: '주소를 지우지 못했어요.',
  /** AI assistants. */
  assistant: 'AI에게 물어보기',
  assistantText:
    'MCP를 쓰는 AI 도구의 설정에 붙여 넣으면 “오늘 강남에 뭐 입고 가지?”에 날옷의 추천으로 답해요. 로그인은 필요 없어요.',
  configuration: '설정',
  copyConfiguration: '설정 복사',
};
