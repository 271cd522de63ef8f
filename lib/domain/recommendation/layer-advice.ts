import { formatCell } from '@/lib/contract/hour-spans';
import type { LayerAdvice } from '@/lib/contract/outfit';
import type { Garment, Outfit, WornGarment } from '../wardrobe/wardrobe';
import { kstHour } from '../kst';
import type { OutdoorHour } from '../comfort/aim';
import { formatWhole } from '../format-whole';
import { formatHour } from '../weather/clock-text';
import { roundC } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import { isColdRain, isWindy } from './demands';
import { WRAPPED_UNTIL_C } from './ensemble';
import { ORDINARY_RULES, type Fit, type WearRules } from './fit';
import type { RelevantWeather } from './relevant-weather';
import { joinNames, addJosa } from './josa';
import { isWarmPiece, type GarmentMap, type WornState } from './traits';
import { getWearStep, type WearStep } from './wear-steps';

/** Names of the garments that the rows mention. */
interface Pieces {
  /** Innermost first. */
  layers: readonly string[];
  /** Whether each layer closes with a zip. */
  zipped: readonly boolean[];
  /** Scarf, gloves and warm hat of the picture. */
  warm: readonly string[];
  extra: string;
}

/** A change in two forms: followed by another one, and at the end of a sentence. */
interface Clause {
  and: string;
  end: string;
}

const ALL_ALONG = '내내';
/** More rows than this are too many to remember. */
export const MOST_ROWS = 4;

/**
 * Returns the layer rows of an outfit: one for each hour in which its state changes if the weather becomes as forecast.
 * Each change names what the wearer can notice (a temperature, rain, wind), and the first row what to do by feel.
 */
export function getLayerAdvice(
  outfit: Outfit,
  { fit, extra }: { fit: Fit; extra: string },
  { hours, outdoorHours, elsewhere }: LayerContext,
  garments: GarmentMap,
): LayerAdvice[] {
  const pieces = getPieces(outfit, extra, garments);
  const rows = groupRows(fit.states);
  const told = new Set<string>();
  const advice = rows.flatMap(({ from, state }, index) => {
    const hour = rows.length > 1 ? hours[from] : undefined;
    const part = hour ? formatHour(kstHour(hour.epochMs)) : ALL_ALONG;
    const temperature = hour ? roundC(hour.temperatureC) : null;
    const before = rows.slice(0, index).map((row) => row.state);
    const clauses = before.length === 0 ? describeStart(state, pieces) : describeChanges(before, state, pieces);
    const sign = index === 0 ? '' : describeSign(fit, outdoorHours, from);
    const text = index === 0 ? `${joinClauses(clauses)}${describeFeeling(fit)}` : `${sign} ${joinClauses(clauses)}`;
    // A row is a rule: the same sign and state again need no second one.
    const rule = `${sign} ${fit.wearing.states.indexOf(state)}`;
    if (told.has(rule)) return [];
    told.add(rule);
    const cell = hour && elsewhere.get(hour);
    const row: LayerAdvice = { part, temperature, text, ...(cell && { cell: formatCell(cell) }) };
    return [{ row, ends: ALL_END_SIGNS.includes(sign) }];
  });
  // What is put on against rain, wind or cold comes off after it even if no row tells so.
  while (advice.length > MOST_ROWS) {
    const last = advice.findLastIndex(({ ends }) => ends);
    advice.splice(last === -1 ? advice.length - 1 : last, 1);
  }
  return advice.map(({ row }) => row);
}

interface LayerContext {
  hours: readonly WeatherHour[];
  outdoorHours: readonly OutdoorHour[];
  elsewhere: RelevantWeather['elsewhere'];
}

/** Describes the sign by which the wearer notices that a state begins: what differs from the hour before. */
function describeSign({ wearing, states }: Fit, outdoorHours: readonly OutdoorHour[], from: number): string {
  const [before, hour] = [outdoorHours[from - 1]!, outdoorHours[from]!];
  const isSheltered = (index: number) =>
    states[index] !== wearing.states[getWearStep(wearing.steps, outdoorHours[index]!.temperatureC).state];
  if (isSheltered(from)) return getShelterSign(hour, wearing.rules ?? ORDINARY_RULES);
  const [last, step] = [before, hour].map(({ temperatureC }) => getWearStep(wearing.steps, temperatureC)) as [
    WearStep,
    WearStep,
  ];
  if (step === last) return END_SIGNS[getStrongestShelter(before, wearing.rules ?? ORDINARY_RULES)];
  if (step.fromC > last.fromC) return `${formatWhole(step.fromC)}°부터`;
  const edge = wearing.steps.find(({ fromC }) => fromC > step.fromC) ?? last;
  return `${formatWhole(edge.fromC)}° 아래로 내려가면`;
}

type Shelter = 'rain' | 'cold' | 'wind';

const BEGIN_SIGNS: Record<Shelter, string> = {
  rain: '비가 오면',
  cold: `체감 ${formatWhole(WRAPPED_UNTIL_C)}° 아래면`,
  wind: '바람이 세지면',
};
const END_SIGNS: Record<Shelter, string> = { rain: '비가 그치면', cold: '추위가 풀리면', wind: '바람이 자면' };
const ALL_END_SIGNS = Object.values(END_SIGNS);

/** Returns the shelter that requires the most in an hour. */
function getStrongestShelter(hour: OutdoorHour, { shellInRain }: WearRules): Shelter {
  if (isColdRain(hour) || (shellInRain && hour.raining)) return 'rain';
  return hour.feelsLikeC > WRAPPED_UNTIL_C && isWindy(hour) ? 'wind' : 'cold';
}

