import { MAX_TRIPS } from '@/lib/contract/trip-limits';

type Uncovered = 'cold' | 'warm' | 'rain';

const UNCOVERED: Record<Uncovered, string> = {
  cold: '가방에 있는 옷으로는 추울 수 있어요',
  warm: '가방에 있는 옷으로는 더울 수 있어요',
  rain: '비가 오는데 우산이 없어요',
};

/** Trips and their packing lists. */
export const trips = {
  none: '어디로 가세요?',
  noneText: '날짜를 고르면 날씨에 맞는 옷을 가장 적게 챙겨 드려요.',
  add: '여행 추가',
  full: `여행은 ${MAX_TRIPS}개까지 저장할 수 있어요.`,
  onDevice: '이 기기에만 저장돼요. 로그인하면 다른 기기에서도 볼 수 있어요.',
  saveFailed: '여행을 저장하지 못했어요',
  /** 2박 3일. */
  length: (nights: number): string => `${nights}박 ${nights + 1}일`,
  range: (from: string, until: string): string => `${from} ~ ${until}`,
  form: {
    title: '새 여행',
    edit: '여행 수정',
    place: '어디로',
    changePlace: '바꾸기',
    koreaOnly: '지금은 한국 안의 여행만 도와 드려요.',
    anywhere: '한국과 해외의 도시를 찾을 수 있어요. 해외 자료: Open-Meteo와 GeoNames (CC BY 4.0).',
    abroadUnavailable: '해외 도시를 지금 찾을 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    placeMissing: '여행할 곳을 골라 주세요.',
    from: '언제부터',
    nights: '며칠',
    /** 2박. */
    nightsOf: (nights: number): string => `${nights}박`,
    purpose: '날마다 무엇을 하나요',
    submit: '챙길 것 보기',
    cancel: '취소',
  },
  list: {
    missing: '이 여행을 찾을 수 없어요',
    missingText: '지웠거나 끝난 여행이에요.',
    toTrips: '여행 목록',
    loadFailed: '챙길 것을 불러오지 못했어요',
    loadFailedText: '잠시 후 다시 시도해 주세요.',
    over: '이미 끝난 여행이에요.',
    /** 모두 9벌, 2개 챙김. */
    progress: (packed: number, all: number): string => `${all}가지 중 ${packed}가지를 챙겼어요`,
    worn: '입고 가요',
    packed: '가방에 넣어요',
    basics: (days: number): string => `속옷과 양말은 ${days}벌`,
    days: '날마다 이렇게 입어요',
    unneeded: '이건 안 가져가도 돼요',
    removed: '뺀 것',
    restore: '처음대로',
    /** Removed garments without which no outfit remains. */
    returned: (names: readonly string[]): string => `${names.join(', ')}: 빼면 입을 옷이 없어 다시 넣었어요.`,
    sameAsBefore: '전날과 같아요.',
    sameClothes: '옷은 전날과 같아요.',
    clothes: (names: readonly string[]): string => names.join(', '),
    takeAlong: (things: readonly string[]): string => `챙기기: ${things.join(', ')}`,
    daily: '시간별 예보가 나오면 다시 골라요.',
    usual: '아직 예보가 없어 이맘때 기온으로 골랐어요. 예보가 나오면 다시 골라요.',
    count: (count: number): string => `${count}벌`,
    uncovered: (kind: Uncovered, from: string, until: string): string =>
      `${from === until ? from : `${from}~${until}`}: ${UNCOVERED[kind]}`,
    change: (name: string): string => `${name} 바꾸거나 빼기`,
    remove: '빼기',
    replaceBy: '대신 챙기기',
    noAlternatives: '날씨에 맞는 다른 옷이 없어요.',
    close: '닫기',
    share: '공유',
    heading: '여행 챙길 것',
    sharePicture: '그림으로 보내기',
    shareText: '글로 보내기',
    shareTitle: (place: string): string => `${place} 여행 챙길 것`,
    copied: '목록을 복사했어요',
    shareFailed: '공유하지 못했어요',
    edit: '수정',
    delete: '여행 지우기',
    deleteQuestion: '이 여행을 지울까요?',
    deleteText: '챙긴 표시도 함께 지워져요.',
    keep: '취소',
    confirmDelete: '지우기',
  },
};
