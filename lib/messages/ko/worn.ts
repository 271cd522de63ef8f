import { units } from './units';

/** Calendar of worn outfits. */
export const worn = {
  feelings: { cold: '추웠어요', good: '좋았어요', hot: '더웠어요' },
  /** Felt temperatures of a day: 체감 −3°에서 5°. */
  feelsLike: (minC: number, maxC: number): string => {
    const [min, max] = [units.degrees(minC), units.degrees(maxC)];
    return min === max ? `체감 ${min}` : `체감 ${min}에서 ${max}`;
  },
  /** Names a marked day for screen readers. */
  describeDay: ({ day, title }: { month: number; day: number; title: string }): string => `${day}일 ${title}`,
  storedFor: (days: number, isMember: boolean): string =>
    isMember ? `${days}일이 지난 기록은 지워요.` : `이 기기에만 있고, ${days}일까지 남아요.`,
  movedBack: '며칠 안에 입은 코디는 추천에서 뒤로 보내 드려요.',
  none: '아직 입은 날이 없어요',
  noneText: '코디에서 ‘오늘 이거 입었어요’를 누르면 그날의 코디와 날씨를 달력에 모아 둘게요.',
  toOutfits: '코디 보러 가기',
  removeDay: '이날 지우기',
  dayRemoved: '이날의 기록을 지웠어요.',
  removeFailed: '지우지 못했어요.',
  close: '닫기',
  removeAll: '모두 지우기',
  removeAllTitle: '입은 기록을 모두 지울까요?',
  removeAllText: '지운 기록은 되돌릴 수 없어요.',
  confirm: '지우기',
  allRemoved: '입은 기록을 모두 지웠어요.',
};
