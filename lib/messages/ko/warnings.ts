import { WARNING_GRADES, type WarningGrade } from '@/lib/contract/weather-warnings';

/** A hazard by its id, null if it is unknown, and by the name in KMA's bulletins. */
interface NamedHazard {
  hazard: keyof typeof ADVICE | null;
  koreanName: string;
}

/** A warning that is raised, ended, or moved to another grade. Null stands for no warning. */
interface Change extends NamedHazard {
  before: WarningGrade | null;
  now: WarningGrade | null;
}

/** The advice on what to wear or to avoid. */
const ADVICE = {
  heat: '얇고 밝은 옷을 입고, 한낮에는 바깥 활동을 줄여요.',
  cold: '목도리와 장갑까지 챙기고, 살갗이 드러나지 않게 입어요.',
  rain: '우산과 젖어도 되는 신발을 챙기고, 물가는 피해요.',
  snow: '미끄럽지 않은 신발을 신고, 길에서 쓸 시간을 넉넉히 잡아요.',
  wind: '우산보다 모자 달린 겉옷이 나아요.',
  typhoon: '꼭 필요한 일이 아니면 나가지 않아요.',
  yellowDust: '마스크를 쓰고, 소매가 긴 옷을 입어요.',
  dryness: '불씨를 조심하고, 물을 자주 마셔요.',
  highSeas: '바닷가에는 가지 않아요.',
  stormSurge: '바닷가에는 가지 않아요.',
  tsunami: '바닷가에서 멀리, 높은 곳으로 가요.',
};

const formatName = ({ koreanName }: NamedHazard, grade: WarningGrade): string =>
  `${koreanName}${WARNING_GRADES[grade]}`;

/** Formats a change: 폭염경보, 폭염주의보로 낮아짐, 폭염경보 해제. */
function formatChange({ before, now, ...hazard }: Change): string {
  if (now === null) return before ? `${formatName(hazard, before)} 해제` : hazard.koreanName;
  return before === 'warning' ? `${formatName(hazard, now)}로 낮아짐` : formatName(hazard, now);
}

/** Weather warnings and the pushes about them. */
export const warnings = {
  formatName,
  /** Names the most severe change and its places, of which the first is named. */
  formatTitle: (change: Change, place: { name: string; furtherCount: number } | null): string => {
    const further = place && place.furtherCount > 0 ? ` 외 ${place.furtherCount}곳` : '';
    return formatChange(change) + (place ? ` · ${place.name}${further}` : '');
  },
  /** Gives advice for the most severe change and lists the others. */
  formatBody: ({ now, hazard }: Change, others: readonly Change[]): string => {
    const advice = now === null ? '기상청이 특보를 거뒀어요.' : hazard ? ADVICE[hazard] : '기상청이 발표했어요.';
    return others.length > 0 ? `${advice} ${others.map(formatChange).join(', ')}도 있어요.` : advice;
  },
};
