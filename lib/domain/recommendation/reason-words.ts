import { withJosa } from './josa';

/** What a reason may speak of: whole degrees as they are printed, and the names of the pieces. */
export interface ReasonFacts {
  min: string;
  max: string;
  range: string;
  coldest: string;
  hottest: string;
  windMps: string;
  /** '오후 3시부터 ' or nothing. */
  when: string;
  outer: string;
  /** The outer layer, or the top where there is none. */
  outermost: string;
  top: string;
  /** The top and the layers beneath the outermost: 셔츠와 가디건. */
  under: string;
  /** What stays on in the lightest hour: 셔츠. */
  lightest: string;
  /** What is told to be worn within, beside the picture. */
  extra: string;
  /** 쌀쌀 or 선선, by how cool the coolest hour is. */
  cool: string;
  bottom: string;
  shoes: string;
}

type Wording = (facts: ReasonFacts) => string;
/** Three of each: cause and action then make nine different pairs. */
export type Wordings = readonly [Wording, Wording, Wording];

const span = ({ min, max }: ReasonFacts) => (min === max ? `${min}°라` : `${min}°에서 ${max}° 사이라`);

/** The strongest cause, as a clause. */
export const CAUSES = {
  snow: [({ when }) => `${when}눈이 내리니`, ({ when }) => `${when}눈 소식이 있으니`, ({ when }) => `${when}눈이 오니`],
  lyingSnow: [({ when }) => `${when}눈이 쌓이니`, () => '눈길을 걷게 되니', ({ when }) => `${when}눈이 제법 내리니`],
  sleet: [
    ({ when }) => `${when}진눈깨비가 내리니`,
    ({ when }) => `${when}눈과 비가 섞여 내리니`,
    ({ when }) => `${when}진눈깨비 소식이 있으니`,
  ],
  downpour: [
    ({ when }) => `${when}비가 제법 내리니`,
    ({ when }) => `${when}빗줄기가 굵으니`,
    ({ when }) => `${when}비가 꽤 많이 오니`,
  ],
  coldRain: [
    ({ when }) => `${when}찬비가 내리니`,
    ({ when, min }) => `${when}비가 오고 ${min}°까지 내려가니`,
    ({ when }) => `${when}비까지 와서 쌀쌀하니`,
  ],
  rain: [
    ({ when }) => `${when}비가 오니`,
    ({ when }) => `${when}비 소식이 있으니`,
    ({ when }) => `${when}빗방울이 떨어지니`,
  ],
  biting: [
    ({ coldest }) => `체감 ${coldest}°까지 떨어지니`,
    ({ coldest }) => `몸으로는 ${coldest}°까지 떨어지니`,
    ({ coldest }) => `체감 ${coldest}° 추위에 볼이 얼얼하니`,
  ],
  wind: [
    ({ windMps }) => `초속 ${windMps}m 바람이 부니`,
    ({ coldest }) => `바람이 세서 체감 ${coldest}°까지 내려가니`,
    () => '바람이 거센 날이니',
  ],
  gale: [
    ({ windMps }) => `초속 ${windMps}m 강풍이 부니`,
    ({ windMps }) => `바람이 초속 ${windMps}m까지 거세지니`,
    () => '몸이 휘청일 만큼 바람이 세니',
  ],
  heat: [
    ({ hottest }) => `체감 ${hottest}°까지 오르니`,
    ({ hottest }) => `체감 ${hottest}°로 무더우니`,
    ({ max }) => `한낮 ${max}°로 푹푹 찌니`,
  ],
  dust: [() => '먼지가 많은 날이니', () => '공기가 탁하니', () => '바깥 공기가 답답하니'],
  range: [
    ({ range }) => `기온 차가 ${range}°나 되니`,
    ({ min, max }) => `${min}°와 ${max}°를 오가니`,
    ({ min, max }) => `${min}°로 쌀쌀했다가 ${max}°까지 오르니`,
  ],
  cooling: [
    ({ range }) => `해가 지면 ${range}°나 식으니`,
    ({ min, max }) => `낮 ${max}°에서 저녁 ${min}°로 식으니`,
    ({ min, max }) => `${max}°였다가 ${min}°까지 내려가니`,
  ],
  freezing: [(f) => `${span(f)} 추우니`, ({ min }) => `${min}°까지 내려가니`, () => '공기가 꽁꽁 언 날이니'],
  cold: [(f) => `${span(f)} 추우니`, ({ min }) => `${min}°까지 내려가니`, () => '찬 기운이 도는 날이니'],
  cool: [(f) => `${span(f)} 쌀쌀하니`, () => '공기가 서늘하니', ({ min }) => `가장 낮을 때 ${min}°로 서늘하니`],
  mild: [(f) => `${span(f)} 선선하니`, () => '걷기 좋게 선선하니', ({ min }) => `가장 낮을 때 ${min}°로 선선하니`],
  warm: [(f) => `${span(f)} 따뜻하니`, () => '따뜻한 날이니', ({ max }) => `가장 더울 때 ${max}°로 따뜻하니`],
  hot: [(f) => `${span(f)} 더우니`, ({ max }) => `한낮 ${max}°까지 오르니`, () => '더운 날이니'],
} as const satisfies Record<string, Wordings>;

