import type { IconNumber } from './icon-text';
import { isDusty, isFoggy, getSky, type IconConditions } from './icon-conditions';
import type { PrecipitationKind } from './weather';
import { chooseWmoIcon } from './wmo-icon';

/** The icon of an hour or a day; total: whatever is unknown ends at 7, cloudy. */
export function chooseIcon(seen: IconConditions, night: boolean): IconNumber {
  if (seen.lightning) return 18;
  return seen.wmoCode === null ? chooseKmaIcon(seen, night) : chooseWmoIcon(seen, seen.wmoCode, night);
}

function chooseKmaIcon(seen: IconConditions, night: boolean): IconNumber {
  const { kind } = seen.precipitation;
  if (kind !== null && kind !== 'none') return choosePrecipitationIcon(kind, seen, night);
  if (isFoggy(seen)) return 19;
  return isDusty(seen) ? 20 : chooseSkyIcon(seen, night);
}

function choosePrecipitationIcon(
  kind: Exclude<PrecipitationKind, 'none'>,
  seen: IconConditions,
  night: boolean,
): IconNumber {
  const overcast = getSky(seen) === 'overcast' || getSky(seen) === null;
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

const isLight = ({ precipitation: { amountMm } }: IconConditions) => amountMm !== null && amountMm < 1;

function chooseSkyIcon(seen: IconConditions, night: boolean): IconNumber {
  const sky = getSky(seen);
  const { cloudCoverPct } = seen;
  if (sky === null || sky === 'overcast') return 7;
  if (cloudCoverPct !== null && cloudCoverPct >= 25 && cloudCoverPct <= 50) return night ? 4 : 3;
  if (sky === 'clear') return night ? 2 : 1;
  return night ? 6 : 5;
}
