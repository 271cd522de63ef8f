/** Offers to install the app, to open it in a browser, and to allow notifications. */
export const offers = {
  install: {
    title: '홈 화면에 날옷을 두세요',
    text: '한 번에 열리고, 오프라인에서도 마지막 날씨와 코디를 볼 수 있어요.',
    submit: '홈 화면에 추가',
  },
  steps: {
    text: '앱처럼 한 번에 열리고, 알림도 받을 수 있어요.',
    show: '추가하는 방법 보기',
    title: '홈 화면에 추가하는 방법',
    /** First step by browser. */
    first: {
      safari: '화면 아래쪽(아이패드는 위쪽)의 공유 버튼을 눌러요',
      chrome: '주소창 오른쪽의 공유 버튼을 눌러요',
      other: "브라우저 메뉴에서 '공유'를 눌러요",
      firefox: '주소창 옆의 메뉴 버튼을 눌러요',
    },
    add: "메뉴를 아래로 내려 '홈 화면에 추가'를 눌러요",
    done: "'추가'를 누르면 홈 화면에 날옷이 생겨요",
    notes: {
      safari: '공유 버튼이 보이지 않으면 주소창 옆의 ⋯ 버튼을 먼저 눌러 주세요.',
      other: "'홈 화면에 추가'가 보이지 않으면 이 주소를 Safari에서 열어 주세요.",
    },
    close: '알겠어요',
  },
  notifications: {
    title: '나가기 전에 알려 드릴까요?',
    text: '정한 시간에 오늘의 옷차림을 알림으로 보내 드려요. 언제든 끌 수 있어요.',
    allow: '알림 받기',
  },
  browser: {
    title: '브라우저에서 열면 더 좋아요',
    apps: {
      kakaotalk: '카카오톡',
      naver: '네이버 앱',
      line: '라인',
      facebook: '페이스북',
      instagram: '인스타그램',
      threads: '스레드',
      daum: '다음 앱',
      band: '밴드',
      everytime: '에브리타임',
      toss: '토스',
      tiktok: '틱톡',
      x: 'X',
      wechat: '위챗',
      google: 'Google 앱',
      unknown: '이 앱',
    },
    /** Menu entries of the apps that are known to have one, as they are written there. */
    entries: {
      kakaotalk: "'다른 브라우저로 열기'",
      naver: "'Safari로 열기'",
      line: "'다른 앱으로 열기'",
      facebook: "'외부 브라우저에서 열기'",
      instagram: "'외부 브라우저에서 열기'",
    },
    limits: (app: string): string => `${app} 안에서는 홈 화면에 추가하거나 알림을 받을 수 없어요.`,
    useMenu: (entry: string): string => `⋯ 버튼에서 ${entry}를 누르면 홈 화면에 추가하고 알림도 받을 수 있어요.`,
    open: '브라우저로 열기',
    copy: '주소 복사하기',
    copied: '주소를 복사했어요. Safari에 붙여 넣어 주세요.',
    notCopied: '주소를 복사하지 못했어요. 메뉴에서 열어 주세요.',
  },
};
