/** How recommendations differ from those for the average user, in one direction of comfort. */
export interface ComfortShift {
  to: 'warmer' | 'cooler';
  isSlight: boolean;
}

const FEELINGS = { cold: '추웠어요', good: '좋았어요', hot: '더웠어요' };

const describeShift = (shift: ComfortShift | null): string => {
  if (!shift) return '남들과 비슷하게';
  return `남들보다 ${shift.isSlight ? '조금 ' : ''}${shift.to === 'warmer' ? '따뜻하게' : '시원하게'}`;
};

/** Comfort offsets that the app has learned from a user. A shift is null if there is none. */
export const comfort = {
  title: '체감 맞춤',
  always: (shift: ComfortShift | null): string => `${describeShift(shift)} 추천하고 있어요.`,
  byDay: (onColdDays: ComfortShift | null, onWarmDays: ComfortShift | null): string =>
    `추운 날엔 ${describeShift(onColdDays)}, 따뜻한 날엔 ${describeShift(onWarmDays)} 추천하고 있어요.`,
  /** Describes the last feedback: 11월 21일에 ‘추웠어요’라고 하셨어요. */
  lastFeeling: ({ month, day, feeling }: { month: number; day: number; feeling: keyof typeof FEELINGS }): string =>
    `${month}월 ${day}일에 ‘${FEELINGS[feeling]}’라고 하셨어요.`,
  reset: '초기화',
  resetTitle: '체감 맞춤을 초기화할까요?',
  resetText: '그동안 알려주신 느낌을 잊고, 남들과 같은 기준으로 추천해요.',
  resetDone: '체감 맞춤을 초기화했어요.',
  undo: '되돌리기',
  undone: '마지막 답을 되돌렸어요.',
};
