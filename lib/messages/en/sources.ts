import type { Messages } from '../messages';
import { dates } from './dates';
import type { Units } from './units';

const RECORDED = 'KMA synoptic observations';
const ESTIMATED = ' (UV, dust and chance of rain estimated)';

export const createSources = ({ inWords }: Units): Messages['sources'] => ({
  labels: { kma: 'KMA', 'open-meteo': 'Open-Meteo', recorded: 'Sample weather' },
  usualLabel: 'Usual temperatures',
  recordedPlaces: { seoul: 'Seoul' },
  attributions: {
    kma: ({ isCorrected, hasAirQuality }) =>
      `Korea Meteorological Administration${isCorrected ? ' (forecast temperatures corrected)' : ''}${hasAirQuality ? ' · Korea Environment Corporation, AirKorea' : ''}`,
    'open-meteo': ({ isCorrected }) =>
      `Weather data by Open-Meteo.com (CC BY 4.0${isCorrected ? ', temperatures corrected' : ''})`,
    recorded({ recorded, isUsual }) {
      if (!recorded) return RECORDED;
      const { place, year } = recorded;
      return isUsual
        ? `${RECORDED} · ${place}, this time of year in ${year}`
        : `${RECORDED}${ESTIMATED} · ${place}, ${dates.formatDayOfYear(recorded)} ${year}`;
    },
  },
  formatNeighbour: (label, km) => `${label} · about ${inWords.distance(km)} away`,
  formatCredit: (name, hour) => `${name} · as of ${hour}`,
  formatRecordedCredit: ({ label, place, year }) => `${label} · ${place} ${year}`,
});
