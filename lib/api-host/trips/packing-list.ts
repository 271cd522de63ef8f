import { fromComfortQuery } from '@/lib/contract/comfort-parameters';
import { parseKinds } from '@/lib/contract/garment-kind';
import type { ParsedInput } from '@/lib/contract/call';
import {
  parseCategories,
  parseItems,
  parseOccasions,
  type getPackingList,
  type PackedDay,
  type PackedItem,
  type PackingList,
} from '@/lib/contract/trips';
import { getGarmentSlot } from '@/lib/domain/recommendation/items';
import { kstEpochMs } from '@/lib/domain/kst';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { getPieceOfGarment } from '@/lib/domain/trips/garment-pieces';
import { planSuitcase, type PackedItem as Item, type SuitcaseDay } from '@/lib/domain/trips/plan-suitcase';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { TripDay } from '@/lib/domain/trips/trip-day';
import type { GarmentId, Outfit, WornGarment } from '@/lib/domain/wardrobe/wardrobe';
import { correctForOutfits } from '@/lib/domain/weather/correct-forecast';
import type { Messages } from '@/lib/messages/messages';
import { getTripDays } from './trip-days';
import type { TripWeather } from './trip-weather';

/** Parameters of a packing list, without the place. */
type Query = Omit<ParsedInput<typeof getPackingList>['query'], 'latitude' | 'longitude' | 'time-zone' | 'language'>;

interface Context extends TripWeather {
  messages: Messages;
  outfits: readonly Outfit[];
}

/** Plans what to pack for a trip and describes it. Empty if all days have passed. */
export function createPackingList(
  query: Query,
  { weather: received, nowMs, point, messages, outfits }: Context,
): Omit<PackingList, 'source'> {
  const weather = correctForOutfits(received, nowMs);
  const trip = {
    from: query.from,
    categoryIds: parseCategories(query.categories),
    occasions: parseOccasions(query.occasions),
  };
  const days = getTripDays(weather, trip, nowMs);
  // Screens show the provider's numbers, also if the clothes are chosen for corrected ones.
  const shownDays = weather === received ? days : getTripDays(received, trip, nowMs);
  if (days.length === 0) return { days: [], items: [], unneeded: [] };
  const { gender, without } = query;
  const comfort = fromComfortQuery(query);
  const suitcase = planSuitcase({
    ...{ gender, days, messages, outfits },
    removed: parseItems(query.removed),
    wanted: parseItems(query.wanted),
    garments: garmentById,
    point,
    offsetClo: comfort[getWeatherSide(weather, days[0]!.date)],
    pace: comfort.pace,
    excludedKinds: parseKinds(without),
  });
  return {
    days: suitcase.days.map((day, index) => describeDay(day, shownDays[index] ?? day.day, messages)),
    items: suitcase.items.map((item) => describeItem(item, messages)).sort(bySlot),
    unneeded: suitcase.unneeded.map(({ piece, reason }) => ({
      piece,
      name: messages.packing.pieces[piece],
      reason: messages.packing.unneeded[reason],
    })),
  };
}

const nameGarment = ({ garment, colorId }: Pick<WornGarment, 'garment' | 'colorId'>, messages: Messages): string =>
  messages.items.nameItem(messages.colors[colorId], messages.garments[garment]);

function describeDay(
  { day, weather, garments, option, uncovered }: SuitcaseDay,
  shown: TripDay,
  messages: Messages,
): PackedDay {
  const { demands } = weather;
  const temperatures = shown.hours.map(({ temperatureC }) => temperatureC);
  const startMs = kstEpochMs(day.date);
  const toHour = (epochMs: number) => (epochMs - startMs) / 3_600_000;
  return {
    date: day.date,
    categoryId: day.categoryId,
    ...(day.dressCode && { occasion: day.dressCode }),
    ...(day.dressCode && option.isOutOfPlace && { outOfPlace: messages.dressCodes[day.dressCode].closest }),
    basis: day.basis,
    minC: Math.round(Math.min(...temperatures)),
    maxC: Math.round(Math.max(...temperatures)),
    rain: demands.rain,
    snow: demands.snow,
    clothes: garments.map((garment) => nameGarment(garment, messages)),
    takeAlong: option.pieces.map(({ label }) => label),
    uncovered: uncovered.map(({ kind, fromMs, untilMs }) => ({
      kind,
      fromHour: toHour(fromMs),
      untilHour: toHour(untilMs),
    })),
  };
}

const SLOTS: readonly PackedItem['slot'][] = ['outer', 'top', 'dress', 'bottom', 'shoes', 'accessory'];

const bySlot = (a: PackedItem, b: PackedItem): number => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot);

function describeItem({ id, copies, label, isWorn, alternatives }: Item, messages: Messages): PackedItem {
  const [first] = copies;
  if (!first) return { id, name: label ?? id, count: 1, piece: id, slot: 'accessory', worn: isWorn, alternatives: [] };
  const garment = getGarment(first.garment);
  const colors = [...new Set(copies.map(({ colorId }) => messages.colors[colorId]))];
  return {
    id,
    name: colors.length === 1 ? nameGarment(first, messages) : messages.garments[first.garment],
    ...(colors.length > 1 && { detail: colors.join(', ') }),
    count: copies.length,
    piece: getPieceOfGarment(garment),
    slot: getGarmentSlot(garment),
    worn: isWorn,
    alternatives: alternatives.map((other) => ({
      id: other,
      name: messages.garments[other as GarmentId],
      piece: getPieceOfGarment(getGarment(other as GarmentId)),
    })),
  };
}
