const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'];

/** Outfits of home and their details. */
export const outfitCards = {
  failed: '코디를 불러오지 못했어요',
  failedDetail: '날씨는 그대로 볼 수 있어요.',
  choosing: '코디를 고르고 있어요',
  categories: '일정',
  categoriesFailed: '일정을 불러오지 못했어요. 다시 불러오기',
  days: {
    label: '어느 날',
    today: '오늘',
    tomorrow: '내일',
    more: '다른 날 고르기',
    weekdays: WEEKDAYS as readonly string[],
    /** The button that opens the choice of days while one of them is selected. */
    other: (weekday: number): string => `${WEEKDAYS[weekday]}요일, 다른 날 고르기`,
  },
  /** Precede the title of an outfit for tomorrow or a later day. */
  tomorrow: '내일은 ',
  later: (weekday: number): string => `${WEEKDAYS[weekday]}요일에는 `,
  others: '다른 코디',
  wear: '오늘 이거 입었어요',
  wearFailed: '표시하지 못했어요.',
  save: (title: string): string => `${title} 저장`,
  saved: '코디를 저장했어요.',
  saveFailed: '코디를 저장하지 못했어요.',
  removeFailed: '저장을 취소하지 못했어요.',
  notSuitable: '공유받은 코디는 오늘 날씨에 맞지 않아, 오늘의 코디를 보여 드려요.',
  /** How well the outfits without garments that the user never wears suit the weather. */
  remaining: {
    few: '안 입는 옷을 빼니 오늘은 남는 옷차림이 적어요.',
    'none-suits': '안 입는 옷을 빼니 날씨에 꼭 맞는 옷이 없어 가장 가까운 것을 골랐어요.',
  },
  carousel: {
    role: '캐러셀',
    label: '추천 코디',
    slide: '슬라이드',
    position: (position: number, count: number): string => `${count}벌 중 ${position}번째`,
    next: '다음 코디',
    previous: '이전 코디',
  },
  end: {
    failed: '다음 코디를 불러오지 못했어요',
    failedDetail: '앞에서 본 코디는 그대로 볼 수 있어요.',
    all: '어울리는 코디를 모두 봤어요',
    allDetail: (count: number): string => `이날 날씨에 맞는 ${count}벌이에요. 날마다 새로 골라 드려요.`,
    toFirst: '처음 코디로',
    loading: '다른 코디를 고르고 있어요',
  },
  details: {
    takeAlong: '챙기기',
    add: '이렇게 더해요',
    caution: '오늘은 조심',
    items: '이렇게 입었어요',
    layers: '하루 동안 이렇게',
    elsewhere: '다른 곳',
  },
  /** Heading of the garments that others hide in the picture. */
  underneath: '그림에 가려진 옷',
  slots: {
    outer: '아우터',
    top: '상의',
    inner: '이너',
    bottom: '하의',
    dress: '원피스',
    shoes: '신발',
    accessory: '소품',
  },
  sharing: {
    share: (title: string): string => `${title} 공유`,
    offline: '지금은 인터넷에 연결되어 있지 않아 공유할 그림을 만들 수 없어요.',
  },
};
