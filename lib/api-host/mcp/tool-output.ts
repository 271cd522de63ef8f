import { z } from 'zod';
import { CATEGORIES } from '@/lib/contract/category';
import { DRESS_CODE_KEYS } from '@/lib/contract/dress-code';
import { shownDay } from '@/lib/contract/hour-spans-field';
import type { Language } from '@/lib/contract/language';
import { region } from '@/lib/contract/region';
import type { PackingList } from '@/lib/contract/trips';
import type { PositionWeather, MidTermWeather } from '@/lib/contract/weather';
import { listWornAndCarried } from '@/lib/domain/recommendation/worn-and-carried';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { getMessages } from '@/lib/messages/get-messages';
import type { Messages } from '@/lib/messages/messages';
import type { Look } from '../outfit/look';
import { getPlaceName } from '../region/english-names';
import type { PlaceEntry } from '../region/place-entries';

const degrees = z.number().nullable().describe('°C; null if unknown.');
const temperatures = z.object({ now: degrees, feelsLike: degrees, low: degrees, high: degrees });

const isHoliday = z.boolean().describe('Whether the date is a public holiday in South Korea.');

export const lookOutput = z.object({
  place: region,
  day: shownDay,
  date: z.string(),
  isHoliday,
  category: z.string(),
  temperatures,
  weather: z.string(),
  outfit: z.object({ id: z.string(), title: z.string(), items: z.array(z.string()) }),
  reason: z.string(),
  takeAlong: z.array(z.string()),
  layers: z.array(z.string()).describe('When to add, open or remove a layer.'),
  source: z.string(),
});

export function presentLook(
  look: Look,
  { places }: Pick<Messages, 'places'>,
  holidays: Holidays,
): z.infer<typeof lookOutput> {
  const { worn, carried } = listWornAndCarried(look.outfit);
  return {
    place: places.translateRegion(look.region),
    ...{ day: look.day, date: look.date, isHoliday: holidays.has(look.date) },
    category: CATEGORIES.find(({ id }) => id === look.categoryId)!.key,
    temperatures: look.temperatures,
    weather: look.headline,
    outfit: { id: look.outfit.outfit.id, title: look.outfit.title, items: worn },
    reason: look.outfit.reason,
    takeAlong: carried.map(({ label }) => label),
    layers: look.outfit.layers.map(({ part, text }) => `${part}: ${text}`),
    source: look.credit,
  };
}

const hour = z.int().describe('Hour of the day; above 24 after midnight.');

export const packingOutput = z.object({
  place: region,
  days: z.array(
    z.object({
      date: z.string(),
      isHoliday,
      basis: z.enum(['hourly', 'daily', 'usual']).describe('How well the weather is known; usual: no forecast yet.'),
      ...{ low: degrees, high: degrees, rain: z.boolean(), snow: z.boolean() },
      occasion: z.enum(DRESS_CODE_KEYS).optional(),
      outOfPlace: z.string().optional().describe('Sentence if the weather leaves nothing that suits the occasion.'),
      clothes: z.array(z.string()),
      takeAlong: z.array(z.string()),
      uncovered: z
        .array(z.object({ kind: z.enum(['cold', 'warm', 'rain']), fromHour: hour, untilHour: hour }))
        .describe('Hours for which nothing is packed.'),
    }),
  ),
  items: z.array(z.object({ name: z.string(), count: z.int(), wornOnTheWay: z.boolean() })),
  unneeded: z.array(z.object({ name: z.string(), reason: z.string() })),
  source: z.string(),
});

/** Presents what to pack for a trip. */
export const presentPackingList = (
  place: z.infer<typeof region>,
  { days, items, unneeded }: Omit<PackingList, 'source'>,
  { source, holidays }: { source: string; holidays: Holidays },
): z.infer<typeof packingOutput> => ({
  place,
  days: days.map(({ date, basis, minC, maxC, rain, snow, occasion, outOfPlace, clothes, takeAlong, uncovered }) => ({
    ...{ date, isHoliday: holidays.has(date), basis, low: minC, high: maxC },
    ...{ ...(occasion && { occasion }), ...(outOfPlace && { outOfPlace }) },
    ...{ rain, snow, clothes, takeAlong, uncovered },
  })),
  items: items.map(({ name, detail, count, worn }) => ({
    name: detail === undefined ? name : `${name} (${detail})`,
    ...{ count, wornOnTheWay: worn },
  })),
  unneeded: unneeded.map(({ name, reason }) => ({ name, reason })),
  source,
});

const forecast = z.object({ time: z.string(), temperature: degrees, feelsLike: degrees, weather: z.string() });
const dailyForecast = z.object({
  date: z.string(),
  isHoliday,
  low: degrees,
  high: degrees,
  weather: z.string().nullable(),
});

export const weatherOutput = z.object({
  place: region,
  temperatures,
  weather: z.string(),
  hours: z.array(forecast),
  days: z.array(dailyForecast),
  source: z.string(),
});

/** Hours of the forecast. */
const HOURS = 24;

/** Presents the weather of the screens. Without real weather, only the note says so. */
export function presentWeather(
  place: z.infer<typeof region>,
  position: PositionWeather,
  midTerm: MidTermWeather,
  { source, holidays }: { source: string; holidays: Holidays },
): z.infer<typeof weatherOutput> {
  const isUnknown = position.source.usual === true;
  const known = (value: number | null) => (isUnknown ? null : value);
  return {
    place,
    temperatures: {
      now: known(position.temperature),
      feelsLike: known(position.feelsLike),
      low: known(position.minTemperature),
      high: known(position.maxTemperature),
    },
    weather: position.weatherMessage,
    hours: (isUnknown ? [] : position.forecasts.slice(0, HOURS)).map((hour) => ({
      time: `${hour.date} ${hour.time.slice(0, 2)}:00`,
      ...{ temperature: hour.temperature, feelsLike: hour.feelsLike, weather: hour.iconMessage },
    })),
    days: midTerm.forecasts.map((day) => ({
      date: day.forecastDate,
      isHoliday: holidays.has(day.forecastDate),
      ...{ low: day.minTemperature, high: day.maxTemperature, weather: day.iconMessage },
    })),
    source,
  };
}

export const placesOutput = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      koreanName: z.string().optional().describe('The name in Korean, if another language was requested.'),
      district: region,
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

/** Presents places that were found, with their names in a language. */
export const presentPlaces = (found: readonly PlaceEntry[], language: Language): z.infer<typeof placesOutput> => ({
  places: found.map((entry) => {
    const { name: koreanName, region: district, latitude, longitude } = entry.result;
    const name = getPlaceName(entry, language);
    return {
      ...{ name, ...(name !== koreanName && { koreanName }) },
      district: getMessages(language).places.translateRegion(district),
      ...{ latitude, longitude },
    };
  }),
});
