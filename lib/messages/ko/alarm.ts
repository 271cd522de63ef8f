import type { OptionalPush } from '@/lib/contract/optional-pushes';

interface SwitchText {
  title: string;
  description: string;
}

const OPTIONAL_PUSHES: Record<OptionalPush, SwitchText> = {
  newsEnabled: {
    title: '비 소식',
    description:
      '알림이나 앱에서 못 본 비·눈·추위가 나가 있을 시간에 오면, 40분 전에 하루 한 번 더 알려 드려요. 밤 10시부터 아침 7시까지는 보내지 않아요.',
  },
  questionEnabled: {
    title: '저녁에 물어보기',
    description: '알림을 열어 본 날 저녁 8시에, 그 옷차림이 추웠는지 더웠는지 한 번 여쭤요. 답은 다음 추천에 담겨요.',
  },
};

/** Alarm: the settings of the daily push and of the optional ones. */
export const alarm = {
  title: '오늘의 옷차림 알림',
  loading: '알림 설정을 불러오고 있어요',
  saved: '알림 설정이 저장되었습니다.',
  saveFailed: '알림 설정을 저장하지 못했어요.',
  leaveTitle: '바꾼 알림을 저장할까요?',
  leaveText: '저장하지 않고 나가면 알림은 전과 같이 와요.',
  optionalPushes: OPTIONAL_PUSHES,
  /** State of the switch of the daily push, before and after it is saved. */
  switchStates: {
    registering: '이 기기를 등록하고 있어요.',
    notRegistered: '이 기기는 아직 등록되지 않았어요.',
    registered: '이 기기로 알림을 보내 드려요.',
    willTurnOn: '저장하면 매일 알려 드려요.',
    willTurnOff: '저장하면 더는 보내지 않아요.',
    off: '켜면 매일 정한 시간에 알려 드려요.',
  },
  time: '알림 시간',
  hours: '시',
  minutes: '분',
  /** Formats a time of day: 오전 7시 30분, 오후 12시. */
  formatTime: (hour: number, minute: number): string => {
    const time = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시`;
    return minute === 0 ? time : `${time} ${minute}분`;
  },
  everyDayAt: (time: string): string => `매일 ${time}`,
  quickTime: (digits: string, time: string): string => `${digits}, ${time}`,
  category: '받아 볼 옷차림',
  /** Place. */
  place: '알림 지역',
  savedRegion: '저장한 지역',
  placeHint: '이 지역의 날씨로 알려 드려요',
  locating: '찾는 중',
  toPosition: '내 위치로',
  savedPlaces: '저장한 장소',
  /** Weather warnings. */
  warnings: '기상특보',
  warningsHint:
    '알림을 받는 곳과 저장한 장소에 특보가 내리거나 풀리면 한 번씩 알려 드려요. 밤 10시부터 아침 7시까지는 보내지 않아요.',
  warningsUnavailable: '지금 쓰는 날씨에는 기상특보가 없어, 기상청 날씨를 쓸 때만 와요.',
  warningsFrom: { none: '받지 않기', advisory: '주의보부터', warning: '경보만' },
  warningsAtNight: '경보는 밤에도 받기',
  /** Preview of the push. */
  preview: '이렇게 보내 드려요',
  noPreview: '지금은 미리 볼 수 없어요. 알림 설정은 그대로 할 수 있어요.',
  /** Texts before and after the link to the schedule. */
  followsSchedule: { before: '', after: '에 맞춰 보내 드려요' },
  /** The app could not load the setting, and shows the last one that it saved. */
  offline: '인터넷에 연결되어 있지 않아요',
  loadFailed: '알림 설정을 불러오지 못했어요',
  loadFailedText: '받기로 한 알림은 그대로 보내 드려요. 연결되면 여기서 바꿀 수 있어요.',
  lastSaved: '마지막으로 저장한 알림',
  turnedOff: '꺼 두었어요',
};
