import { setTimeout as delay } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { getCategory } from '@/lib/contract/category';
import type { Language } from '@/lib/contract/language';
import { WEATHER_FRESH_MS, PUSH_CONTENT_TTL_MS } from '@/lib/contract/weather-freshness';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { composeDaily, type DailyFacts } from '@/lib/domain/push/compose-daily';
import { RECENTLY_WORN_DAYS, moveRecentlyWornBack, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import { getDayFacts } from '@/lib/domain/weather/facts';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import type { Weather } from '@/lib/domain/weather/weather';
import { getMessages } from '@/lib/messages/get-messages';
import { DEFAULT_LIMITS } from '../../weather/weather-service';
import { formatAudience, type Audience } from '../../outfit/audience';
import { chooseOutfits } from '../../outfit/choose-outfits';
import type { OutfitDependencies } from '../../outfit/outfit-dependencies';
import { getWeatherElsewhere } from '../../outfit/weather-elsewhere';

export interface PersonalFacts {
  /** District that the user chose, in the language of the audience; null for the district of the cell. */
  placeName: string | null;
  /** Recently worn outfits, which the push recommends last, as the user's screens do. */
  worn: readonly WornEntry[];
  /** Name of the user's plan, which the push states in place of the category. */
  planName?: string | null;
}

export interface DailyContent {
  notification: { title: string; body: string; image: string };
  about: { outfitId: string; date: KstDate; told: string };
}

/** Composes the daily push. The parts that an audience shares are composed once and cached. */
export interface DailyComposer {
  /** Returns the content for one user of an audience. */
  compose: (audience: Audience, personal: PersonalFacts) => Promise<DailyContent>;
  /** Composes the shared parts as of a time that comes soon, so that they are cached by then. */
  prepare: (audience: Audience, atMs: number) => Promise<void>;
}

/** Parts of a daily push that an audience shares. */
interface SharedContent {
  language: Language;
  facts: Omit<DailyFacts, 'reason' | 'items'>;
  date: KstDate;
  /** First outfits, more than a user can have worn recently, so that one is always left to recommend. */
  outfits: (Pick<DailyFacts, 'reason' | 'items'> & { id: string; told: string; image: () => Promise<string> })[];
}

export type ComposeTools = OutfitDependencies;

/** Composed audiences in memory. */
export const MAX_AUDIENCES = 10_000;
const MAX_WEATHER_TRIES = 6;
const WEATHER_PAUSE_MS = 2_000;
/** Cells that the weather service fetches at once; it would reject more. */
const MAX_CONCURRENT = DEFAULT_LIMITS.concurrentCells;

/**
 * Returns the lowest and highest air temperature, in °C, of the day that outfits are recommended for: those of the screens,
 * else those of the known hours. After midnight it is the day that has begun, even if the user has been out since the day
 * before.
 */
function getTemperatureRange(weather: Weather, wornOn: KstDate, nowMs: number): { min: number; max: number } {
  const today = kstDate(nowMs);
  const date = wornOn < today ? today : wornOn;
  const { lowC, highC } = getDayFacts(weather, nowMs, date);
  const hours = weather.hours
    .filter(({ epochMs }) => kstDate(epochMs) === date)
    .map(({ temperatureC }) => temperatureC);
  const known = hours.length > 0 ? hours : [weather.now.temperatureC];
  return { min: lowC ?? Math.min(...known), max: highC ?? Math.max(...known) };
}

/** Waits for the live weather while it is pending, because a push is read only once. */
export const waitForLiveWeather = ({ weather: service }: Pick<ComposeTools, 'weather'>): ComposeTools['weather'] => ({
  async get(cell) {
    for (let tries = 1; ; tries++) {
      const response = await service.get(cell);
      if (!response.pending || tries === MAX_WEATHER_TRIES) return response;
      await delay(WEATHER_PAUSE_MS, undefined, { ref: false });
    }
  },
});

async function composeShared(audience: Audience, tools: ComposeTools): Promise<SharedContent> {
  const { language, cell, categoryId, hours } = audience;
  const service = waitForLiveWeather(tools);
  const { weather, isFallback } = await service.get(cell);
  const { weathers: elsewhere } = await getWeatherElsewhere(hours, weather, { ...tools, weather: service });
  const nowMs = tools.clock();
  const options = { weather, elsewhere, isFallback, nowMs, language, describedCount: RECENTLY_WORN_DAYS + 1 };
  const { day, date, outfits } = await chooseOutfits(audience, options, tools);
  if (day === 'later') throw new Error('dispatch: a daily push is about today or tomorrow');
  const messages = getMessages(language);
  const { categories, places } = messages;
  const region = tools.regions.findCell(cell);
  const facts = {
    placeName: region ? places.formatDistrict(region) : undefined,
    categoryName: categories[getCategory(categoryId).key],
    day,
    headline: weather.source.usual ? null : composeWeatherMessage(weather, nowMs, messages, day),
    range: weather.source.usual ? null : getTemperatureRange(weather, date, nowMs),
    recordedOn: weather.source.usual ? undefined : weather.source.recorded?.date,
  };
  const shared = outfits.map(({ outfit: { id }, picture, reason, items, told }) => ({
    ...{ id, told, reason, items: items.map(({ name }) => name) },
    image: once(() => tools.pictures.getUrl(picture.id, nowMs)),
  }));
  return { language, facts, date, outfits: shared };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

async function personalise(
  { language, facts, date, outfits }: SharedContent,
  { placeName, worn, planName }: PersonalFacts,
): Promise<DailyContent> {
  const [best] = moveRecentlyWornBack(outfits, ({ id }) => id, worn, date);
  if (!best) throw new Error('dispatch: the recommendation has no outfit');
  const { id: outfitId, reason, items, told, image } = best;
  const named = { ...(placeName && { placeName }), ...(planName && { categoryName: planName }) };
  const text = composeDaily({ ...facts, reason, items, ...named }, getMessages(language));
  return { notification: { ...text, image: await image() }, about: { outfitId, date, told } };
}

/** Creates a composer with an empty cache. */
export function createComposer(tools: ComposeTools): DailyComposer {
  const { clock } = tools;
  const cache = new LRUCache<string, { content: Promise<SharedContent>; fromMs: number; untilMs: number }>({
    max: MAX_AUDIENCES,
  });
  const slots = bulkhead(MAX_CONCURRENT, Infinity);
  const composeAndCache = (
    audience: Audience,
    atMs: () => number,
    fromMs: number,
    untilMs: number,
  ): Promise<SharedContent> => {
    const key = formatAudience(audience);
    const content = slots.execute(() => composeShared(audience, { ...tools, clock: atMs }));
    cache.set(key, { content, fromMs, untilMs });
    // Pending callers get the error; the next caller tries again.
    content.catch(() => cache.delete(key));
    return content;
  };
  const getShared = (audience: Audience): Promise<SharedContent> => {
    const nowMs = clock();
    const cached = cache.get(formatAudience(audience));
    if (cached && cached.fromMs <= nowMs && nowMs < cached.untilMs) return cached.content;
    return composeAndCache(audience, clock, nowMs, nowMs + PUSH_CONTENT_TTL_MS);
  };
  return {
    compose: async (audience, personal) => personalise(await getShared(audience), personal),
    async prepare(audience, atMs) {
      await composeAndCache(audience, () => atMs, atMs, clock() + WEATHER_FRESH_MS);
    },
  };
}
