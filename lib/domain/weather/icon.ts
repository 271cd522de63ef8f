import type { IconNumber } from './icon-words';
import { isDusty, isFoggy, skyOf, type Seen } from './seen';
import type { PrecipitationKind } from './weather';
import { wmoIcon } from './wmo-icon';

/** The icon of an hour or a day; total: whatever is unknown ends at 7, cloudy. */
export function iconNumber(seen: Seen, night: boolean): IconNumber {
  if (seen.lightning) return 18;
  return seen.wmoCode === null ? kmaIcon(seen, night) : wmoIcon(seen, seen.wmoCode, night);
}

function kmaIcon(seen: Seen, night: boolean): IconNumber {
  const { kind } = seen.precipitation;
  if (kind !== null && kind !== 'none') return fallingIcon(kind, seen, night);
  if (isFoggy(seen)) return 19;
  return isDusty(seen) ? 20 : skyIcon(seen, night);
}

function fallingIcon(kind: Exclude<PrecipitationKind, 'none'>, seen: Seen, night: boolean): IconNumber {
  const overcast = skyOf(seen) === 'overcast' || skyOf(seen) === null;
  switch (kind) {
    case 'sleet':
    case 'drizzle-and-flurries':
      return 15;
    case 'snow':
      return overcast ? 12 : night ? 17 : 16;
    case 'flurries':
      return night ? 17 : 16;
    case 'drizzle':
      return night ? 11 : 10;
    case 'rain':
    case 'shower':
      if (isLight(seen)) return night ? 11 : 10;
      return overcast || night ? 9 : 8;
  }
}

const isLight = ({ precipitation: { amountMm } }: Seen) => amountMm !== null && amountMm < 1;

function skyIcon(seen: Seen, night: boolean): IconNumber {
  const sky = skyOf(seen);
  const { cloudCoverPct } = seen;
  if (sky === null || sky === 'overcast') return 7;
  if (cloudCoverPct !== null && cloudCoverPct >= 25 && cloudCoverPct <= 50) return night ? 4 : 3;
  if (sky === 'clear') return night ? 2 : 1;
  return night ? 6 : 5;
}
