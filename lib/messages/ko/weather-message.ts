import { units } from './units';

/** Values for a message: `when` as the clock of the language words it, and a temperature or a difference of two, °C. */
export interface WeatherMessageFacts {
  when: string;
  degrees: number;
}

type Variant = (facts: WeatherMessageFacts) => string;
type Variants = readonly [Variant, ...Variant[]];

const VARIANTS = {
  thunder: [
    () => '천둥번개가 칠 수 있어요. 우산보다 실내가 안전해요.',
    () => '천둥번개 소식이 있어요. 바깥일은 잠시 미뤄도 좋아요.',
    () => '천둥소리가 들릴 수 있어요. 잠깐 실내에 머물러요.',
  ],
  downpour: [
    ({ when }) => `${when} 무렵 비가 세차게 와요. 젖어도 괜찮은 신발이 좋아요.`,
    ({ when }) => `${when}쯤 장대비가 쏟아져요. 튼튼한 우산을 챙겨요.`,
    ({ when }) => `${when} 무렵 강한 비가 내려요. 이동은 여유 있게 해요.`,
  ],
  rainNow: [
    () => '지금 비가 와요. 우산 잊지 마세요.',
    () => '빗소리가 들려요. 우산을 챙겨 나가요.',
    () => '비 오는 날이에요. 발끝까지 보송하게 챙겨요.',
  ],
  rainLater: [
    ({ when }) => `${when}부터 비 소식이 있어요. 우산을 챙겨요.`,
    ({ when }) => `${when}쯤 비가 내리기 시작해요. 우산 하나 넣어 둬요.`,
    ({ when }) => `${when} 무렵 비가 시작돼요. 우산이 있으면 든든해요.`,
  ],
  rainMaybe: [
    ({ when }) => `${when}쯤 비가 올 수 있어요. 작은 우산 하나 넣어 둬요.`,
    ({ when }) => `${when} 무렵 비가 올지도 몰라요. 접이식 우산이면 든든해요.`,
  ],
  drops: [
    () => '빗방울이 떨어지기도 해요. 나서기 전에 하늘을 한번 봐요.',
    () => '비가 오는 듯 마는 듯해요. 나서기 전에 하늘을 한번 봐요.',
  ],
  sleetNow: [
    () => '비와 눈이 섞여 내려요. 길이 미끄러우니 천천히 걸어요.',
    () => '진눈깨비가 내려요. 우산과 미끄럽지 않은 신발을 챙겨요.',
  ],
  sleetLater: [
    ({ when }) => `${when}부터 비나 눈이 섞여 와요. 우산을 챙겨요.`,
    ({ when }) => `${when}쯤 진눈깨비 소식이 있어요. 젖지 않게 챙겨 입어요.`,
  ],
  snowNow: [
    () => '지금 눈이 와요. 미끄럽지 않은 신발이 좋아요.',
    () => '눈 내리는 날이에요. 발밑을 살피며 걸어요.',
    () => '하얀 눈이 내려요. 손끝까지 따뜻하게 입어요.',
  ],
  snowLater: [
    ({ when }) => `${when}부터 눈 소식이 있어요. 미끄럽지 않게 신어요.`,
    ({ when }) => `${when}쯤 눈이 내리기 시작해요. 따뜻하게 챙겨 입어요.`,
    ({ when }) => `${when} 무렵 눈이 내려요. 발밑을 조심해요.`,
  ],
  snowMaybe: [
    ({ when }) => `${when}쯤 눈이 올 수 있어요. 미끄럽지 않은 신발이 좋아요.`,
    ({ when }) => `${when} 무렵 눈이 날릴지도 몰라요. 따뜻하게 챙겨 입어요.`,
  ],
  heat: [
    ({ degrees }) => `체감 ${units.degrees(degrees)}까지 올라요. 물을 자주 마셔요.`,
    ({ degrees }) => `많이 더운 날이에요. 체감 ${units.degrees(degrees)}까지 오르니 그늘에서 쉬어 가요.`,
    ({ degrees }) => `푹푹 찌는 하루예요. 체감 ${units.degrees(degrees)}까지 오르니 가볍게 입어요.`,
  ],
  heatNow: [
    ({ degrees }) => `지금 체감 ${units.degrees(degrees)}예요. 물을 자주 마셔요.`,
    ({ degrees }) => `많이 더워요. 지금 체감 ${units.degrees(degrees)}니 그늘에서 쉬어 가요.`,
    ({ degrees }) => `푹푹 찌는 날이에요. 지금 체감 ${units.degrees(degrees)}니 가볍게 입어요.`,
  ],
  bitingWind: [
    ({ degrees }) => `체감 ${units.degrees(degrees)}까지 떨어져요. 목과 손을 꼭 감싸요.`,
    ({ degrees }) => `바람이 매서워요. 가장 추울 때는 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `볼이 얼얼한 추위예요. 체감 ${units.degrees(degrees)}까지 내려가요.`,
  ],
  bitingWindNow: [
    ({ degrees }) => `지금 체감 ${units.degrees(degrees)}예요. 목과 손을 꼭 감싸요.`,
    ({ degrees }) => `몹시 추워요. 지금 체감 ${units.degrees(degrees)}예요.`,
    ({ degrees }) => `볼이 얼얼한 추위예요. 지금 체감 ${units.degrees(degrees)}예요.`,
  ],
  dust: [
    () => '공기가 탁해요. 마스크를 챙겨요.',
    () => '먼지가 많은 날이에요. 마스크를 꼭 써요.',
    () => '공기가 답답해요. 바깥에는 짧게 다녀와요.',
  ],
  wideRange: [
    ({ degrees }) => `일교차가 ${units.degrees(degrees)}나 돼요. 여러 겹으로 입어요.`,
    ({ degrees }) => `낮과 밤의 기온이 ${units.degrees(degrees)} 차이 나요. 겹쳐 입으면 편해요.`,
    () => '아침저녁이 낮과 많이 달라요. 벗고 입기 쉬운 옷이 좋아요.',
  ],
  colder: [
    ({ degrees }) => `어제보다 ${units.degrees(degrees)} 낮아요. 조금 더 따뜻하게 입어요.`,
    ({ degrees }) => `어제보다 ${units.degrees(degrees)} 쌀쌀해요. 한 겹 더 챙겨요.`,
    () => '어제와 달리 꽤 쌀쌀해요. 옷깃을 여며요.',
  ],
  warmer: [
    ({ degrees }) => `어제보다 ${units.degrees(degrees)} 높아요. 한결 가볍게 입어도 돼요.`,
    ({ degrees }) => `어제보다 ${units.degrees(degrees)} 포근해요. 한 겹 덜어도 좋아요.`,
    () => '어제보다 한결 따뜻해요. 가벼운 차림이 어울려요.',
  ],
  strongSun: [
    () => '햇볕이 강해요. 모자와 선크림을 챙겨요.',
    () => '자외선이 강한 날이에요. 그늘로 걸어요.',
    () => '볕이 따가워요. 선글라스가 있으면 좋아요.',
  ],
  fog: [() => '안개가 자욱해요. 길을 천천히 살펴요.', () => '뿌연 안개가 꼈어요. 이동할 때 조심해요.'],
  clear: [
    () => '하늘이 맑아요. 기분 좋은 하루 보내요.',
    () => '맑은 하늘이에요. 잠깐 올려다봐요.',
    () => '햇살이 고운 날이에요.',
  ],
  clearNight: [
    () => '하늘이 맑은 밤이에요. 별이 보일지도 몰라요.',
    () => '밤하늘이 맑아요. 잠깐 올려다봐요.',
    () => '맑고 고요한 밤이에요.',
  ],
  cloudy: [
    () => '구름이 많은 하늘이에요. 느긋하게 보내요.',
    () => '구름 사이로 하늘이 보여요.',
    () => '구름이 지나가는 하루예요.',
  ],
  grey: [
    () => '하늘이 흐려요. 차분하게 시작해요.',
    () => '잔잔하게 흐린 날이에요.',
    () => '흐린 하늘이에요. 밝은 옷 한 벌이 기분을 바꿔 줘요.',
  ],
} as const satisfies Record<string, Variants>;

/** Lines about the weather ahead, by kind. Each has several variants, so that two days with the same weather differ. */
export const weatherMessage: Record<keyof typeof VARIANTS, Variants> = VARIANTS;
