import { breaksDressRule } from '@/lib/domain/recommendation/rules';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { kstEpochMs } from '@/lib/domain/kst';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { IS_WHOLE } from '@/tests/support/campaign';
import { makeWeather } from '@/tests/support/weather-factory';

const COLDEST_TENTHS = -300;
const WARMEST_TENTHS = 450;
/** Seven has no factor in common with ten, so that each tenth occurs. */
const STEP_TENTHS = IS_WHOLE ? 1 : 7;

const cases = GENDERS.flatMap((gender) => CATEGORY_IDS.map((categoryId) => ({ gender, categoryId })));

describe.each(cases)(
  'for $gender and category $categoryId, every few tenths of a degree from -30 to 45',
  ({ gender, categoryId }) => {
    it('has at least three outfits of the gender within the dress rule', () => {
      const failures: number[] = [];
      for (let tenths = COLDEST_TENTHS; tenths <= WARMEST_TENTHS; tenths += STEP_TENTHS) {
        const temperatureC = tenths / 10;
        const date = temperatureC < 15 ? '2023-01-15' : '2023-07-15';
        const weather = makeWeather({ date, until: 24, each: () => ({ temperatureC }) });
        const nowMs = kstEpochMs(date, 10);
        const question = {
          weather,
          nowMs,
          categoryId,
          gender,
          outfits: OUTFITS,
          garments: garmentById,
          messages: KO,
          seed: '',
        };
        const { outfits } = recommend({ ...question, count: 3 });
        const { hours } = getRelevantWeather(weather, nowMs, categoryId);
        const demands = getDemands(
          hours,
          hours.map((hour) => toOutdoorHour(hour, DEFAULT_COORDINATES)),
        );
        const right = outfits.every(
          ({ outfit }) =>
            outfit.gender === gender && !breaksDressRule(getTraits(outfit, garmentById), categoryId, demands),
        );
        if (outfits.length < 3 || !right) failures.push(temperatureC);
      }
      expect(failures).toEqual([]);
    });
  },
);
