import { HOUR_MS } from '@/lib/contract/durations';
import { formatCell } from '@/lib/contract/hour-spans';
import type { LayerAdvice } from '@/lib/contract/outfit';
import type { LayerSign, LayerStep } from '@/lib/messages/layer-facts';
import { addToOutfit, type Addition } from '../wardrobe/additions';
import type { Garment, Outfit, WornGarment } from '../wardrobe/wardrobe';
import { kstHour } from '../kst';
import type { OutdoorHour } from '../comfort/aim';
import { roundC } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import { getGarmentName } from './display-names';
import { COLD_SHELTER, getShelter, RAIN_SHELTER, WIND_SHELTER, WRAPPED_UNTIL_C } from './shelter';
import type { ExtraLayer } from './extra-layer';
import type { Fit } from './fit';
import type { RecommendationMessages } from './recommendation-messages';
import type { RelevantWeather } from './relevant-weather';
import { isWarmPiece, type GarmentMap, type WornState } from './traits';

/** Names of the garments that the rows mention. */
interface Pieces {
  /** Innermost first. */
  layers: readonly string[];
  /** Whether each layer closes with a zip. */
  zipped: readonly boolean[];
  /** Scarf, gloves and warm hat of the picture, and those that are added to it. */
  warm: readonly string[];
  /** True if the outfit has no warm pieces of its own. The added ones are then worn with the closed outfit. */
  areAdded: boolean;
  extra: string;
}

/** More rows than this are too many to remember. */
export const MOST_ROWS = 3;

/**
 * Returns the layer rows of an outfit: one for each hour in which its state changes if the forecast is right. Each row
 * names a sign that the wearer can notice (a temperature, rain, wind). `additions` are worn from the start.
 */
export function getLayerAdvice(
  outfit: Outfit,
  { fit, extra, additions = [] }: { fit: Fit; extra: ExtraLayer | null; additions?: readonly Addition[] },
  context: LayerContext,
): LayerAdvice[] {
  const { hours, elsewhere, garments, messages } = context;
  const pieces = {
    ...getPieces(addToOutfit(outfit, additions), extra, garments, messages),
    areAdded: lacksWarmPieces(fit),
  };
  const rows = groupRows(fit.states);
  const told = new Set<string>();
  const advice = rows.flatMap(({ from, state }, index) => {
    const hour = rows.length > 1 ? hours[from] : undefined;
    const part = messages.layers.formatStart(hour ? kstHour(hour.epochMs) : null);
    const temperature = hour ? roundC(hour.temperatureC) : null;
    const before = rows.slice(0, index).map((row) => row.state);
    const steps = index === 0 ? listStartSteps(state, pieces) : listChanges(before, state, pieces);
    const sign = index === 0 ? null : getSign(fit, context, from);
    const text = messages.layers.compose({ sign, steps });
    // A row with a sign is a rule, so the same sign and state need no second row.
    const rule = JSON.stringify([sign ?? from, fit.wearing.states.indexOf(state)]);
    if (told.has(rule)) return [];
    told.add(rule);
    const cell = hour && elsewhere.get(hour);
    const row: LayerAdvice = { part, temperature, text, ...(cell && { cell: formatCell(cell) }) };
    return [{ row, ends: sign !== null && ALL_ENDS.includes(sign.kind) }];
  });
  // A layer that is put on against rain, wind or cold comes off afterwards without a row that says so.
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
  garments: GarmentMap;
  messages: RecommendationMessages;
}

/**
 * Returns the sign by which the wearer notices that a state begins: the rain, wind or cold that began or ended with the
 * hour, if the change of clothes is about it, or else its temperature. Null if the hour before was spent indoors, where
 * nobody notices the temperature.
 */
function getSign({ wearing, states }: Fit, { hours, outdoorHours }: LayerContext, from: number): LayerSign | null {
  const [before, hour] = [outdoorHours[from - 1]!, outdoorHours[from]!];
  const [needed, needs] = [before, hour].map((each) => getShelter(each, wearing.rules?.wrappingC)) as [number, number];
  const [last, state] = [states[from - 1]!, states[from]!];
  const isLess = wearing.states.indexOf(state) < wearing.states.indexOf(last);
  const changed = isLess ? needed & ~needs : needs & ~needed;
  const [more, less] = isLess ? [last, state] : [state, last];
  const found = SIGNS.find(({ need, shelters }) => changed & need && shelters(more) && !shelters(less));
  if (found && !isLess) return found.begins;
  if (hours[from]!.epochMs - hours[from - 1]!.epochMs > HOUR_MS) return null;
  if (found) return found.ends;
  const degreesC = roundC(hour.temperatureC);
  if (isLess) return hour.temperatureC > before.temperatureC ? { kind: 'from', degreesC } : { kind: 'cold-ends' };
  // The hour is the first one that is this cold.
  return { kind: 'below', degreesC: degreesC + 1 };
}

interface Sign {
  need: number;
  /** Returns whether a state meets the need. */
  shelters: (state: WornState) => boolean;
  begins: LayerSign;
  ends: LayerSign;
}

const COLD_SIGN: Omit<Sign, 'shelters'> = {
  need: COLD_SHELTER,
  begins: { kind: 'felt-below', degreesC: WRAPPED_UNTIL_C },
  ends: { kind: 'cold-ends' },
};

