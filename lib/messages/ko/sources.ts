import type { RecordedPlace } from '@/lib/contract/recorded-place';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';

/** Values that attributions depend on. */
interface SourceFacts {
  hasAirQuality: boolean;
  /** Forecast temperatures were corrected by how earlier forecasts of the cell went. */
  isCorrected: boolean;
  /** The season's usual values instead of those of the date. */
  isUsual: boolean;
  /** Place, already named, and date of recorded weather; null for live weather. */
  recorded: { place: string; year: number; month: number; day: number } | null;
}

const RECORDED = '기상청 종관기상관측';
/** Fields that a station does not measure. */
const ESTIMATED = '(자외선·미세먼지·강수확률은 추정)';

/** Names and credits of weather sources. */
export const sources = {
  /** Short names of the providers. */
  labels: { kma: '기상청', 'open-meteo': 'Open-Meteo', recorded: '예시 날씨' } as Record<WeatherProviderName, string>,
  /** Replaces the label, because the numbers stand for the season and not for a day. */
  usualLabel: '이맘때 기온',
  recordedPlaces: { seoul: '서울' } as Record<RecordedPlace, string>,
  /** Attributions that the licences of the data require. */
  attributions: {
    kma: ({ isCorrected, hasAirQuality }) =>
      `기상청${isCorrected ? '(예보 기온 보정)' : ''}${hasAirQuality ? '·한국환경공단 에어코리아' : ''}`,
    'open-meteo': ({ isCorrected }) => `날씨 자료 Open-Meteo.com (CC BY 4.0${isCorrected ? ', 기온 보정' : ''})`,
    recorded({ recorded, isUsual }) {
      if (!recorded) return RECORDED;
      const { place, year, month, day } = recorded;
      return isUsual
        ? `${RECORDED} · ${place} ${year}년의 이맘때`
        : `${RECORDED}${ESTIMATED} · ${place} ${year}년 ${month}월 ${day}일`;
    },
  } as Record<WeatherProviderName, (facts: SourceFacts) => string>,
  /** Adds that the weather is a neighbouring cell's. */
  formatNeighbour: (label: string, km: number): string => `${label} · 약 ${km}km 옆`,
  /** Credits a provider with the hour in which the weather was received. */
  formatCredit: (name: string, hour: string): string => `${name} · ${hour} 기준`,
  /** Credits recorded weather, which is of another year and place. */
  formatRecordedCredit: ({ label, place, year }: { label: string; place: string; year: number }): string =>
    `${label} · ${place} ${year}년`,
};
