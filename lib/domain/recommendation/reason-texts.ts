import type { Direction } from '../weather/course';
import { addJosa } from './josa';

/** An extreme value with its time or place, so that it does not seem to contradict other numbers on the screen. */
export interface Peak {
  /** '지금', '밤 9시', or another place: 춘천시. */
  at: string;
  /** The same as an adverb: '지금', '밤 9시엔', '춘천시에선'. */
  when: string;
  /** '−3°' */
  degrees: string;
  /** How the value is reached from the present one. Null for the present value itself, or if that is not so. */
  direction: Direction | null;
}

/** Everything that a reason may mention: formatted numbers and names of garments. */
export interface ReasonFacts {
  /** '3°에서 12° 사이라', as the weather card shows the day. Null if the outing does not include all of it. */
  span: string | null;
  /** Daily temperature range (일교차), under a similar condition. */
  range: string | null;
  /** Another place that is colder than the requested cell: 춘천시. */
  colderAt: string | null;
  /** Another place that is warmer than the requested cell. */
  warmerAt: string | null;
  /** 덜 추우, 더 따뜻하 or 더 더우, by the warmest hour. */
  warmer: string;
  /** The action puts something on, which a rising temperature would contradict. */
  dressesUp: boolean;
  /** When and where to do sport in the heat: '저녁 7시 뒤에', '시원한 실내에서'. */
  sportTime: string;
  /** Extremes of the relevant hours, as air and as apparent temperature. */
  coldest: Peak;
  warmest: Peak;
  coldestFelt: Peak;
  warmestFelt: Peak;
  /** The extremes in order of time, if the second is reached from the first. */
  swing: readonly [Peak, Peak] | null;
  /** Parts of the day of the two extremes in order of time: '아침과 낮'. Null if they are the same. */
  parts: string | null;
  /** It gets warmer, or colder, than it is at the start. */
  getsWarmer: boolean;
  getsColder: boolean;
  coolsAtSunset: boolean;
  windMps: string;
  /** Start of rain, snow or dust: '오후 3시부터 ', or empty. */
  when: string;
  outer: string;
  /** The outer layer, or the top if there is none. */
  outermost: string;
  top: string;
  /** The top and the layers under the outermost: 셔츠와 가디건. */
  under: string;
  /** Garments worn in the warmest hour: 셔츠. */
  lightest: string;
  /** Name of the extra layer, and whether the rows tell it. */
  extra: string;
  extraTold: boolean;
  /** The same layers are on all day. */
  isSteady: boolean;
  /** It gets mild, so that nobody dresses to keep warm. */
  isMild: boolean;
  /** Warm weather, in which nothing is put on for warmth. */
  isWarm: boolean;
  /** 쌀쌀 or 선선, by the coldest hour. */
  cool: string;
  bottom: string;
  shoes: string;
}

/** Returns a clause, or null if the facts do not allow its claim. */
type Wording = (facts: ReasonFacts) => string | null;
/** Three wordings each, so that cause and action give nine different sentences. At least one is never null. */
export type Wordings = readonly [Wording, Wording, Wording];

/** '밤 9시엔 3°까지 내려가니' if the value is reached in that direction, else '지금 3°로 추우니'. */
const falls = ({ when, degrees, direction }: Peak, adjective: string) =>
  direction === 'falling' ? `${when} ${degrees}까지 내려가니` : `${when} ${degrees}로 ${adjective}`;
const rises = ({ when, degrees, direction }: Peak, adjective: string) =>
  direction === 'rising' ? `${when} ${degrees}까지 오르니` : `${when} ${degrees}로 ${adjective}`;
/** '오전 7시 3°에서 오후 3시엔 14°까지 오르니', in order of time. */
const swings = ({ swing, dressesUp }: ReasonFacts) => {
  if (!swing) return null;
  const [first, then] = swing;
  if (dressesUp && then.direction === 'rising') return null;
  const verb = then.direction === 'rising' ? '오르니' : '내려가니';
  return `${first.at} ${first.degrees}에서 ${then.when} ${then.degrees}까지 ${verb}`;
};
const differs = ({ parts }: ReasonFacts) => (parts === null ? null : `${parts}의 기온이 다르니`);
const felt = ({ when, degrees }: Peak) => `${when} 체감 ${degrees}`;