const SIGNS: readonly Sign[] = [
  {
    need: RAIN_SHELTER,
    shelters: ({ waterResistant }) => waterResistant,
    begins: { kind: 'rain-begins' },
    ends: { kind: 'rain-ends' },
  },
  { ...COLD_SIGN, shelters: ({ wrapped }) => wrapped },
  { ...COLD_SIGN, shelters: ({ inFull, open }) => inFull && !open },
  {
    need: WIND_SHELTER,
    shelters: ({ windproof }) => windproof,
    begins: { kind: 'wind-rises' },
    ends: { kind: 'wind-drops' },
  },
];
const ALL_ENDS: readonly LayerSign['kind'][] = SIGNS.map(({ ends }) => ends.kind);

interface Row {
  /** Index of its first hour. */
  from: number;
  state: WornState;
}

const groupRows = (states: readonly WornState[]): Row[] =>
  states.flatMap((state, from) => (state === states[from - 1] ? [] : [{ from, state }]));

function getPieces(
  outfit: Outfit,
  extra: ExtraLayer | null,
  garments: GarmentMap,
  messages: RecommendationMessages,
): Omit<Pieces, 'areAdded'> {
  const names = (worn: readonly WornGarment[]) =>
    worn.map(({ garment: id }) => {
      const garment = garments.get(id);
      return garment ? getGarmentName(garment, messages) : id;
    });
  const warm = outfit.accessories.filter(({ garment }) => {
    const found = garments.get(garment);
    return found !== undefined && isWarmPiece(found);
  });
  const zipped = outfit.layers.map(({ garment }) => closesWithZip(garments.get(garment)));
  return {
    layers: names(outfit.layers),
    zipped,
    warm: names(warm),
    extra: extra ? messages.layers.extras[extra.id] : '',
  };
}

function closesWithZip(garment: Garment | undefined): boolean {
  if (!garment) return false;
  const { kind, params } = garment.model;
  return kind === 'padded' || ('zip' in params && params.zip === true) || 'front' in params;
}

/** Returns whether scarf, gloves and hat are worn in a state. */
const isWrapped = (
  { wrapped, inFull, open }: WornState,
  { warm, areAdded }: Pick<Pieces, 'warm' | 'areAdded'>,
): boolean => warm.length > 0 && (areAdded ? inFull && !open : wrapped);

/** Returns true for an outfit without scarf, gloves and hat of its own. */
const lacksWarmPieces = ({ wearing }: Fit): boolean => !wearing.states.some(({ wrapped }) => wrapped);

/** Returns the additions to an outfit that its first layer row puts on. */
export const listPutOnAtFirst = (fit: Fit, additions: readonly Addition[]): readonly Addition[] =>
  isWrapped(fit.states[0]!, { warm: additions, areAdded: lacksWarmPieces(fit) }) ? additions : [];

/** Returns the steps to the state in which the user leaves home: that of the picture, or with layers in the hand. */
function listStartSteps(state: WornState, pieces: Pieces): LayerStep[] {
  const { layers, open, extra } = state;
  const garment = pieces.layers[layers - 1];
  // Garments underneath come before garments that are closed over them.
  const steps: LayerStep[] = extra ? [getExtraStep(pieces)] : [];
  const isOnly = pieces.layers.length === 1 && !extra;
  if (garment) steps.push(open ? { kind: 'start-open', garment } : { kind: 'start-with', garment, isOnly });
  const carried = pieces.layers.slice(layers);
  if (carried.length > 0) steps.push({ kind: 'start-carrying', garments: carried });
  if (isWrapped(state, pieces)) steps.push({ kind: 'wrap-up', garments: pieces.warm });
  return steps.length > 0 ? steps : [{ kind: 'start-as-is' }];
}

/** Returns the steps from the previous row to a state. */
function listChanges(before: readonly WornState[], state: WornState, pieces: Pieces): LayerStep[] {
  const last = before.at(-1) ?? state;
  const wasWrapped = isWrapped(last, pieces);
  const { layers, warm } = pieces;
  const garment = layers[state.layers - 1];
  const off = [
    ...(last.extra && !state.extra ? [pieces.extra] : []),
    ...layers.slice(state.layers, Math.max(state.layers, last.layers)),
  ];
  const steps: LayerStep[] = [];
  if (wasWrapped && !isWrapped(state, pieces)) steps.push({ kind: 'unwrap', garments: warm });
  if (off.length > 0) steps.push({ kind: 'take-off', garments: off });
  if (state.extra && !last.extra) steps.push(getExtraStep(pieces));
  if (state.layers > last.layers) {
    const isAgain = before.some((row) => row.layers >= state.layers);
    const garments = layers.slice(last.layers, state.layers);
    steps.push({ kind: 'put-on', garments, isAgain, staysOpen: state.open });
  }
  if (garment) steps.push(...listOpenings(garment, last, state, pieces));
  if (!wasWrapped && isWrapped(state, pieces)) steps.push({ kind: 'wrap-up', garments: warm });
  return steps;
}

/** Returns the step that opens or closes an outermost layer that is already on. */
function listOpenings(garment: string, last: WornState, state: WornState, { zipped }: Pieces): LayerStep[] {
  const isSame = state.layers === last.layers;
  if (state.open && state.layers <= last.layers && !(last.open && isSame)) return [{ kind: 'open', garment }];
  if (!state.open && last.open && isSame)
    return [{ kind: 'close', garment, hasZip: zipped[state.layers - 1] ?? false }];
  return [];
}

const getExtraStep = ({ extra, layers }: Pieces): LayerStep => ({
  kind: 'add-extra',
  garment: extra,
  isUnderneath: layers.length > 0,
});
