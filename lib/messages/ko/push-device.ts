/** Reasons why a device cannot receive pushes, and what to do. */
export const pushDevice = {
  failures: {
    'permission-default': '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
    'permission-blocked': '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
    'unsupported-browser': '이 브라우저에서는 알림을 받을 수 없어요. 크롬이나 사파리 최신 버전에서 열어 주세요.',
    'no-indexed-db': '브라우저가 저장 공간을 막고 있어요. 시크릿 창이 아닌지 확인해 주세요.',
    'worker-registration': '알림 받을 준비를 마치지 못했어요. 화면을 새로고침한 뒤 다시 시도해 주세요.',
    subscribe: '이 기기를 등록하지 못했어요. 시크릿 창이 아닌지, 인터넷에 연결되어 있는지 확인해 주세요.',
    update: '이 기기의 등록을 새로 고치지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
    unsubscribe: '이 기기의 지난 등록을 지우지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  },
  /** Steps that allow notifications. */
  permissionSteps: {
    ios: ['설정 앱을 열고 알림으로 들어가요.', '날옷을 골라 알림 허용을 켜요.'],
    samsungBrowser: ['주소창 왼쪽의 자물쇠를 눌러요.', '권한에서 알림을 허용으로 바꿔요.'],
    android: [
      '주소창 왼쪽의 아이콘을 누르고 권한으로 들어가요.',
      '알림을 켜요. 앱으로 설치했다면 앱 정보의 알림에서 켜요.',
    ],
    firefox: ['주소창 왼쪽의 알림 차단 아이콘을 눌러요.', '차단을 지우고 알림을 다시 켜요.'],
    safari: ['Safari 설정의 웹사이트에서 알림을 열어요.', '이 사이트를 허용으로 바꿔요.'],
    other: ['주소창 왼쪽의 아이콘을 눌러요.', '사이트 설정에서 알림을 허용으로 바꿔요.'],
  },
  thenTurnOn: '여기로 돌아와 다시 켜 주세요.',
  blocked: '이 브라우저에서 알림이 막혀 있어요',
  installFirst: '아이폰과 아이패드에서는 앱으로 설치해야 받을 수 있어요',
  installFirstText: 'iOS 16.4부터 홈 화면에 추가한 날옷으로 알림을 보내 드려요.',
  installSteps: [
    'Safari에서 공유 버튼을 눌러요.',
    '‘홈 화면에 추가’를 골라요.',
    '홈 화면의 날옷을 열고 여기서 다시 켜 주세요.',
  ],
  inApp: '이 앱 안에서는 알림을 켤 수 없어요',
  inAppText: '메뉴에서 다른 브라우저로 연 뒤에 켜 주세요.',
  unsupported: '여기서는 알림을 켤 수 없어요',
  otherDevices: '알림은 켜져 있지만, 이 기기로는 받을 수 없어요',
  otherDevicesText: '여기서 시간을 바꾸어도 알림을 켜 둔 다른 기기로 보내 드려요.',
  turnOffEverywhere: '모든 기기에서 끄기',
  notYet: '이 기기로는 아직 받을 수 없어요',
  registering: '등록하고 있어요',
  tryAgain: '다시 시도',
  /** Explanation before the browser asks for the permission. */
  explanationTitle: '정한 시간에 옷차림을 알려 드릴게요',
  explanation: '고르신 알림만 보내 드려요. 광고는 보내지 않고, 언제든 끌 수 있어요. 다음 창에서 허용을 눌러 주세요.',
  allow: '좋아요, 켤게요',
  later: '나중에',
};
