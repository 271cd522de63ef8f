import type { SuitableWeather } from '@/lib/contract/outfit';
import type { Messages } from '@/lib/messages/messages';

/** Formats '5°~12°', '27° 이상', '−8° 이하'; null if there is no range. */
export function formatSuitableRange(
  suits: SuitableWeather | undefined,
  messages: Messages['suitableRange'],
): string | null {
  const { fromC = null, untilC = null } = suits ?? {};
  if (fromC !== null && untilC !== null)
    return Math.round(fromC) === Math.round(untilC) ? messages.exactly(fromC) : messages.between(fromC, untilC);
  if (fromC !== null) return messages.above(fromC);
  return untilC === null ? null : messages.below(untilC);
}
