import type { IconNumber } from './sky-theme';
import { isDusty, isFoggy, getSky, type IconConditions } from './icon-conditions';
import type { PrecipitationKind } from './weather';
import { chooseWmoIcon } from './wmo-icon';

/** Chooses the icon of an hour or a day. If nothing is known, it is 7, cloudy. */
export function chooseIcon(conditions: IconConditions, night: boolean): IconNumber {
  if (conditions.lightning) return 18;
  return conditions.wmoCode === null
    ? chooseKmaIcon(conditions, night)
    : chooseWmoIcon(conditions, conditions.wmoCode, night);
}

function chooseKmaIcon(conditions: IconConditions, night: boolean): IconNumber {
  const { kind } = conditions.precipitation;
  if (kind !== null && kind !== 'none') return choosePrecipitationIcon(kind, conditions, night);
  if (isFoggy(conditions)) return 19;
  return isDusty(conditions) ? 20 : chooseSkyIcon(conditions, night);
}

function choosePrecipitationIcon(
  kind: Exclude<PrecipitationKind, 'none'>,
  conditions: IconConditions,
  night: boolean,
): IconNumber {
  const overcast = getSky(conditions) === 'overcast' || getSky(conditions) === null;
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
      if (isLight(conditions)) return night ? 11 : 10;
      return overcast || night ? 9 : 8;
  }
}

const isLight = ({ precipitation: { amountMm } }: IconConditions) => amountMm !== null && amountMm < 1;

function chooseSkyIcon(conditions: IconConditions, night: boolean): IconNumber {
  const sky = getSky(conditions);
  const { cloudCoverPct } = conditions;
  if (sky === null || sky === 'overcast') return 7;
  if (cloudCoverPct !== null && cloudCoverPct >= 25 && cloudCoverPct <= 50) return night ? 4 : 3;
  if (sky === 'clear') return night ? 2 : 1;
  return night ? 6 : 5;
}