/** Clauses by cause. */
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
    ({ when }) => `${when}비가 오고 기온도 낮으니`,
    ({ when }) => `${when}비까지 와서 쌀쌀하니`,
  ],
  rain: [
    ({ when }) => `${when}비가 오니`,
    ({ when }) => `${when}비 소식이 있으니`,
    ({ when }) => `${when}빗방울이 떨어지니`,
  ],
  biting: [
    ({ coldestFelt }) =>
      `${felt(coldestFelt)}${coldestFelt.direction === 'falling' ? '까지 떨어지니' : '로 몹시 추우니'}`,
    ({ coldestFelt }) => `${felt(coldestFelt)} 추위에 볼이 얼얼하니`,
    () => '손끝이 시릴 만큼 추우니',
  ],
  wind: [
    ({ windMps }) => `초속 ${windMps}m 바람이 부니`,
    ({ coldestFelt }) =>
      `바람에 ${felt(coldestFelt)}${coldestFelt.direction === 'falling' ? '까지 내려가니' : '로 느껴지니'}`,
    () => '바람이 거센 날이니',
  ],
  gale: [
    ({ windMps }) => `초속 ${windMps}m 강풍이 부니`,
    ({ windMps }) => `바람이 초속 ${windMps}m로 거세니`,
    () => '몸이 휘청일 만큼 바람이 세니',
  ],
  heat: [
    ({ warmestFelt }) => `${felt(warmestFelt)}${warmestFelt.direction === 'rising' ? '까지 오르니' : '로 무더우니'}`,
    ({ warmest: { when, degrees } }) => `${when} ${degrees}로 푹푹 찌니`,
    () => '가만있어도 땀이 나는 날이니',
  ],
  dust: [
    ({ when }) => `${when}미세먼지가 짙으니`,
    ({ when }) => `${when}공기가 탁하니`,
    ({ when }) => `${when}먼지가 많으니`,
  ],
  rainDoubt: [() => '비가 올지 갈리니', () => '비가 올 수도 있으니', () => '비 예보가 오락가락하니'],
  layersEnough: [
    () => '안에 입은 옷만으로 든든하니',
    () => '겹쳐 입은 옷만으로 충분하니',
    () => '속에 겹쳐 입어 포근하니',
  ],
  moving: [() => '움직이면 금세 더워지니', () => '몸이 곧 데워지니', () => '뛰고 걸으면 땀이 나니'],
  coatDoubt: [() => '겉옷이 필요할지 갈리니', () => '예보보다 선선할 수도 있으니', () => '겉옷을 입을지 애매하니'],
  range: [({ range }) => (range === null ? '기온이 크게 달라지니' : `일교차가 ${range}°나 되니`), swings, differs],
  cooling: [
    ({ coolsAtSunset }) => (coolsAtSunset ? '해가 지면 훌쩍 식으니' : null),
    swings,
    ({ coldest }) => falls(coldest, '쌀쌀하니'),
  ],
  colderThere: [
    ({ coldest }) => falls(coldest, '추우니'),
    ({ colderAt }) => `${colderAt}에서는 더 추우니`,
    ({ colderAt }) => `${colderAt} 쪽이 더 쌀쌀하니`,
  ],
  warmerThere: [
    ({ warmerAt, warmer }) => `${warmerAt}에서는 ${warmer}니`,
    ({ warmerAt, warmer }) => `${warmerAt} 쪽이 ${warmer}니`,
    ({ warmest, warmer }) => `${warmest.when} ${warmest.degrees}로 ${warmer}니`,
  ],
  freezing: [
    ({ span }) => (span === null ? '찬 공기가 매서우니' : `${span} 추우니`),
    ({ coldest }) => falls(coldest, '추우니'),
    () => '공기가 꽁꽁 언 날이니',
  ],
  cold: [
    ({ span }) => (span === null ? '옷깃을 여밀 만큼 추우니' : `${span} 추우니`),
    ({ coldest }) => falls(coldest, '추우니'),
    () => '찬 기운이 도는 날이니',
  ],
  cool: [
    ({ span }) => (span === null ? '공기가 선선하니' : `${span} 쌀쌀하니`),
    () => '공기가 서늘하니',
    ({ coldest }) => falls(coldest, '서늘하니'),
  ],
  mild: [
    ({ span }) => (span === null ? '공기가 산뜻하니' : `${span} 선선하니`),
    () => '걷기 좋게 선선하니',
    ({ coldest }) => falls(coldest, '선선하니'),
  ],
  warm: [
    ({ span }) => (span === null ? '포근한 날이니' : `${span} 따뜻하니`),
    () => '따뜻한 날이니',
    ({ warmest }) => rises(warmest, '따뜻하니'),
  ],
  coolEnds: [swings, ({ coldest }) => falls(coldest, '선선하니'), differs],
  hot: [
    ({ span }) => (span === null ? '여름처럼 더우니' : `${span} 더우니`),
    ({ warmest }) => rises(warmest, '더우니'),
    () => '더운 날이니',
  ],
} as const satisfies Record<string, Wordings>;

