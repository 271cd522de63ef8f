import { formatWhole } from '../format-whole';
import { WARM_FROM_C, type Cause, type Peak, type ReasonFacts, type Wordings } from '../reason-facts';
import { addJosa } from './josa';
import { formatDegrees, formatMoment, formatSpan, namePlace, PARTS, WARMTHS } from './outing';

type Adverb = Pick<Peak, 'moment' | 'place'>;

/** '지금', '밤 9시엔', '춘천시에선'. */
function when({ moment, place }: Adverb): string {
  if (place) return `${namePlace(place)}에선`;
  return moment === 'now' ? formatMoment(moment) : `${formatMoment(moment)}엔`;
}

/** '밤 9시엔 3°'. */
const at = (peak: Peak): string => `${when(peak)} ${formatDegrees(peak.degreesC)}`;
const felt = (peak: Peak): string => `${when(peak)} 체감 ${formatDegrees(peak.degreesC)}`;

const callChill = ({ degreesC }: Peak): string => (degreesC < 9 ? '추우니' : degreesC < 16 ? '쌀쌀하니' : '서늘하니');

/** '밤 9시엔 3°까지 내려가니' if the value is reached in that direction, else '지금 3°라 추우니'. */
const falls = (peak: Peak, adjective: string): string =>
  peak.direction === 'falling' ? `${at(peak)}까지 내려가니` : `${at(peak)}라 ${adjective}`;
const rises = (peak: Peak, adjective: string): string =>
  peak.direction === 'rising' ? `${at(peak)}까지 오르니` : `${at(peak)}라 ${adjective}`;

/** '오전 7시 3°에서 오후 3시엔 14°까지 오르니', in order of time. */
function swings({ swing, dressesUp }: ReasonFacts): string | null {
  if (!swing) return null;
  const [first, then] = swing;
  if (dressesUp && then.direction === 'rising') return null;
  const verb = then.direction === 'rising' ? '오르니' : '내려가니';
  return `${formatMoment(first.moment)} ${formatDegrees(first.degreesC)}에서 ${at(then)}까지 ${verb}`;
}

/** '아침과 낮의 기온이 9° 차이 나니'. */
const differs = ({ parts, coldest, warmest }: ReasonFacts): string | null =>
  parts &&
  `${addJosa(PARTS[parts[0]], '과/와')} ${PARTS[parts[1]]}의 기온이 ${formatDegrees(warmest.degreesC - coldest.degreesC)} 차이 나니`;

/** '3°에서 8° 사이라 추우니'. */
const lies = ({ isThroughout, span }: ReasonFacts, adjective: string): string | null =>
  isThroughout ? `${formatSpan(span)}라 ${adjective}` : null;

/** '아침 공기가 쌀쌀하니' if the rest of the day is warmer. Daytime is not told from the rest of the day. */
const partly = ({ isThroughout, coldestPart }: ReasonFacts, adjective: string): string | null =>
  isThroughout || coldestPart === 'daytime' ? null : `${PARTS[coldestPart]} 공기가 ${adjective}`;

/** '오후 3시부터 ', '춘천시에선 오후 3시부터 ', '오후 3시쯤 '. Empty if it has begun. */
const from = ({ beginning }: ReasonFacts): string =>
  beginning
    ? `${beginning.place ? `${namePlace(beginning.place)}에선 ` : ''}${formatMoment(beginning.moment)}${beginning.isBrief ? '쯤' : '부터'} `
    : '';

