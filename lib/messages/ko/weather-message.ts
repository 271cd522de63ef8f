import type { ShownDay } from '@/lib/contract/hour-spans-field';
import { formatWhole } from '../format-whole';
import type { DayPart } from '../reason-facts';
import { addJosa } from './josa';
import { PARTS } from './outing';
import { units } from './units';

/** A part of the day that is much cooler than daytime, with the temperature of its coldest hour, °C. */
export interface CoolerPart {
  part: DayPart | 'morning-and-evening';
  degreesC: number;
}

/** Values for a headline. Those that its kind does not need are neutral. */
export interface WeatherMessageFacts {
  /** The day that the headline is about. */
  day: ShownDay;
  /** An hour as the clock of the language words it. */
  when: string;
  /** A temperature or a difference of two, °C. */
  degrees: number;
  windMps: number;
  /** Given for a wide range alone. */
  cooler?: CoolerPart | null;
}

type Variant = (facts: WeatherMessageFacts) => string;
type Variants = readonly [Variant, ...Variant[]];

/** The day with which a day is compared. */
const BEFORE: Record<WeatherMessageFacts['day'], string> = { today: '어제', tomorrow: '오늘', later: '전날' };

const COOLER_PARTS: Record<CoolerPart['part'], string> = { ...PARTS, 'morning-and-evening': '아침저녁' };

const callChill = (degreesC: number): string =>
  degreesC < 5 ? '추워요' : degreesC < 10 ? '쌀쌀해요' : degreesC < 20 ? '서늘해요' : '선선해요';

