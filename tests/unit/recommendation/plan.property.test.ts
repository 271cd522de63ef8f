import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs, kstHour } from '@/lib/domain/kst';
import { MOST_ITEMS } from '@/lib/domain/recommendation/items';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { IS_WHOLE } from '@/tests/support/campaign';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import type { Morning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

/** Hours (KST) at which outfits are requested. */
const REQUEST_HOURS = IS_WHOLE ? [7, 10, 13, 16, 19] : [7, 13];

/** Every day of Seoul and 30 cities in the campaign, else some days of Seoul. */
const listDays = (): ObservedDay[] =>
  IS_WHOLE
    ? [
        ...getSeoul2023Days(),
        ...CITIES.flatMap((city) => getCityDays(city).filter(({ date }) => date.startsWith('2024'))),
      ]
    : getSeoul2023Days().filter((_, index) => index % 29 === 5);

interface Shown {
  first: RecommendedOutfit;
  morning: Pick<Morning, 'hours' | 'outdoorHours'>;
}

/** Rules that hold whatever they cost. Each returns whether a first outfit breaks it. */
const BROKEN: Record<string, (shown: Shown) => boolean> = {
  'the outermost layer is on below 5 °C felt and up to 8 °C': ({ first: { fit }, morning }) =>
    morning.outdoorHours.some(
      ({ feelsLikeC, temperatureC }, hour) => (feelsLikeC < 5 || temperatureC <= 8) && !fit.states[hour]!.inFull,
    ),
  'the coat is closed and scarf and gloves are on up to -3.2 °C felt': ({ first, morning }) =>
    morning.outdoorHours.some(({ feelsLikeC }, hour) => {
      const { open, wrapped } = first.fit.states[hour]!;
      return feelsLikeC <= -3.2 && (open || (getTraits(first.outfit, garmentById).warmPieces && !wrapped));
    }),
  'the user leaves home in what the picture wears, unless it is a shell in 24 °C before rain': ({ first, morning }) => {
    const [start] = first.fit.states;
    const [now, ...later] = morning.outdoorHours;
    const { warmPieces, waterResistant } = getTraits(first.outfit, garmentById);
    const isBeforeRain = now!.temperatureC >= 24 && !now!.raining && later.some(({ raining }) => raining);
    if (waterResistant && isBeforeRain) return false;
    return !start!.inFull || (warmPieces && !start!.wrapped);
  },
  'a scarf that the picture adds is worn in the first hour': ({ first, morning }) =>
    first.picture.shown.some((addition) => ['scarf', 'gloves', 'hat'].includes(addition)) &&
    morning.outdoorHours[0]!.feelsLikeC >= 0,
  'a coat is carried for at most a third of the outing': ({ first: { outfit, fit } }) =>
    getTraits(outfit, garmentById).coat && fit.states.filter(({ inFull }) => !inFull).length > fit.states.length / 3,
  'at most four layers are above the waist': ({ first: { outfit, fit } }) =>
    getTraits(outfit, garmentById).upperLayers + Number(fit.extra) + Number(fit.thermals) > 4,
  'no padding is under padding above -10 °C': ({ first: { outfit }, morning }) => {
    const padded = outfit.layers.filter(({ garment }) => getGarment(garment).fabric === 'padding');
    return padded.length > 1 && Math.min(...morning.outdoorHours.map(({ temperatureC }) => temperatureC)) > -10;
  },
  'a layer that the first row has worn underneath is listed as worn': ({ first: { layers, items } }) => {
    const [, worn] = /^안에 (.+?)[을를] 받쳐 입/.exec(layers[0]?.text ?? '') ?? [];
    return worn !== undefined && !items.some(({ name, underneath }) => name === worn && underneath);
  },
  'no list has more than nine rows': ({ first: { items } }) => items.length > MOST_ITEMS,
  'there are at most three layer rows': ({ first: { layers } }) => layers.length > 3,
  'a shell is on and closed in rain': ({ first: { outfit, fit }, morning }) =>
    getTraits(outfit, garmentById).states.some(({ waterResistant }) => waterResistant) &&
    morning.outdoorHours.some(({ raining }, hour) => raining && !fit.states[hour]!.waterResistant),
  'rain ends in the hour that says so': ({ first: { layers }, morning }) =>
    layers.some(({ text, part }) => {
      if (!text.startsWith('비가 그치면')) return false;
      const hour = morning.hours.findIndex(({ epochMs }) => KO.layers.formatStart(kstHour(epochMs)) === part);
      return hour < 1 || morning.outdoorHours[hour]!.raining || !morning.outdoorHours[hour - 1]!.raining;
    }),
  "a row's degree is that of its hour": ({ first: { layers } }) =>
    layers.some(({ text, temperature }) => {
      const [, from] = /^(−?\d+)°가 되면/.exec(text) ?? [];
      const [, below] = /^(−?\d+)° 아래/.exec(text) ?? [];
      const degrees = (digits: string) => Number(digits.replace('−', '-'));
      return (
        (from !== undefined && degrees(from) !== temperature) ||
        (below !== undefined && degrees(below) !== temperature! + 1)
      );
    }),
  'layers come off and on again only if it gets 1.2 K warmer in between': ({ first: { fit }, morning }) => {
    const { states } = fit;
    const starts = states.flatMap((state, hour) => (state === states[hour - 1] ? [] : hour));
    const temperatures = morning.outdoorHours.map(({ temperatureC }) => temperatureC);
    return starts.some((end, row) => {
      const start = starts[row - 1] ?? 0;
      if (start === 0 || states[start - 1] !== states[end] || states[start]!.clo > states[end]!.clo) return false;
      const warmestC = Math.max(...temperatures.slice(start, end));
      return warmestC < Math.max(temperatures[start - 1]!, temperatures[end]!) + 1.2;
    });
  },
  'scarf, gloves and warm hat are on for more than an hour': ({ first: { fit } }) =>
    fit.states.some(
      ({ wrapped }, hour) => wrapped && !fit.states[hour - 1]?.wrapped && fit.states[hour + 1]?.wrapped === false,
    ),
  'scarf, gloves and warm hat are off from 10 °C on if they come off': ({ first: { fit }, morning }) =>
    fit.states.some(({ wrapped }) => !wrapped) &&
    fit.states.some(({ wrapped }, hour) => wrapped && morning.outdoorHours[hour]!.temperatureC >= 11),
  'no reason names shoes that the list replaces': ({ first: { reason, takeAlong, picture } }) => {
    const { shoes } = picture.outfit;
    return takeAlong.some(({ kind }) => kind === 'boots') && reason.includes(KO.garments[shoes.garment]);
  },
  'no row tells what to do by feel': ({ first: { layers } }) => layers.some(({ text }) => /걷다 더우면/.test(text)),
};

describe('the plan of a day', () => {
  const broken: string[] = [];
  let firsts = 0;
  for (const day of listDays())
    for (const hour of REQUEST_HOURS)
      for (const categoryId of CATEGORY_IDS)
        for (const gender of GENDERS) {
          const nowMs = kstEpochMs(day.date, hour);
          const now = day.weather.hours.find(({ epochMs }) => epochMs === nowMs) ?? day.weather.now;
          const weather = { ...day.weather, now };
          const { hours } = getRelevantWeather(weather, nowMs, categoryId);
          const place = getCellCentre(weather.cell);
          const morning = { hours, outdoorHours: hours.map((each) => toOutdoorHour(each, place)) };
          const input = { weather, nowMs, categoryId, gender, outfits: OUTFITS, garments: garmentById, seed: '' };
          const [first] = recommend({ ...input, messages: KO, describedCount: 1 }).outfits;
          firsts += 1;
          const name = `${day.place} ${day.date} ${hour} h, ${categoryId} ${gender}, ${first!.outfit.id}`;
          for (const [rule, isBroken] of Object.entries(BROKEN))
            if (isBroken({ first: first!, morning })) broken.push(`${name}: ${rule}`);
          if (!IS_WHOLE && categoryId !== CATEGORY_IDS[0]) continue;
          const [english] = recommend({ ...input, messages: EN, describedCount: 1 }).outfits;
          if (english!.told !== first!.told) broken.push(`${name}: the plan does not depend on the language`);
        }

  it('keeps the rules that hold whatever they cost', () => {
    expect(firsts).toBeGreaterThan(150);
    expect(broken).toEqual([]);
  });
});
