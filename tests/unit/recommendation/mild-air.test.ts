import { CATEGORY_ID } from '@/lib/contract/category';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { getPicturePenalty } from '@/lib/domain/recommendation/penalties';
import { getPictureTraits } from '@/lib/domain/recommendation/picture-traits';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeHour } from '@/tests/support/weather-factory';

const getOutfit = (id: string) => OUTFITS.find((outfit) => outfit.id === id)!;
const OUTDOORS = { temperatureC: 10, feelsLikeC: 10, humidityPct: 55, windSpeedMps: 1, solarWm2: 0, raining: false };

it('makes padding dearer on days that are 8 °C or warmer all the time', () => {
  const padded = getOutfit('male-daily-navy-long-down-jeans');
  const getPenalty = (coldestC: number) =>
    getPicturePenalty(getPictureTraits(padded, garmentById), getTraits(padded, garmentById), CATEGORY_ID.daily, {
      ...getDemands([makeHour()], [OUTDOORS]),
      coldestC,
    });
  expect(getPenalty(8) - getPenalty(7.9)).toBeCloseTo(0.15);
});

it('keeps outfits for rain from a warm day whose evening has a trace of rain', () => {
  const forRain = getOutfit('male-date-short-shirt-chinos-rain');
  const dry = makeHour({ temperatureC: 27 });
  const getPenalty = (rainMm: number) => {
    const hours = [
      dry,
      dry,
      dry,
      makeHour({
        temperatureC: 27,
        precipitation: { kind: 'rain', amountMm: rainMm, snowCm: null, probabilityPct: 70 },
      }),
    ];
    const outdoors = hours.map(({ precipitation }) => ({
      ...OUTDOORS,
      temperatureC: 27,
      feelsLikeC: 27,
      raining: precipitation.kind === 'rain',
    }));
    const demands = getDemands(hours, outdoors);
    return getPicturePenalty(
      getPictureTraits(forRain, garmentById),
      getTraits(forRain, garmentById),
      CATEGORY_ID.date,
      demands,
    );
  };
  expect(getPenalty(0.4) - getPenalty(0.6)).toBeCloseTo(1.5);
});
