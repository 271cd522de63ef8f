import { garmentById } from '../wardrobe/garments';
import { getGarment } from '../wardrobe/insulation';
import type { Garment, WornGarment } from '../wardrobe/wardrobe';
import { chooseCover } from './choose-cover';
import {
  getDayWeather,
  getSuitsWithin,
  listDayOptions,
  type DayOption,
  type DayWeather,
  type Packer,
} from './day-options';
import type { TripDay } from './trip-day';
import { listUncoveredHours, type UncoveredHours } from './uncovered-hours';
import { listUnneededPieces, type UnneededPiece } from './unneeded-pieces';
import { getWearLimit } from './wear-limits';

export interface SuitcaseInput extends Packer {
  /** Ascending; one to seven. */
  days: readonly TripDay[];
  /** Ids of garments that the user chose in place of removed ones. */
  wanted?: readonly string[];
}

/** A thing to pack. */
export interface PackedItem {
  /** Id of a garment or of a piece. */
  id: string;
  /** Garments as worn, one for each copy; empty for weather-dependent pieces. */
  copies: WornGarment[];
  /** Label of a weather-dependent piece; null for garments. */
  label: string | null;
  /** True if it is worn on the first day, on the way there. */
  isWorn: boolean;
  /** Ids of garments that could replace it. */
  alternatives: string[];
}

export interface SuitcaseDay {
  day: TripDay;
  weather: DayWeather;
  /** Garments of the day's outfit in the colours that are packed. */
  garments: WornGarment[];
  option: DayOption;
  uncovered: UncoveredHours[];
}

export interface Suitcase {
  days: SuitcaseDay[];
  items: PackedItem[];
  unneeded: UnneededPiece[];
  /** Number of pieces, with those worn on the way. */
  pieces: number;
  /** Lower bound of the pieces with outfits that suit as well. */
  leastPieces: number;
}

const MOST_ALTERNATIVES = 4;
/** Largest difference in insulation by which a garment may replace another, clo. A coat is no substitute for a cardigan. */
const ALIKE_CLO = 0.2;

/**
 * Plans what to pack for a trip: the fewest garments with which every day has an outfit that suits it nearly as well as
 * the best of the wardrobe. Pure: equal inputs give equal results. Throws ComfortError if the weather is out of range.
 */
export function planSuitcase(input: SuitcaseInput): Suitcase {
  const { days, removed = [], wanted = [] } = input;
  const weathers = days.map((day) => getDayWeather(day, input));
  const within = getSuitsWithin(days.length);
  const options = days.map((day, index) => listDayOptions(day, weathers[index]!, input, within));
  const indices = new Map<string, number>();
  const limits: number[] = [];
  const toIndex = (id: string): number => {
    const index = indices.get(id) ?? indices.size;
    if (!indices.has(id)) {
      indices.set(id, index);
      const garment = garmentById.get(id);
      limits.push(garment ? getWearLimit(garment) : Infinity);
    }
    return index;
  };
  const coverDays = options.map((ofDay) =>
    ofDay.map((option) => ({ items: listItemIds(option).map(toIndex), cost: option.cost })),
  );
  const weights = [...indices.keys()].map((id) => (wanted.includes(id) ? 0 : 1));
  const { chosen, leastPieces } = chooseCover({ days: coverDays, limits, weights });
  const packing = createPacking();
  const getOption = (index: number): DayOption => options[index]![chosen[index]!]!;
  // Occasions decide the colours, so their outfits are packed first.
  const order = [...days.keys()].sort((a, b) => Number(!days[a]!.dressCode) - Number(!days[b]!.dressCode) || a - b);
  const packed = new Map(order.map((index) => [index, packing.add(getOption(index), index)]));
  const planned = days.map((day, index): SuitcaseDay => {
    const option = getOption(index);
    const weather = weathers[index]!;
    const lacksUmbrella = removed.includes('umbrella');
    return {
      ...{ day, weather, option },
      garments: packed.get(index)!,
      uncovered: listUncoveredHours(option, day.hours, weather, { lacksUmbrella }),
    };
  });
  const items = packing.list(options);
  return {
    days: planned,
    items,
    unneeded: listUnneededPieces(
      days,
      weathers.map(({ demands }) => demands),
      [...items.map(({ id }) => id), ...removed],
    ),
    pieces: items.reduce((sum, { copies }) => sum + Math.max(1, copies.length), 0),
    leastPieces,
  };
}

/** Returns the ids of everything that an option needs, each once. A piece that is also a garment counts once. */
export const listItemIds = ({ garments, pieces }: DayOption): string[] => [
  ...new Set([...garments.map(({ garment }) => garment), ...pieces.flatMap(({ piece }) => piece ?? [])]),
];

/** Collects the outfits of the days. Each garment is worn in the colour in which it was packed. */
function createPacking() {
  const items = new Map<string, PackedItem & { wornDays: number }>();
  return {
    /** Adds the outfit of a day and returns its garments as packed. */
    add({ garments, pieces }: DayOption, day: number): WornGarment[] {
      const worn = garments.map((garment) => {
        const id = garment.garment;
        const item = items.get(id) ?? { id, copies: [], label: null, isWorn: false, alternatives: [], wornDays: 0 };
        items.set(id, item);
        const limit = getWearLimit(garmentById.get(id)!);
        const copy = limit === Infinity ? 0 : Math.floor(item.wornDays / limit);
        item.copies[copy] ??= garment;
        item.wornDays += 1;
        item.isWorn ||= day === 0;
        return { ...item.copies[copy], tucked: garment.tucked, open: garment.open };
      });
      for (const { piece, label } of pieces)
        if (piece && !items.has(piece))
          items.set(piece, { id: piece, copies: [], label, isWorn: false, alternatives: [], wornDays: 0 });
      return worn;
    },
    /** Lists everything, garments with those that could replace them on the days on which they are worn. */
    list(options: readonly (readonly DayOption[])[]): PackedItem[] {
      return [...items.values()].map(({ wornDays: _, ...item }) => ({
        ...item,
        alternatives: item.label === null ? listAlternatives(item.id, new Set(items.keys()), options) : [],
      }));
    },
  };
}

/** Returns garments of the same slot and a similar insulation that other suitable outfits wear, best first, without packed ones. */
function listAlternatives(
  id: string,
  packed: ReadonlySet<string>,
  options: readonly (readonly DayOption[])[],
): string[] {
  const replaced = getGarment(id);
  const isAlike = ({ slot, insulationClo }: Garment) =>
    slot === replaced.slot && Math.abs(insulationClo - replaced.insulationClo) <= ALIKE_CLO;
  const costs = new Map<string, number>();
  for (const option of options.flat())
    for (const { garment } of option.garments)
      if (isAlike(getGarment(garment)) && !packed.has(garment))
        costs.set(garment, Math.min(costs.get(garment) ?? Infinity, option.cost));
  return [...costs]
    .sort(([one, a], [other, b]) => a - b || (one < other ? -1 : 1))
    .slice(0, MOST_ALTERNATIVES)
    .map(([garment]) => garment);
}
