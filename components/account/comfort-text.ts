import type { ComfortOffsets, LastFeeling } from '@/lib/contract/comfort';

const SLIGHT_CLO = 0.2;

/** Describes one comfort offset in clo. A positive offset means that the user gets hot easily. */
function describeOffset(offsetClo: number): string {
  if (offsetClo === 0) return '남들과 비슷하게';
  const slightly = Math.abs(offsetClo) <= SLIGHT_CLO ? '조금 ' : '';
  return `남들보다 ${slightly}${offsetClo < 0 ? '따뜻하게' : '시원하게'}`;
}

/** Describes in one sentence how recommendations differ from those for the average user. */
export function describeOffsets({ cold, warm }: ComfortOffsets): string {
  const [inCold, inWarm] = [describeOffset(cold), describeOffset(warm)];
  if (inCold === inWarm) return `${inCold} 추천하고 있어요.`;
  return `추운 날엔 ${inCold}, 따뜻한 날엔 ${inWarm} 추천하고 있어요.`;
}

const FEELING_LABELS = { cold: '추웠어요', good: '좋았어요', hot: '더웠어요' } as const;

/** Describes the last feedback: 11월 21일에 ‘추웠어요’라고 하셨어요. */
export function describeLastFeeling({ date, feeling }: LastFeeling): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일에 ‘${FEELING_LABELS[feeling]}’라고 하셨어요.`;
}
