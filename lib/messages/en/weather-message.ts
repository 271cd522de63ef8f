import type { Messages } from '../messages';
import type { CoolerPart, WeatherMessageFacts } from '../ko/weather-message';
import type { Units } from './units';

const BEFORE: Record<WeatherMessageFacts['day'], string> = {
  today: 'yesterday',
  tomorrow: 'today',
  later: 'the day before',
};

const COOLER_PARTS: Record<CoolerPart['part'], string> = {
  'early-morning': 'before dawn',
  morning: 'in the morning',
  daytime: 'in the daytime',
  evening: 'in the evening',
  night: 'at night',
  'morning-and-evening': 'in the morning and evening',
};

const callChill = (degreesC: number): string => (degreesC < 5 ? 'colder' : degreesC < 10 ? 'chillier' : 'cooler');

export const createWeatherMessage = ({
  inWords: { temperature, difference, wind },
}: Units): Messages['weatherMessage'] => ({
  thunderNow: [
    () => 'There is thunder and lightning. Stay indoors.',
    () => 'It is thundering now. Do not go out.',
    () => 'Lightning may strike now. Stay indoors.',
  ],
  thunderLater: [
    ({ when }) => `Thunder and lightning around ${when}. Stay indoors then.`,
    ({ when }) => `Thunderstorms from ${when}. Stay indoors then.`,
    ({ when }) => `Lightning may strike around ${when}. Stay indoors then.`,
  ],
  cloudburst: [
    ({ when }) => `Torrential rain around ${when}. Stay indoors then.`,
    ({ when }) => `It buckets down around ${when}. Stay indoors then.`,
    ({ when }) => `A cloudburst around ${when}. Do not go out then.`,
  ],
  downpour: [
    ({ when }) => `Heavy rain around ${when}.`,
    ({ when }) => `It pours around ${when}.`,
    ({ when }) => `A downpour around ${when}.`,
  ],
  windWithRain: [
    ({ windMps }) => `Wind and rain, with up to ${wind(windMps)}.`,
    ({ windMps }) => `Rain in a wind of ${wind(windMps)}.`,
  ],
  windWithSnow: [
    ({ windMps }) => `Driving snow, with wind up to ${wind(windMps)}.`,
    ({ windMps }) => `Snow in a wind of ${wind(windMps)}.`,
  ],
  wind: [
    ({ windMps }) => `Wind of ${wind(windMps)}.`,
    ({ windMps }) => `Strong wind, up to ${wind(windMps)}.`,
    ({ windMps }) => `Rough wind of ${wind(windMps)}.`,
  ],
  windChill: [
    ({ degrees }) => `In the wind, it will feel as cold as ${temperature(degrees)}.`,
    ({ degrees }) => `A cold wind. It will feel like ${temperature(degrees)}.`,
    ({ degrees }) => `A biting wind. It will feel as cold as ${temperature(degrees)}.`,
  ],
  windChillNow: [
    ({ degrees }) => `In the wind, it feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `A cold wind. It feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `A biting wind. It feels like ${temperature(degrees)} now.`,
  ],
  heat: [
    ({ degrees }) => `It will feel as hot as ${temperature(degrees)}. Drink plenty of water.`,
    ({ degrees }) => `Sweltering. It will feel like ${temperature(degrees)}.`,
    ({ degrees }) => `Very hot. It will feel like ${temperature(degrees)}.`,
  ],
  heatNow: [
    ({ degrees }) => `It feels like ${temperature(degrees)} now. Drink plenty of water.`,
    ({ degrees }) => `Sweltering. It feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `Very hot. It feels like ${temperature(degrees)}.`,
  ],
  biting: [
    ({ degrees }) => `It will feel as cold as ${temperature(degrees)}.`,
    ({ degrees }) => `Bitterly cold. It will feel like ${temperature(degrees)}.`,
    ({ degrees }) => `Cheek-numbing cold. It will feel like ${temperature(degrees)}.`,
  ],
  bitingNow: [
    ({ degrees }) => `It feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `Bitterly cold. It feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `Cheek-numbing cold. It feels like ${temperature(degrees)} now.`,
  ],
  dust: [
    () => 'Air quality is poor.',
    () => 'Fine dust levels are high.',
    () => 'Dust levels are high. Keep time outdoors short.',
  ],
  rainNow: [() => 'It is raining now.', () => 'Rain is falling.', () => 'It is raining outside.'],
  rainLater: [
    ({ when }) => `Rain from ${when}.`,
    ({ when }) => `It starts to rain around ${when}.`,
    ({ when }) => `Rain begins around ${when}.`,
  ],
  rainBrief: [({ when }) => `A short spell of rain around ${when}.`, ({ when }) => `It rains briefly around ${when}.`],
  drops: [() => 'A few drops of rain.', () => 'It is spotting with rain.'],
  rainMaybe: [({ when }) => `It may rain around ${when}.`, ({ when }) => `Rain is possible around ${when}.`],
  sleetNow: [() => 'Rain and snow together make it slippery.', () => 'Sleet is falling.'],
  sleetLater: [({ when }) => `Rain mixed with snow from ${when}.`, ({ when }) => `Sleet around ${when}.`],
  snowNow: [() => 'It is snowing now.', () => 'Snow is falling and it is slippery.', () => 'It is snowing outside.'],
  snowLater: [
    ({ when }) => `Snow from ${when}.`,
    ({ when }) => `It starts to snow around ${when}.`,
    ({ when }) => `Snow around ${when}.`,
  ],
  snowMaybe: [({ when }) => `It may snow around ${when}.`, ({ when }) => `A little snow is possible around ${when}.`],
  wideRange: [
    ({ degrees }) => `The temperature swings by ${difference(degrees)}.`,
    ({ degrees, cooler }) =>
      cooler
        ? `Much ${callChill(cooler.degreesC)} ${COOLER_PARTS[cooler.part]} than in the daytime.`
        : `Temperatures over the day differ by ${difference(degrees)}.`,
  ],
  colder: [
    ({ degrees, day }) => `It is ${difference(degrees)} colder than ${BEFORE[day]}.`,
    ({ degrees, day }) => `Colder than ${BEFORE[day]} by ${difference(degrees)}.`,
    ({ day }) => `Much chillier than ${BEFORE[day]}.`,
  ],
  warmer: [
    ({ degrees, day }) => `It is ${difference(degrees)} warmer than ${BEFORE[day]}.`,
    ({ degrees, day }) => `Warmer than ${BEFORE[day]} by ${difference(degrees)}.`,
    ({ day }) => `Much warmer than ${BEFORE[day]}.`,
  ],
  strongSun: [
    () => 'The sun is strong. Put on sunscreen.',
    () => 'UV is strong. Put on sunscreen.',
    () => 'The UV index is high.',
  ],
  fog: [() => 'Thick fog.', () => 'It is foggy.'],
  clear: [() => 'The sky is clear.', () => 'Clear skies.', () => 'Plenty of sunshine.'],
  clearDawn: [() => 'The sky is clear.', () => 'Clear skies.'],
  clearNight: [() => 'The night sky is clear.', () => 'A clear night.', () => 'Clear skies tonight.'],
  cloudy: [() => 'Lots of clouds.', () => 'Some sky between the clouds.', () => 'Passing clouds.'],
  grey: [() => 'The sky is overcast.', () => 'Overcast.', () => 'A gray day.'],
});
