import { setTimeout as delay } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { getCategory } from '@/lib/contract/category';
import { WEATHER_FRESH_MS, PUSH_CONTENT_TTL_MS } from '@/lib/contract/weather-freshness';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { composeDaily, type DailyFacts } from '@/lib/domain/push/compose-daily';
import { RECENTLY_WORN_DAYS, moveRecentlyWornBack, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import { getDayFacts } from '@/lib/domain/weather/facts';
import type { Weather } from '@/lib/domain/weather/weather';
import { DEFAULT_LIMITS } from '../../weather/weather-service';
import { formatAudience, type Audience } from '../../outfit/audience';
import { chooseOutfits } from '../../outfit/choose-outfits';
import type { OutfitDependencies } from '../../outfit/outfit-dependencies';
import { getWeatherElsewhere } from '../../outfit/weather-elsewhere';

/** What of a push is a person's own. */
export interface PersonalFacts {
  /** How they call the place; null for the name of its cell. */
  placeName: string | null;
  /** What they wore lately: their screens show it behind the others, and the push tells what they show first. */
  worn: readonly WornEntry[];
}

/** Text and picture of a daily push, with the outfit that it recommends and the date of it. */
export interface DailyContent {
  notification: { title: string; body: string; image: string };
  about: { outfitId: string; date: KstDate };
}

/** Composes the daily push. The parts that an audience shares are composed once and cached. */
export interface DailyComposer {
  /** Returns the content for one user of an audience; without `personal`, the content for an average user of it. */
  compose: (audience: Audience, personal?: PersonalFacts) => Promise<DailyContent>;
  /** Composes the shared parts as of a time that comes soon, so that they are cached by then. */
  prepare: (audience: Audience, atMs: number) => Promise<void>;
}

/** All of it that is the same for everyone in an audience. */
interface SharedContent {
  facts: Omit<DailyFacts, 'reason' | 'items'>;
  date: KstDate;
  /** The first ones: as many as nobody can have worn all of lately. */
  outfits: (Pick<DailyFacts, 'reason' | 'items'> & { id: string; image: () => Promise<string> })[];
}

export type ComposeTools = OutfitDependencies;

const MAX_AUDIENCES = 10_000;
const MAX_WEATHER_TRIES = 6;
const WEATHER_PAUSE_MS = 2_000;
/** Cells that the weather service fetches at once; it would reject more. */
const MAX_CONCURRENT = DEFAULT_LIMITS.concurrentCells;

/**
 * The air temperatures of the day that outfits are for, whole °C: those of its screens, else those of its hours that are
 * known. In a night out that is the day which has begun: nobody goes through yesterday's afternoon again.
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

/** Of a cell that nobody asked for lately the live weather is a moment away: worth waiting for, a push is read once. */
const waitForLiveWeather = ({ weather: service }: ComposeTools): ComposeTools['weather'] => ({
  async get(cell) {
    for (let tries = 1; ; tries++) {
      const answer = await service.get(cell);
      if (!answer.pending || tries === MAX_WEATHER_TRIES) return answer;
      await delay(WEATHER_PAUSE_MS, undefined, { ref: false });
    }
  },
});

async function composeShared(audience: Audience, tools: ComposeTools): Promise<SharedContent> {
  const { cell, categoryId, hours } = audience;
  const service = waitForLiveWeather(tools);
  const { weather, isFallback } = await service.get(cell);
  const { weathers: elsewhere } = await getWeatherElsewhere(hours, weather, { ...tools, weather: service });
  const nowMs = tools.clock();
  // Of more nobody can have worn all lately.
  const told = { weather, elsewhere, isFallback, nowMs, describedCount: RECENTLY_WORN_DAYS + 1 };
  const { day, date, outfits } = await chooseOutfits(audience, told, tools);
  const facts = {
    placeName: tools.regions.findCell(cell)?.sggnm,
    categoryName: getCategory(categoryId).name,
    day,
    ...getTemperatureRange(weather, date, nowMs),
    recordedOn: weather.source.recorded?.date,
  };
  const first = outfits.map(({ outfit: { id }, reason, items }) => ({
    ...{ id, reason, items: items.map(({ name }) => name) },
    image: once(() => tools.pictures.address(id, nowMs)),
  }));
  return { facts, date, outfits: first };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

async function personalise(
  { facts, date, outfits }: SharedContent,
  { placeName, worn }: PersonalFacts,
): Promise<DailyContent> {
  const [best] = moveRecentlyWornBack(outfits, ({ id }) => id, worn, date);
  if (!best) throw new Error('a recommendation without an outfit');
  const { id: outfitId, reason, items, image } = best;
  const words = composeDaily({ ...facts, reason, items, ...(placeName && { placeName }) });
  return { notification: { ...words, image: await image() }, about: { outfitId, date } };
}

const NO_PERSONAL_FACTS: PersonalFacts = { placeName: null, worn: [] };

/** Composes what an audience is told; what takes time in it, once for everyone, and where it can be, ahead. */
export function createComposer(tools: ComposeTools): DailyComposer {
  const { clock } = tools;
  const held = new LRUCache<string, { told: Promise<SharedContent>; fromMs: number; untilMs: number }>({
    max: MAX_AUDIENCES,
  });
  const slots = bulkhead(MAX_CONCURRENT, Infinity);
  const hold = (audience: Audience, atMs: () => number, fromMs: number, untilMs: number): Promise<SharedContent> => {
    const key = formatAudience(audience);
    const told = slots.execute(() => composeShared(audience, { ...tools, clock: atMs }));
    held.set(key, { told, fromMs, untilMs });
    // A failure is told to those who wait for it; who comes next tries again.
    told.catch(() => held.delete(key));
    return told;
  };
  const toldTo = (audience: Audience): Promise<SharedContent> => {
    const nowMs = clock();
    const known = held.get(formatAudience(audience));
    if (known && known.fromMs <= nowMs && nowMs < known.untilMs) return known.told;
    return hold(audience, clock, nowMs, nowMs + PUSH_CONTENT_TTL_MS);
  };
  return {
    compose: async (audience, own = NO_PERSONAL_FACTS) => personalise(await toldTo(audience), own),
    async prepare(audience, atMs) {
      await hold(audience, () => atMs, atMs, clock() + WEATHER_FRESH_MS);
    },
  };
}
