import type { CategoryId } from '@/lib/contract/category';
import { DAY_MS } from '@/lib/contract/durations';
import type { Gender } from '@/lib/contract/gender';
import type { OutdoorHour } from '../comfort/aim';
import { kstEpochMs, type KstDate } from '../kst';
import type { WeatherHour } from '../weather/weather';
import { getDemands } from './demands';
import type { Candidate, Ranking } from './rank';

/** A choice that stays valid for its day. Plain data, stored in the database. */
export interface FrozenChoice {
  date: KstDate;
  categoryId: CategoryId;
  gender: Gender;
  outfitIds: string[];
  /** Further outfits that suit the day (`Ranking.further`). */
  furtherIds: string[];
  hours: { epochMs: number; aimClo: number; flags: string }[];
}

/** Change of an aim from which users would dress differently, clo. */
const MOVED_CLO = 0.15;

/** Returns rain, mask and wind of an hour as text: the weather that affects clothes, apart from insulation. */
export function getWeatherFlags(hour: WeatherHour, outside: OutdoorHour): string {
  const { wet, coldRain, mask, windy } = getDemands([hour], [outside]);
  return [wet && 'wet', coldRain && 'cold-rain', mask, windy && 'windy'].filter(Boolean).join(' ');
}

/**
 * Creates `RecommendationInput.shownDaysAgo` from earlier choices. With it outfits rotate, so that similar weather does
 * not give the same outfit every day.
 */
export const createShownDaysAgo =
  (earlier: readonly Pick<FrozenChoice, 'date' | 'outfitIds'>[], date: KstDate) =>
  (outfitId: string): number[] =>
    earlier
      .filter((choice) => choice.outfitIds[0] === outfitId && choice.date < date)
      .map((choice) => Math.round((kstEpochMs(date) - kstEpochMs(choice.date)) / DAY_MS));

interface EarlierChoice {
  frozen?: FrozenChoice | null;
  isDecided?: boolean;
}

type ChoiceContext = Omit<FrozenChoice, 'outfitIds' | 'furtherIds'>;

/** Returns the candidates in the frozen order, or null if there is no choice that is still valid. */
export function restoreRanking(
  { frozen, isDecided = false }: EarlierChoice,
  present: ChoiceContext,
  candidates: readonly Candidate[],
): Ranking | null {
  if (!frozen || !isSameChoice(frozen, present)) return null;
  if (!isDecided && !isStillValid(frozen, present)) return null;
  const byId = new Map<string, Candidate>(candidates.map((candidate) => [candidate.outfit.id, candidate]));
  const inOrder = (ids: readonly string[]) => ids.map((id) => byId.get(id)).filter((each) => each !== undefined);
  const [chosen, further] = [inOrder(frozen.outfitIds), inOrder(frozen.furtherIds)];
  const isWhole = chosen.length === frozen.outfitIds.length && further.length === frozen.furtherIds.length;
  return isWhole ? { chosen, further } : null;
}

const isSameChoice = (frozen: FrozenChoice, { date, categoryId, gender }: ChoiceContext): boolean =>
  frozen.date === date && frozen.categoryId === categoryId && frozen.gender === gender;

/** Returns whether the weather has not changed since the choice. */
function isStillValid(frozen: FrozenChoice, present: Pick<FrozenChoice, 'hours'>): boolean {
  const before = new Map(frozen.hours.map((hour) => [hour.epochMs, hour]));
  return present.hours.every(({ epochMs, aimClo, flags }) => {
    const hour = before.get(epochMs);
    return hour !== undefined && hour.flags === flags && Math.abs(hour.aimClo - aimClo) <= MOVED_CLO;
  });
}