export type Cause = keyof typeof CAUSES;

/** What to do about it, with the pieces of the outfit. */
export const ACTIONS = {
  shell: [
    ({ outer }) => `물에 강한 ${withJosa(outer, '을/를')} 걸치고 우산을 써요.`,
    ({ outer }) => `${withJosa(outer, '으로/로')} 비를 막고 우산도 써요.`,
    ({ outer }) => `젖지 않게 ${withJosa(outer, '을/를')} 입고 우산을 들어요.`,
  ],
  hood: [
    ({ outer }) => `우산 대신 모자 달린 ${withJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `뒤집히는 우산보다 ${outer} 모자를 써요.`,
    ({ outer }) => `${outer} 모자를 단단히 조여요.`,
  ],
  noUmbrella: [
    ({ outermost }) => `${outermost} 차림에 우산보다 모자를 써요.`,
    ({ outermost }) => `우산은 두고 ${outermost} 차림으로 서둘러요.`,
    ({ outermost }) => `${withJosa(outermost, '을/를')} 여미고 우산은 접어 둬요.`,
  ],
  quickDry: [
    ({ bottom }) => `금방 마르는 ${bottom}에 우산을 들어요.`,
    ({ bottom }) => `${bottom}처럼 빨리 마르는 차림에 우산을 써요.`,
    ({ bottom }) => `젖어도 잘 마르는 ${withJosa(bottom, '을/를')} 입고 우산을 들어요.`,
  ],
  umbrella: [
    ({ outermost }) => `${outermost} 차림에 우산을 꼭 들어요.`,
    ({ outermost }) => `우산부터 들고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${withJosa(outermost, '을/를')} 입고 우산을 들어요.`,
  ],
  snowWear: [
    ({ outer }) => `${withJosa(outer, '으로/로')} 따뜻하게 입고 천천히 걸어요.`,
    ({ outer, shoes }) => `${outer}에 ${withJosa(shoes, '을/를')} 신고 조심히 걸어요.`,
    ({ outer }) => `${withJosa(outer, '을/를')} 입고 발밑을 살펴요.`,
  ],
  stayBrief: [
    ({ outer }) => `${withJosa(outer, '을/를')} 단단히 여미고 밖에 있는 시간을 줄여요.`,
    ({ outer }) => `${outer}에 목도리와 장갑까지 하고 바깥 시간은 짧게 잡아요.`,
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 껴입고 밖에는 잠깐만 머물러요.`,
  ],
  bundle: [
    ({ outer }) => `${outer}에 목도리와 장갑까지 해요.`,
    ({ outer }) => `${withJosa(outer, '을/를')} 목까지 여미고 손도 따뜻하게 감싸요.`,
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 입고 빈틈없이 여며요.`,
  ],
  windproof: [
    ({ outer }) => `바람을 막아 주는 ${withJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `${withJosa(outer, '으로/로')} 바람을 막아요.`,
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 여며 입어요.`,
  ],
  mask: [
    ({ outermost }) => `마스크를 쓰고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${outermost} 차림에 마스크를 써요.`,
    ({ outermost }) => `${withJosa(outermost, '을/를')} 입고 마스크를 꼭 써요.`,
  ],
  airy: [
    ({ top }) => `바람 잘 드는 ${withJosa(top, '으로/로')} 시원하게 입어요.`,
    ({ top }) => `${top} 하나로 가볍게 나서요.`,
    ({ top, shoes }) => `${top}에 ${shoes}, 최대한 가볍게 입어요.`,
  ],
  takeOff: [
    ({ outer }) => `${withJosa(outer, '을/를')} 걸쳤다가 따뜻해지면 벗어요.`,
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 겹쳐 입고 더우면 벗어요.`,
    ({ cool, outer, lightest }) =>
      `더울 땐 ${withJosa(lightest, '으로/로')} 다니고 ${cool}할 땐 ${withJosa(outer, '을/를')} 걸쳐요.`,
  ],
  putOn: [
    ({ cool, outer }) => `${withJosa(outer, '을/를')} 들고 나섰다가 ${cool}해지면 걸쳐요.`,
    ({ cool, outer }) => `가볍게 나서고 ${cool}할 땐 ${withJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer, lightest }) => `${lightest} 차림에 ${withJosa(outer, '을/를')} 들고 나서요.`,
  ],
  lightly: [
    ({ outer, lightest }) => `${lightest} 차림에 ${withJosa(outer, '은/는')} 들고만 다녀요.`,
    ({ outer }) => `${withJosa(outer, '은/는')} 만일을 위해 챙겨요.`,
    ({ lightest }) => `${withJosa(lightest, '으로/로')} 가볍게 다녀요.`,
  ],
  within: [
    ({ outer, extra }) => `${outer} 안에 ${withJosa(extra, '을/를')} 받쳐 입어요.`,
    ({ outer, extra }) => `${outer} 안에 ${extra}까지 겹쳐 입어요.`,
    ({ outer, extra }) => `${withJosa(outer, '과/와')} ${withJosa(extra, '을/를')} 겹쳐 추위를 덜어요.`,
  ],
  openUp: [
    ({ outer }) => `${withJosa(outer, '을/를')} 입고 따뜻해지면 앞을 열어요.`,
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 입고 앞을 여닫으며 맞춰요.`,
    ({ outer }) => `${withJosa(outer, '을/를')} 입고 더울 땐 앞만 열어요.`,
  ],
  rests: [
    ({ outer, lightest }) => `${withJosa(lightest, '으로/로')} 움직이고 쉴 때는 ${withJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer }) => `몸이 데워지면 벗을 수 있게 ${withJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer, top }) => `땀이 잘 마르는 ${top}에 ${withJosa(outer, '을/를')} 더해요.`,
  ],
  keepOn: [
    ({ outer, under }) => `${under} 위에 ${withJosa(outer, '을/를')} 입으면 든든해요.`,
    ({ outer }) => `${withJosa(outer, '이면/면')} 내내 든든해요.`,
    ({ outer, under }) => `${withJosa(under, '과/와')} ${withJosa(outer, '으로/로')} 따뜻하게 입어요.`,
  ],
  plain: [
    ({ top }) => `${top} 차림이 딱 좋아요.`,
    ({ top, shoes }) => `${top}에 ${withJosa(shoes, '을/를')} 신고 나서요.`,
    ({ top }) => `${withJosa(top, '으로/로')} 편하게 입어요.`,
  ],
} as const satisfies Record<string, Wordings>;

export type Action = keyof typeof ACTIONS;
