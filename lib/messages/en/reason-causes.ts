import { WARM_FROM_C, type Cause, type Peak, type ReasonFacts, type Wordings } from '../reason-facts';
import { atMoment, atPeak, formatSpan, fromMoment, inPlace, PARTS, WARMTHS } from './outing';
import type { Units } from './units';

/** Returns the formats of phrases with degrees. */
function createFormats(units: Units) {
  /** '3° at 9 pm'. */
  const at = (peak: Peak): string => `${units.degrees(peak.degreesC)} ${atPeak(peak)}`;
  /** 'down to 3° at 9 pm' if the value is reached in that direction, else 'a chilly 3° now'. */
  const falls = (peak: Peak, adjective: string): string =>
    peak.direction === 'falling' ? `down to ${at(peak)}` : `a ${adjective} ${at(peak)}`;
  const rises = (peak: Peak, adjective: string): string =>
    peak.direction === 'rising' ? `up to ${at(peak)}` : `a ${adjective} ${at(peak)}`;
  const feels = (peak: Peak): string =>
    `${peak.moment === 'now' && !peak.place ? 'it feels' : 'it will feel'} like ${at(peak)}`;
  /** 'from 3° at 7 am up to 14° at 3 pm', in order of time. */
  const swings = ({ swing, dressesUp }: ReasonFacts): string | null => {
    if (!swing) return null;
    const [first, then] = swing;
    if (dressesUp && then.direction === 'rising') return null;
    const start = `${units.degrees(first.degreesC)} ${atMoment(first.moment)}`;
    return `from ${start} ${then.direction === 'rising' ? 'up' : 'down'} to ${at(then)}`;
  };
  /** 'a cold 3° to 8°'. */
  const lies = ({ isThroughout, span }: ReasonFacts, adjective: string): string | null =>
    isThroughout ? `a ${adjective} ${formatSpan(span, units)}` : null;
  /** 'morning and daytime temperatures differ by 9°'. */
  const differs = ({ parts, coldest, warmest }: ReasonFacts): string | null =>
    parts &&
    `${PARTS[parts[0]]} and ${PARTS[parts[1]]} temperatures differ by ${units.convertDifference(warmest.degreesC - coldest.degreesC)}°`;
  return { at, falls, rises, feels, swings, lies, differs };
}

/** 'the morning air is chilly' if the rest of the day is warmer. Daytime is not told from the rest of the day. */
const partly = ({ isThroughout, coldestPart }: ReasonFacts, adjective: string): string | null =>
  isThroughout || coldestPart === 'daytime' ? null : `the ${PARTS[coldestPart]} air is ${adjective}`;

/** ' from 3 pm', ' in Chuncheon from 3 pm', ' at 3 pm'. What has begun is of today; tomorrow is told by the sentence. */
function from({ beginning, day }: ReasonFacts): string {
  if (!beginning) return day === 'today' ? ' today' : '';
  return `${beginning.place ? ` ${inPlace(beginning.place)}` : ''} ${(beginning.isBrief ? atMoment : fromMoment)(beginning.moment)}`;
}

