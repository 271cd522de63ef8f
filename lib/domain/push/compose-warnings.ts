import { WARNING_GRADES, type WarningGrade } from '@/lib/contract/weather-warnings';
import type { WarningChange } from './warnings';

export interface WarningFacts {
  /** At least one change, most severe first. */
  changes: readonly WarningChange[];
  /** Names of the sigungu of the first change, for example 강남구. */
  placeNames: readonly string[];
}

/** What to wear or to avoid, by hazard. */
const ADVICE: Readonly<Record<string, string>> = {
  폭염: '얇고 밝은 옷을 입고, 한낮에는 바깥일을 줄여요.',
  한파: '목도리와 장갑까지 챙기고, 살갗이 드러나지 않게 입어요.',
  호우: '우산과 젖어도 되는 신발을 챙기고, 물가는 피해요.',
  대설: '미끄럽지 않은 신발을 신고, 길에서 쓸 시간을 넉넉히 잡아요.',
  강풍: '우산보다 모자 달린 겉옷이 나아요.',
  태풍: '꼭 필요한 일이 아니면 나가지 않아요.',
  황사: '마스크를 쓰고, 소매가 긴 옷을 입어요.',
  건조: '불씨를 조심하고, 물을 자주 마셔요.',
  풍랑: '바닷가에는 가지 않아요.',
  폭풍해일: '바닷가에는 가지 않아요.',
  지진해일: '바닷가에서 멀리, 높은 곳으로 가요.',
};

const formatName = (hazard: string, grade: WarningGrade) => `${hazard}${WARNING_GRADES[grade]}`;

/** Formats a change: 폭염경보, 폭염주의보로 낮아짐, 폭염경보 해제. */
function formatChange({ hazard, before, now }: WarningChange): string {
  if (now === null) return before ? `${formatName(hazard, before)} 해제` : hazard;
  return before === 'warning' ? `${formatName(hazard, now)}로 낮아짐` : formatName(hazard, now);
}

/** Returns the text of a push about weather warnings: the most severe change with advice, then the other changes. */
export function composeWarnings({ changes, placeNames }: WarningFacts): { title: string; body: string } {
  const [first, ...others] = changes;
  if (!first) throw new RangeError('composeWarnings: no change');
  const [placeName, ...further] = placeNames;
  const where = placeName ? ` · ${placeName}${further.length > 0 ? ` 외 ${further.length}곳` : ''}` : '';
  const advice = first.now === null ? '기상청이 특보를 거뒀어요.' : (ADVICE[first.hazard] ?? '기상청이 발표했어요.');
  const rest = others.length > 0 ? ` ${others.map(formatChange).join(', ')}도 있어요.` : '';
  return { title: formatChange(first) + where, body: advice + rest };
}
