import { CATEGORY_ID } from '@/lib/contract/category';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { getPicturePenalty } from '@/lib/domain/recommendation/penalties';
import { getPictureTraits } from '@/lib/domain/recommendation/picture-traits';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeHour } from '@/tests/support/weather-factory';

const OUTDOORS = { temperatureC: 2, feelsLikeC: 2, humidityPct: 55, windSpeedMps: 1, solarWm2: 0, raining: false };

/** Returns the penalty of a picture at an apparent temperature, °C. */
function getPenalty(id: string, coldestFeelsLikeC: number): number {
  const outfit = OUTFITS.find((each) => each.id === id)!;
  const demands = { ...getDemands([makeHour()], [OUTDOORS]), coldestFeelsLikeC };
  const [picture, traits] = [getPictureTraits(outfit, garmentById), getTraits(outfit, garmentById)];
  return getPicturePenalty(picture, traits, CATEGORY_ID.daily, demands);
}

it.each([
  ['long padding with gloves', 'male-date-long-down-cable-jeans', 1.2],
  ['long padding with a scarf alone', 'male-daily-navy-long-down-jeans', 0.6],
])('prices %s before the first grade of cold', (_, id, price) => {
  expect(getPenalty(id, -3.1) - getPenalty(id, -3.2)).toBeCloseTo(price);
});