/** Clauses by cause. */
export const causes: Record<Cause, Wordings> = {
  thunder: [() => '천둥번개가 치니', () => '벼락이 칠 수 있으니', () => '천둥번개가 예보됐으니'],
  snow: [
    (facts) => `${from(facts)}눈이 내리니`,
    (facts) => `${from(facts)}눈 소식이 있으니`,
    (facts) => `${from(facts)}눈이 오니`,
  ],
  lyingSnow: [
    (facts) => `${from(facts)}눈이 쌓이니`,
    () => '눈길을 걷게 되니',
    (facts) => `${from(facts)}눈이 제법 내리니`,
  ],
  sleet: [
    (facts) => `${from(facts)}진눈깨비가 내리니`,
    (facts) => `${from(facts)}눈과 비가 섞여 내리니`,
    (facts) => `${from(facts)}진눈깨비 소식이 있으니`,
  ],
  downpour: [
    (facts) => `${from(facts)}비가 제법 내리니`,
    (facts) => `${from(facts)}빗줄기가 굵으니`,
    (facts) => `${from(facts)}비가 꽤 많이 오니`,
  ],
  coldRain: [
    (facts) => `${from(facts)}찬비가 내리니`,
    (facts) => `${from(facts)}비가 오고 기온도 낮으니`,
    (facts) => `${from(facts)}비까지 와서 쌀쌀하니`,
  ],
  rain: [
    (facts) => `${from(facts)}비가 오니`,
    (facts) => `${from(facts)}비 소식이 있으니`,
    (facts) => `${from(facts)}빗방울이 떨어지니`,
  ],
  biting: [
    ({ coldestFelt }) =>
      `${felt(coldestFelt)}${coldestFelt.direction === 'falling' ? '까지 떨어지니' : '라 몹시 추우니'}`,
    ({ coldestFelt }) => `${felt(coldestFelt)} 추위에 볼이 얼얼하니`,
    () => '손끝이 시릴 만큼 추우니',
  ],
  wind: [
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 바람이 부니`,
    ({ coldestFelt }) =>
      coldestFelt.direction === 'falling'
        ? `바람에 ${felt(coldestFelt)}까지 내려가니`
        : `바람 탓에 ${felt(coldestFelt)}라 ${callChill(coldestFelt)}`,
    () => '바람이 거센 날이니',
  ],
  gale: [
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 강풍이 부니`,
    ({ windMps }) => `초속 ${formatWhole(windMps)}m 바람이 부니`,
    () => '몸이 휘청일 만큼 바람이 세니',
  ],
  heat: [
    ({ warmestFelt }) => `${felt(warmestFelt)}${warmestFelt.direction === 'rising' ? '까지 오르니' : '라 무더우니'}`,
    ({ warmest }) => `${at(warmest)}라 푹푹 찌니`,
    () => '가만있어도 땀이 나는 날이니',
  ],
  dust: [
    (facts) => `${from(facts)}미세먼지가 짙으니`,
    (facts) => `${from(facts)}공기가 탁하니`,
    (facts) => `${from(facts)}먼지가 많으니`,
  ],
  rainDoubt: [() => '비가 올지 애매하니', () => '비가 올 수도 있으니', () => '비가 오락가락하니'],
  layersEnough: [
    () => '안에 입은 옷만으로 든든하니',
    () => '겹쳐 입은 옷만으로 충분하니',
    () => '속에 겹쳐 입어 포근하니',
  ],
  moving: [() => '움직이면 금세 더워지니', () => '몸이 곧 데워지니', () => '뛰고 걸으면 땀이 나니'],
  range: [
    ({ rangeK }) => (rangeK === null ? '기온이 크게 달라지니' : `일교차가 ${formatWhole(rangeK)}°나 되니`),
    swings,
    differs,
  ],
  cooling: [
    ({ coolsAtSunset }) => (coolsAtSunset ? '해가 지면 훌쩍 식으니' : null),
    swings,
    ({ coldest }) => falls(coldest, '쌀쌀하니'),
  ],
  colderThere: [
    ({ coldest }) => falls(coldest, '추우니'),
    ({ colderAt }) => `${namePlace(colderAt)}에서는 더 추우니`,
    ({ colderAt }) => `${namePlace(colderAt)} 쪽이 더 쌀쌀하니`,
  ],
  warmerThere: [
    ({ warmerAt, warmth }) => `${namePlace(warmerAt)}에서는 ${WARMTHS[warmth]}니`,
    ({ warmerAt, warmth }) => `${namePlace(warmerAt)} 쪽이 ${WARMTHS[warmth]}니`,
    ({ warmest, warmth }) => `${at(warmest)}라 ${WARMTHS[warmth]}니`,
  ],
  freezing: [
    (facts) => lies(facts, '추우니'),
    ({ coldest }) => falls(coldest, '추우니'),
    (facts) => (facts.isThroughout ? '꽁꽁 얼어붙은 날이니' : partly(facts, '차니')),
  ],
  cold: [
    (facts) => lies(facts, '추우니'),
    ({ coldest }) => falls(coldest, '추우니'),
    (facts) => (facts.isThroughout ? '추운 날이니' : partly(facts, '차니')),
  ],
  cool: [
    (facts) => lies(facts, '쌀쌀하니'),
    (facts) => (facts.isThroughout ? '공기가 서늘하니' : partly(facts, '서늘하니')),
    ({ coldest }) => falls(coldest, '서늘하니'),
  ],
  mild: [
    (facts) => lies(facts, '선선하니'),
    (facts) => (facts.isThroughout ? '걷기 좋을 만큼 선선하니' : partly(facts, '선선하니')),
    ({ coldest }) => falls(coldest, '선선하니'),
  ],
  warm: [(facts) => lies(facts, '따뜻하니'), () => '따뜻한 날이니', ({ warmest }) => rises(warmest, '따뜻하니')],
  coolEnds: [
    swings,
    ({ coldest }) => falls(coldest, coldest.degreesC < WARM_FROM_C ? '선선하니' : '덜 더우니'),
    (facts) => (facts.dressesUp ? null : differs(facts)),
  ],
  hot: [(facts) => lies(facts, '더우니'), ({ warmest }) => rises(warmest, '더우니'), () => '더운 날이니'],
};
