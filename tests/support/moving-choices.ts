import { chooseOutfits } from '@/lib/api-host/outfit/choose-outfits';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import type { Database } from '@/lib/api-host/db/database';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID } from '@/lib/contract/category';
import { DAY_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Weather } from '@/lib/domain/weather/weather';
import { createLogger } from '@/lib/log';

/** Returns the weather of one instance, shifted by some degrees. */
function shiftWeather(cell: GridCell, nowMs: number, by: number): Weather {
  const weather = getRecordedWeather(cell, nowMs);
  const hours = weather.hours.map((hour) => ({ ...hour, temperatureC: hour.temperatureC + by }));
  return { ...weather, hours, now: { ...weather.now, temperatureC: weather.now.temperatureC + by } };
}

interface Day {
  /** One connection to the same database for each instance. */
  databases: Database[];
  questions: number;
  midnightMs: number;
}

/** Counts how often instances with different weather recommend different outfits for one cell during a day. */
export async function countChoiceDifferences({ databases, questions, midnightMs }: Day): Promise<number> {
  const pictures = {
    ids: new Set(OUTFITS.map(({ id }) => id)),
    dressed: new Map(),
    getUrl: async () => '',
    getUrls: async () => ({ presignedUrl: '', variants: [] }),
  };
  const logger = createLogger('silent', 'test');
  const sources = databases.map((db) => ({
    choices: createChoiceStore(() => db, logger, 30_000),
    outfits: OUTFITS,
    pictures,
    regions: loadRegions(),
    readHolidays: async () => new Set<string>(),
  }));
  const audience = {
    language: 'ko',
    cell: { nx: 60, ny: 127 },
    categoryId: CATEGORY_ID.daily,
    gender: 'FEMALE',
    offsets: { cold: 0, warm: 0 },
    without: '',
  } as const;
  let differences = 0;
  for (let question = 0; question < questions; question += sources.length) {
    const nowMs = midnightMs + Math.floor((question / questions) * DAY_MS);
    const shown = await Promise.all(
      sources.map(async (each, i) => {
        const weather = shiftWeather(audience.cell, nowMs, 4 * Math.sin(question / 50) + i);
        const { outfits } = await chooseOutfits(audience, { weather, nowMs }, each);
        return outfits.map(({ outfit }) => outfit.id).join();
      }),
    );
    differences += shown.filter((ids) => ids !== shown[0]).length;
  }
  return differences;
}
