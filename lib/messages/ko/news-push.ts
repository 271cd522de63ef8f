import { units } from './units';

/** A time as the clock of the language words it; null if it is now. */
interface When {
  when: string | null;
  placeName: string | undefined;
}

const formatPlace = ({ placeName }: When): string => (placeName ? ` · ${placeName}` : '');

/** The push about a changed forecast. If it concerns another place, the title names neither place nor time. */
export const newsPush = {
  rain: {
    formatTitle: (facts: When): string => `${facts.when ?? '지금'}부터 비${formatPlace(facts)}`,
    titleElsewhere: '새로운 비 소식',
    body: '앞서 없던 비 소식이에요. 우산과 젖어도 되는 신발로 챙겨요.',
  },
  snow: {
    formatTitle: (facts: When): string => `${facts.when ?? '지금'}부터 눈${formatPlace(facts)}`,
    titleElsewhere: '새로운 눈 소식',
    body: '앞서 없던 눈 소식이에요. 우산과 젖지 않는 신발로 챙겨요.',
  },
  cold: {
    formatTitle: (facts: When & { temperatureC: number }): string =>
      `${facts.when ?? '지금'} ${units.degrees(facts.temperatureC)}${formatPlace(facts)}`,
    titleElsewhere: '더 추워진다는 소식',
    formatBody: (dropK: number): string => `앞서 알려 드린 것보다 추워져요. ${dropK}° 내려가니 한 겹 더 챙겨요.`,
  },
};
