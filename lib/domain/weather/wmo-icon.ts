import type { IconNumber } from './sky-theme';
import { isDusty, type IconConditions } from './icon-conditions';

/**
 * Chooses the icon of a WMO weather interpretation code (table 4677, as used by Open-Meteo). Unknown codes are cloudy.
 */
export function chooseWmoIcon(conditions: IconConditions, wmoCode: number, night: boolean): IconNumber {
  if (wmoCode >= 0 && wmoCode <= 3 && isDusty(conditions)) return 20;
  const cloud = conditions.cloudCoverPct;
  switch (wmoCode) {
    case 0:
      return night ? 2 : 1;
    case 2:
      if (cloud !== null && cloud >= 60) return night ? 6 : 5;
      return night ? 4 : 3;
    case 1:
      return night ? 4 : 3;
    case 45:
    case 48:
      return 19;
    case 51:
    case 53:
    case 61:
      return night ? 11 : 10;
    case 55:
    case 63:
    case 80:
    case 81:
      return !night && cloud !== null && cloud < 85 ? 8 : 9;
    case 65:
    case 82:
      return 9;
    case 56:
    case 57:
    case 66:
    case 67:
      return 15;
    case 71:
    case 77:
    case 85:
      return night ? 17 : 16;
    case 73:
    case 75:
    case 86:
      return 12;
    case 95:
    case 96:
    case 99:
      return 18;
    default:
      return 7;
  }
}