export type Cause = keyof typeof CAUSES;

/** Clauses by action, with garments of the outfit. */
export const ACTIONS = {
  shell: [
    ({ outer }) => `물에 강한 ${addJosa(outer, '을/를')} 걸치고 우산을 써요.`,
    ({ outer }) => `${addJosa(outer, '으로/로')} 비를 막고 우산도 써요.`,
    ({ outer }) => `젖지 않게 ${addJosa(outer, '을/를')} 입고 우산을 들어요.`,
  ],
  hood: [
    ({ outer }) => `우산 대신 모자 달린 ${addJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `우산보다 ${outer} 모자가 편해요.`,
    ({ outer }) => `${outer} 모자를 단단히 조여요.`,
  ],
  hoodLater: [
    ({ outer }) => `${addJosa(outer, '은/는')} 들고 나섰다가 비가 굵어지면 써요.`,
    ({ outer }) => `비가 굵어지면 ${outer} 모자를 써요.`,
    ({ bottom, outer }) => `금방 마르는 ${bottom}에 ${outer}만 챙겨요.`,
  ],
  noUmbrella: [
    ({ outermost }) => `${outermost} 차림에 우산보다 모자를 써요.`,
    ({ outermost }) => `우산은 두고 ${outermost} 차림으로 서둘러요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 여미고 우산은 접어 둬요.`,
  ],
  quickDry: [
    ({ bottom }) => `금방 마르는 ${bottom}에 우산을 들어요.`,
    ({ bottom }) => `${bottom}처럼 빨리 마르는 차림에 우산을 써요.`,
    ({ bottom }) => `젖어도 잘 마르는 ${addJosa(bottom, '을/를')} 입고 우산을 들어요.`,
  ],
  umbrella: [
    ({ outermost }) => `${outermost} 차림에 우산을 꼭 들어요.`,
    ({ outermost }) => `우산부터 들고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 우산을 들어요.`,
  ],
  snowWear: [
    ({ outer }) => `${addJosa(outer, '으로/로')} 따뜻하게 입고 천천히 걸어요.`,
    ({ outer, shoes }) => `${outer}에 ${addJosa(shoes, '을/를')} 신고 살살 걸어요.`,
    ({ outer }) => `${addJosa(outer, '을/를')} 입고 발밑을 살펴요.`,
  ],
  stayBrief: [
    ({ outer }) => `${addJosa(outer, '을/를')} 단단히 여미고 밖에 있는 시간을 줄여요.`,
    ({ outer }) => `${outer}에 목도리와 장갑까지 하고 바깥 시간은 짧게 잡아요.`,
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 껴입고 밖에는 잠깐만 머물러요.`,
  ],
  bundle: [
    ({ outer }) => `${outer}에 목도리와 장갑까지 해요.`,
    ({ outer }) => `${addJosa(outer, '을/를')} 목까지 여미고 손도 따뜻하게 감싸요.`,
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 입고 빈틈없이 여며요.`,
  ],
  windproof: [
    ({ outer }) => `바람을 막아 주는 ${addJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `${addJosa(outer, '으로/로')} 바람을 막아요.`,
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 여며 입어요.`,
  ],
  mask: [
    ({ outermost }) => `마스크를 쓰고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${outermost} 차림에 마스크를 써요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 마스크를 꼭 써요.`,
  ],
  foldingUmbrella: [
    ({ outermost }) => `${outermost} 차림에 접는 우산만 챙겨요.`,
    ({ outermost }) => `접는 우산을 넣고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 작은 우산을 챙겨요.`,
  ],
  sportLater: [
    ({ sportTime }) => `운동은 ${sportTime} 하고 물을 자주 마셔요.`,
    ({ sportTime }) => `${sportTime} 가볍게 움직이고 그늘에서 쉬어요.`,
    ({ sportTime }) => `몸을 쓰는 일은 ${sportTime} 해요.`,
  ],
  sportIndoors: [
    () => '운동은 실내에서 하고 밖에선 마스크를 써요.',
    () => '실내에서 운동하고 나설 땐 마스크를 쓰고 걸어요.',
    () => '바깥 운동 대신 실내에서 하고 마스크를 챙겨요.',
  ],
  addExtra: [
    ({ top, extra, cool }) => `${top}에 ${addJosa(extra, '을/를')} 챙겨 ${cool}할 때 걸쳐요.`,
    ({ extra, cool }) => `${cool}할 때 걸칠 ${addJosa(extra, '을/를')} 챙겨요.`,
    ({ top, extra }) => `${top} 위에 걸칠 ${addJosa(extra, '을/를')} 더해요.`,
  ],
  carryExtra: [
    ({ extra }) => `${extra}만 챙겨 나가요.`,
    ({ top, extra }) => `${top} 차림에 ${addJosa(extra, '을/를')} 챙겨요.`,
    ({ extra }) => `가방에 ${addJosa(extra, '을/를')} 넣어 나가요.`,
  ],
  airy: [
    ({ top }) => `바람 잘 드는 ${addJosa(top, '으로/로')} 시원하게 입어요.`,
    ({ top }) => `${top} 하나로 가볍게 나서요.`,
    ({ top, shoes }) => `${top}에 ${shoes}, 최대한 가볍게 입어요.`,
  ],
  takeOff: [
    ({ outer, getsWarmer }) => (getsWarmer ? `${addJosa(outer, '을/를')} 걸쳤다가 따뜻해지면 벗어요.` : null),
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 겹쳐 입고 더우면 벗어요.`,
    ({ cool, outer, lightest }) =>
      `더울 땐 ${addJosa(lightest, '으로/로')} 다니고 ${cool}할 땐 ${addJosa(outer, '을/를')} 걸쳐요.`,
  ],
  putOn: [
    ({ cool, outer, getsColder }) =>
      getsColder ? `${addJosa(outer, '을/를')} 들고 나섰다가 ${cool}해지면 걸쳐요.` : null,
    ({ cool, outer, extraTold, isMild }) =>
      extraTold || !isMild ? null : `가볍게 나서고 ${cool}할 땐 ${addJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer, lightest }) => `${lightest} 차림에 ${addJosa(outer, '을/를')} 들고 나서요.`,
  ],
  lightly: [
    ({ outer, lightest }) => `${lightest} 차림에 ${addJosa(outer, '은/는')} 들고만 다녀요.`,
    ({ outer }) => `${addJosa(outer, '은/는')} 만일을 위해 챙겨요.`,
    ({ lightest, extraTold, isSteady }) =>
      extraTold || !isSteady ? null : `${addJosa(lightest, '으로/로')} 가볍게 다녀요.`,
  ],
  within: [
    ({ outer, extra }) => `${outer} 안에 ${addJosa(extra, '을/를')} 받쳐 입어요.`,
    ({ outer, extra }) => `${outer} 안에 ${extra}까지 겹쳐 입어요.`,
    ({ outer, extra }) => `${outer}에 ${extra}까지 겹치면 든든해요.`,
  ],
  openUp: [
    ({ outer, getsWarmer }) => (getsWarmer ? `${addJosa(outer, '을/를')} 입고 따뜻해지면 앞을 열어요.` : null),
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 입고 앞을 여닫으며 맞춰요.`,
    ({ outer }) => `${addJosa(outer, '을/를')} 입고 더울 땐 앞만 열어요.`,
  ],
  rests: [
    ({ outer, lightest }) => `${addJosa(lightest, '으로/로')} 움직이고 쉴 때는 ${addJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer }) => `몸이 데워지면 벗을 수 있게 ${addJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer, top, isWarm }) => (isWarm ? null : `땀이 잘 마르는 ${top}에 ${addJosa(outer, '을/를')} 더해요.`),
  ],
  keepOn: [
    ({ outer, under }) => `${under} 위에 ${addJosa(outer, '을/를')} 입으면 든든해요.`,
    ({ outer }) => `${addJosa(outer, '이면/면')} 내내 든든해요.`,
    ({ outer, under, isMild }) =>
      isMild
        ? `${under}에 ${outer} 차림이 딱 맞아요.`
        : `${addJosa(under, '과/와')} ${addJosa(outer, '으로/로')} 따뜻하게 입어요.`,
  ],
  plain: [
    ({ top }) => `${top} 차림이 딱 좋아요.`,
    ({ top, shoes }) => `${top}에 ${addJosa(shoes, '을/를')} 신고 나서요.`,
    ({ top }) => `${addJosa(top, '으로/로')} 편하게 입어요.`,
  ],
} as const satisfies Record<string, Wordings>;

export type Action = keyof typeof ACTIONS;
