import type { ComfortOffsets, LastFeeling } from '@/lib/contract/comfort';

const LITTLE_CLO = 0.2;

/** How one offset differs from most people's. `offsetClo` is above 0 for one who feels hot easily. */
function howOf(offsetClo: number): string {
  if (offsetClo === 0) return '남들과 비슷하게';
  const little = Math.abs(offsetClo) <= LITTLE_CLO ? '조금 ' : '';
  return `남들보다 ${little}${offsetClo < 0 ? '따뜻하게' : '시원하게'}`;
}

/** How recommendations differ from those for most people, in one sentence. */
export function offsetWords({ cold, warm }: ComfortOffsets): string {
  const [inCold, inWarm] = [howOf(cold), howOf(warm)];
  if (inCold === inWarm) return `${inCold} 추천하고 있어요.`;
  return `추운 날엔 ${inCold}, 따뜻한 날엔 ${inWarm} 추천하고 있어요.`;
}

const SAID = { cold: '추웠어요', good: '좋았어요', hot: '더웠어요' } as const;

/** What was said last: 11월 21일에 '추웠어요'라고 하셨어요. */
export function lastFeelingWords({ date, feeling }: LastFeeling): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일에 ‘${SAID[feeling]}’라고 하셨어요.`;
}