const getShelterSign = (hour: OutdoorHour, rules: WearRules): string => BEGIN_SIGNS[getStrongestShelter(hour, rules)];

/** Describes what to do by feel, whatever the pace. Empty if there is nothing to take off. */
function describeFeeling({ wearing: { states } }: Fit): string {
  if (states.length === 1) return '';
  return states.some(({ open }) => open)
    ? ' 걷다 더우면 앞을 열거나 벗고, 추우면 걸치거나 여며요.'
    : ' 걷다 더우면 벗고, 추우면 걸쳐요.';
}

interface Row {
  /** Index of its first hour. */
  from: number;
  state: WornState;
}

const groupRows = (states: readonly WornState[]): Row[] =>
  states.flatMap((state, from) => (state === states[from - 1] ? [] : [{ from, state }]));

function getPieces(outfit: Outfit, extra: string, garments: GarmentMap): Pieces {
  const names = (worn: readonly WornGarment[]) => worn.map(({ garment }) => garments.get(garment)?.name ?? garment);
  const warm = outfit.accessories.filter(({ garment }) => {
    const found = garments.get(garment);
    return found !== undefined && isWarmPiece(found);
  });
  const zipped = outfit.layers.map(({ garment }) => closesWithZip(garments.get(garment)));
  return { layers: names(outfit.layers), zipped, warm: names(warm), extra };
}

function closesWithZip(garment: Garment | undefined): boolean {
  if (!garment) return false;
  const { kind, params } = garment.model;
  return kind === 'padded' || ('zip' in params && params.zip === true) || 'front' in params;
}

const joinClauses = (clauses: readonly Clause[]): string =>
  `${clauses.map(({ and, end }, index) => (index === clauses.length - 1 ? end : and)).join(' ')}.`;

/** Describes the state in which the user leaves home. */
function describeStart({ layers, open, wrapped, extra }: WornState, pieces: Pieces): Clause[] {
  const outer = pieces.layers[layers - 1];
  const left = joinNames(pieces.layers.slice(layers));
  const clauses: Clause[] = [];
  if (left && outer) clauses.push({ and: `${outer}까지만 입고`, end: `${outer}까지만 입어요` });
  if (left) clauses.push(createClause(addJosa(left, '은/는'), '들고 나서고', '들고 나서요'));
  else if (outer && open) clauses.push(createClause(`${outer} 앞을`, '열어 입고', '열어 입어요'));
  else if (outer) clauses.push(createClause(`${outer}까지`, '입고', '입어요'));
  if (extra) clauses.push(describeExtra(pieces));
  if (wrapped) clauses.push(createClause(addJosa(joinNames(pieces.warm), '으로/로'), '감싸고', '감싸요'));
  else if (pieces.warm.length > 0 && !left)
    clauses.push(createClause(addJosa(joinNames(pieces.warm), '은/는'), '챙기고', '챙겨 둬요'));
  return clauses.length > 0 ? clauses : [createClause('이 차림', '그대로 나서고', '그대로 좋아요')];
}

/** Describes the changes from the previous row. */
function describeChanges(before: readonly WornState[], state: WornState, pieces: Pieces): Clause[] {
  const last = before.at(-1) ?? state;
  const { layers } = pieces;
  const clauses: Clause[] = [];
  const warm = joinNames(pieces.warm);
  if (last.wrapped && !state.wrapped) clauses.push(createClause(addJosa(warm, '은/는'), '빼고', '빼요'));
  const off = [
    ...(last.extra && !state.extra ? [pieces.extra] : []),
    ...layers.slice(state.layers, Math.max(state.layers, last.layers)),
  ];
  if (off.length > 0) clauses.push(createClause(addJosa(joinNames(off), '은/는'), '벗고', '벗어서 들고 다녀요'));
  if (state.layers > last.layers) {
    const on = addJosa(joinNames(layers.slice(last.layers, state.layers)), '을/를');
    const again = before.some((row) => row.layers >= state.layers) ? '다시 ' : '';
    clauses.push(createClause(on, `${again}입고`, `${again}입어요`));
  }
  const outer = layers[state.layers - 1];
  if (outer && state.open && !(last.open && state.layers === last.layers) && state.layers <= last.layers)
    clauses.push(createClause(`${outer} 앞을`, '열고', '열어요'));
  if (outer && !state.open && last.open && state.layers === last.layers)
    clauses.push(
      pieces.zipped[state.layers - 1]
        ? createClause(`${outer} 지퍼를`, '올리고', '올려요')
        : createClause(`${outer} 앞을`, '여미고', '여며요'),
    );
  if (outer && state.open && state.layers > last.layers) clauses.push(createClause('앞은', '열어 두고', '열어 둬요'));
  if (state.extra && !last.extra) clauses.push(describeExtra(pieces));
  if (state.wrapped && !last.wrapped) clauses.push(createClause(addJosa(warm, '으로/로'), '감싸고', '감싸요'));
  return clauses;
}

const createClause = (what: string, and: string, end: string): Clause => ({
  and: `${what} ${and}`,
  end: `${what} ${end}`,
});

const describeExtra = ({ extra, layers }: Pieces): Clause =>
  layers.length === 0
    ? createClause(addJosa(extra, '을/를'), '걸치고', '걸쳐요')
    : createClause(`안에 ${addJosa(extra, '을/를')}`, '받쳐 입고', '받쳐 입어요');