const VARIANTS = {
  thunderNow: [
    () => '지금 천둥번개가 쳐요. 실내에 있어요.',
    () => '천둥번개가 치고 있어요. 밖에 나가지 않아요.',
    () => '지금 벼락이 칠 수 있어요. 실내에 머물러요.',
  ],
  thunderLater: [
    ({ when }) => `${when}쯤 천둥번개가 쳐요. 그때는 실내에 있어요.`,
    ({ when }) => `${when}부터 천둥번개가 예보됐어요. 그때는 실내에 있어요.`,
    ({ when }) => `${when} 무렵 벼락이 칠 수 있어요. 그때는 실내에 머물러요.`,
  ],
  cloudburst: [
    ({ when }) => `${when}쯤 폭우가 쏟아져요. 그때는 실내에 있어요.`,
    ({ when }) => `${when} 무렵 물 붓듯 비가 와요. 그때는 실내에 머물러요.`,
    ({ when }) => `${when}쯤 큰비가 쏟아져요. 그때는 나가지 않아요.`,
  ],
  downpour: [
    ({ when }) => `${when} 무렵 비가 세차게 와요.`,
    ({ when }) => `${when}쯤 장대비가 쏟아져요.`,
    ({ when }) => `${when} 무렵 강한 비가 내려요.`,
  ],
  windWithRain: [
    ({ windMps }) => `비바람이 불어요. 초속 ${formatWhole(windMps)}m예요.`,
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 바람에 비까지 와요.`,
  ],
  windWithSnow: [
    ({ windMps }) => `눈보라가 쳐요. 바람은 초속 ${formatWhole(windMps)}m예요.`,
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 바람에 눈까지 와요.`,
  ],
  wind: [
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 바람이 불어요.`,
    ({ windMps }) => `바람이 세요. 초속 ${formatWhole(windMps)}m까지 불어요.`,
    ({ windMps }) => `바람이 거칠어요. 초속 ${formatWhole(windMps)}m예요.`,
  ],
  windChill: [
    ({ degrees }) => `바람에 체감 ${units.degrees(degrees)}까지 내려가요.`,
    ({ degrees }) => `바람이 차요. 체감 ${units.degrees(degrees)}까지 떨어져요.`,
    ({ degrees }) => `바람이 매서워요. 체감 ${units.degrees(degrees)}까지 내려가요.`,
  ],
  windChillNow: [
    ({ degrees }) => `바람에 지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `바람이 차요. 지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `바람이 매서워요. 지금 체감 ${units.degrees(degrees)}예요.`,
  ],
  heat: [
    ({ degrees }) => `체감 ${units.degrees(degrees)}까지 올라요. 물을 자주 마셔요.`,
    ({ degrees }) => `푹푹 쪄요. 체감 ${units.degrees(degrees)}까지 올라요.`,
    ({ degrees }) => `많이 더워요. 체감 ${units.degrees(degrees)}까지 올라요.`,
  ],
  heatNow: [
    ({ degrees }) => `지금 체감 ${units.degrees(degrees)}예요. 물을 자주 마셔요.`,
    ({ degrees }) => `푹푹 쪄요. 지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `많이 더워요. 지금 체감 ${units.degrees(degrees)}예요.`,
  ],
  biting: [
    ({ degrees }) => `체감 ${units.degrees(degrees)}까지 떨어져요.`,
    ({ degrees }) => `몹시 추워요. 체감 ${units.degrees(degrees)}까지 내려가요.`,
    ({ degrees }) => `볼이 얼얼해요. 체감 ${units.degrees(degrees)}까지 내려가요.`,
  ],
  bitingNow: [
    ({ degrees }) => `지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `몹시 추워요. 지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `볼이 얼얼해요. 지금 체감 ${units.degrees(degrees)}예요.`,
  ],
  dust: [() => '공기가 탁해요.', () => '미세먼지가 많아요.', () => '먼지가 많아요. 바깥에는 짧게 다녀와요.'],
  rainNow: [() => '지금 비가 와요.', () => '비가 내려요.', () => '밖에 비가 와요.'],
  rainLater: [
    ({ when }) => `${when}부터 비가 와요.`,
    ({ when }) => `${when}쯤 비가 내리기 시작해요.`,
    ({ when }) => `${when} 무렵 비가 시작돼요.`,
  ],
  rainBrief: [({ when }) => `${when}쯤 비가 잠깐 와요.`, ({ when }) => `${when} 무렵 비가 잠깐 내려요.`],
  drops: [() => '빗방울이 떨어져요.', () => '빗방울이 조금씩 떨어져요.'],
  rainMaybe: [({ when }) => `${when}쯤 비가 올 수 있어요.`, ({ when }) => `${when} 무렵 비가 올지도 몰라요.`],
  sleetNow: [() => '비와 눈이 섞여 내려 길이 미끄러워요.', () => '진눈깨비가 내려요.'],
  sleetLater: [({ when }) => `${when}부터 비와 눈이 섞여 와요.`, ({ when }) => `${when}쯤 진눈깨비가 내려요.`],
  snowNow: [() => '지금 눈이 와요.', () => '눈이 내려 길이 미끄러워요.', () => '밖에 눈이 와요.'],
  snowLater: [
    ({ when }) => `${when}부터 눈이 와요.`,
    ({ when }) => `${when}쯤 눈이 내리기 시작해요.`,
    ({ when }) => `${when} 무렵 눈이 내려요.`,
  ],
  snowMaybe: [({ when }) => `${when}쯤 눈이 올 수 있어요.`, ({ when }) => `${when} 무렵 눈이 날릴지도 몰라요.`],
  wideRange: [
    ({ degrees }) => `일교차가 ${units.degrees(degrees)}나 돼요.`,
    ({ degrees, cooler }) =>
      cooler
        ? `${addJosa(COOLER_PARTS[cooler.part], '이/가')} 낮보다 훨씬 ${callChill(cooler.degreesC)}.`
        : `하루 기온이 ${units.degrees(degrees)} 차이 나요.`,
  ],
  colder: [
    ({ degrees, day }) => `${BEFORE[day]}보다 ${units.degrees(degrees)} 낮아요.`,
    ({ degrees, day }) => `기온이 ${BEFORE[day]}보다 ${units.degrees(degrees)} 낮아요.`,
    ({ day }) => `${BEFORE[day]}보다 훨씬 쌀쌀해요.`,
  ],
  warmer: [
    ({ degrees, day }) => `${BEFORE[day]}보다 ${units.degrees(degrees)} 높아요.`,
    ({ degrees, day }) => `기온이 ${BEFORE[day]}보다 ${units.degrees(degrees)} 높아요.`,
    ({ day }) => `${BEFORE[day]}보다 한결 따뜻해요.`,
  ],
  // Spring is cool while its sun is strong, so these do not call the day hot.
  strongSun: [
    () => '햇볕이 강해요. 선크림을 발라요.',
    () => '자외선이 강해요. 선크림을 발라요.',
    () => '자외선 지수가 높아요.',
  ],
  fog: [() => '안개가 자욱해요.', () => '뿌연 안개가 꼈어요.'],
  clear: [() => '하늘이 맑아요.', () => '맑은 하늘이에요.', () => '햇살이 좋아요.'],
  clearDawn: [() => '하늘이 맑아요.', () => '맑은 하늘이에요.'],
  clearNight: [() => '밤하늘이 맑아요.', () => '하늘이 맑은 밤이에요.', () => '맑은 밤이에요.'],
  cloudy: [() => '구름이 많아요.', () => '구름 사이로 하늘이 보여요.', () => '구름이 지나가요.'],
  grey: [() => '하늘이 흐려요.', () => '흐린 하늘이에요.', () => '흐린 날이에요.'],
} as const satisfies Record<string, Variants>;

/** Headlines about the weather ahead, by kind. Each has several variants, so that two days with the same weather differ. */
export const weatherMessage: Record<keyof typeof VARIANTS, Variants> = VARIANTS;