/** Phrases by cause. Each stands before "so" and the action. */
export const createCauses = (
  units: Units,
  { at, falls, rises, feels, swings, lies, differs } = createFormats(units),
): Record<Cause, Wordings> => ({
  thunder: [() => 'thunder and lightning', () => 'lightning may strike', () => 'thunderstorms are forecast'],
  snow: [
    (facts) => `snow${from(facts)}`,
    (facts) => `snow is forecast${from(facts)}`,
    (facts) => `snowfall${from(facts)}`,
  ],
  lyingSnow: [
    (facts) => `settling snow${from(facts)}`,
    () => 'snow underfoot',
    (facts) => `a lot of snow${from(facts)}`,
  ],
  sleet: [
    (facts) => `sleet${from(facts)}`,
    (facts) => `snow mixed with rain${from(facts)}`,
    (facts) => `sleet is forecast${from(facts)}`,
  ],
  downpour: [
    (facts) => `heavy rain${from(facts)}`,
    (facts) => `pouring rain${from(facts)}`,
    (facts) => `a lot of rain${from(facts)}`,
  ],
  coldRain: [
    (facts) => `cold rain${from(facts)}`,
    (facts) => `low temperatures and rain${from(facts)}`,
    (facts) => `chilly, with rain${from(facts)}`,
  ],
  rain: [
    (facts) => `rain${from(facts)}`,
    (facts) => `rain is forecast${from(facts)}`,
    (facts) => `wet weather${from(facts)}`,
  ],
  biting: [
    ({ coldestFelt }) =>
      coldestFelt.direction === 'falling' ? `it will feel as cold as ${at(coldestFelt)}` : feels(coldestFelt),
    ({ coldestFelt }) => `biting cold that feels like ${at(coldestFelt)}`,
    () => 'finger-numbing cold',
  ],
  wind: [
    ({ windMps }) => `a wind of ${units.inWords.wind(windMps)}`,
    ({ coldestFelt }) => `with the wind, ${feels(coldestFelt)}`,
    () => 'a blustery day',
  ],
  gale: [
    ({ windMps }) => `a gale of ${units.inWords.wind(windMps)}`,
    ({ windMps }) => `wind as strong as ${units.inWords.wind(windMps)}`,
    () => 'wind strong enough to throw you off balance',
  ],
  heat: [
    ({ warmestFelt }) =>
      warmestFelt.direction === 'rising' ? `it will feel as hot as ${at(warmestFelt)}` : feels(warmestFelt),
    ({ warmest }) => `a sweltering ${at(warmest)}`,
    () => 'hot enough to sweat without moving',
  ],
  dust: [
    (facts) => `high levels of fine dust${from(facts)}`,
    (facts) => `poor air quality${from(facts)}`,
    (facts) => `dusty air${from(facts)}`,
  ],
  rainDoubt: [() => 'it may or may not rain', () => 'there is a chance of rain', () => 'rain comes and goes'],
  layersEnough: [
    () => 'the clothes underneath are warm',
    () => 'the layers underneath are enough',
    () => 'layers keep you snug',
  ],
  moving: [
    () => 'you soon warm up on the move',
    () => 'your body soon warms up',
    () => 'running and walking make you sweat',
  ],
  range: [
    ({ rangeK }) =>
      rangeK === null ? 'the temperature changes a lot' : `temperatures swing by ${units.convertDifference(rangeK)}°`,
    swings,
    differs,
  ],
  cooling: [
    ({ coolsAtSunset }) => (coolsAtSunset ? 'it cools fast after sunset' : null),
    swings,
    ({ coldest }) => falls(coldest, 'chilly'),
  ],
  colderThere: [
    ({ coldest }) => falls(coldest, 'cold'),
    ({ colderAt }) => `colder ${inPlace(colderAt)}`,
    ({ colderAt }) => `chillier weather ${inPlace(colderAt)}`,
  ],
  warmerThere: [
    ({ warmerAt, warmth }) => `${WARMTHS[warmth]} ${inPlace(warmerAt)}`,
    ({ warmerAt, warmth }) => `${WARMTHS[warmth]} weather ${inPlace(warmerAt)}`,
    ({ warmest, warmth }) => `${at(warmest)}, which is ${WARMTHS[warmth]}`,
  ],
  freezing: [
    (facts) => lies(facts, 'freezing'),
    ({ coldest }) => falls(coldest, 'freezing'),
    (facts) => (facts.isThroughout ? 'a freezing day' : partly(facts, 'freezing')),
  ],
  cold: [
    (facts) => lies(facts, 'cold'),
    ({ coldest }) => falls(coldest, 'cold'),
    (facts) => (facts.isThroughout ? 'there is a chill in the air' : partly(facts, 'cold')),
  ],
  cool: [
    (facts) => lies(facts, 'chilly'),
    (facts) => (facts.isThroughout ? 'the air is crisp' : partly(facts, 'crisp')),
    ({ coldest }) => falls(coldest, 'cool'),
  ],
  mild: [
    (facts) => lies(facts, 'cool'),
    (facts) => (facts.isThroughout ? 'pleasantly cool for a walk' : partly(facts, 'fresh')),
    ({ coldest }) => falls(coldest, 'cool'),
  ],
  warm: [(facts) => lies(facts, 'warm'), () => 'a warm day', ({ warmest }) => rises(warmest, 'warm')],
  coolEnds: [
    swings,
    ({ coldest }) => falls(coldest, coldest.degreesC < WARM_FROM_C ? 'cool' : 'less hot'),
    (facts) => (facts.dressesUp ? null : differs(facts)),
  ],
  hot: [(facts) => lies(facts, 'hot'), ({ warmest }) => rises(warmest, 'hot'), () => 'a hot day'],
});
