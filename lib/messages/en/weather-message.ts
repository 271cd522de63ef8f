import type { Messages } from '../messages';
import type { Units } from './units';

export const createWeatherMessage = ({ inWords: { temperature, difference } }: Units): Messages['weatherMessage'] => ({
  thunder: [
    () => 'Thunder and lightning are possible. Indoors is safer than under an umbrella.',
    () => 'Thunderstorms are forecast. Put off outdoor plans for a while.',
    () => 'You may hear thunder. Stay indoors until it has passed.',
  ],
  downpour: [
    ({ when }) => `Heavy rain around ${when}. Wear shoes that may get wet.`,
    ({ when }) => `It pours around ${when}. Take a sturdy umbrella.`,
    ({ when }) => `Strong rain around ${when}. Allow extra time on the way.`,
  ],
  rainNow: [
    () => 'It is raining now. Do not forget your umbrella.',
    () => 'Rain is falling. Take an umbrella when you go out.',
    () => 'A rainy day. Keep dry down to your toes.',
  ],
  rainLater: [
    ({ when }) => `Rain from ${when}. Take an umbrella.`,
    ({ when }) => `It starts to rain around ${when}. Put an umbrella in your bag.`,
    ({ when }) => `Rain begins around ${when}. You will be glad of an umbrella.`,
  ],
  rainMaybe: [
    ({ when }) => `It may rain around ${when}. Put a small umbrella in your bag.`,
    ({ when }) => `Rain is possible around ${when}. A folding umbrella will do.`,
  ],
  drops: [
    () => 'A few drops may fall. Look at the sky before you go out.',
    () => 'It is hardly raining. Look at the sky before you go out.',
  ],
  sleetNow: [
    () => 'Rain and snow are falling together. The ground is slippery, so walk slowly.',
    () => 'Sleet is falling. Take an umbrella and wear shoes with a good grip.',
  ],
  sleetLater: [
    ({ when }) => `Rain mixed with snow from ${when}. Take an umbrella.`,
    ({ when }) => `Sleet is forecast around ${when}. Dress to stay dry.`,
  ],
  snowNow: [
    () => 'It is snowing now. Wear shoes with a good grip.',
    () => 'A snowy day. Watch your step.',
    () => 'White snow is falling. Keep warm down to your fingertips.',
  ],
  snowLater: [
    ({ when }) => `Snow from ${when}. Wear shoes with a good grip.`,
    ({ when }) => `It starts to snow around ${when}. Dress warmly.`,
    ({ when }) => `Snow falls around ${when}. Watch your step.`,
  ],
  snowMaybe: [
    ({ when }) => `It may snow around ${when}. Wear shoes with a good grip.`,
    ({ when }) => `A little snow is possible around ${when}. Dress warmly.`,
  ],
  heat: [
    ({ degrees }) => `It will feel as hot as ${temperature(degrees)}. Drink plenty of water.`,
    ({ degrees }) => `A very hot day. It will feel as hot as ${temperature(degrees)}, so rest in the shade.`,
    ({ degrees }) => `A sweltering day. It will feel as hot as ${temperature(degrees)}, so dress lightly.`,
  ],
  heatNow: [
    ({ degrees }) => `It feels like ${temperature(degrees)} now. Drink plenty of water.`,
    ({ degrees }) => `Very hot. It feels like ${temperature(degrees)} now, so rest in the shade.`,
    ({ degrees }) => `A sweltering day. It feels like ${temperature(degrees)} now, so dress lightly.`,
  ],
  bitingWind: [
    ({ degrees }) => `It will feel as cold as ${temperature(degrees)}. Wrap up your neck and hands.`,
    ({ degrees }) => `The wind is biting. At its coldest, it feels like ${temperature(degrees)}.`,
    ({ degrees }) => `Cold enough to numb your cheeks. It will feel as cold as ${temperature(degrees)}.`,
  ],
  bitingWindNow: [
    ({ degrees }) => `It feels like ${temperature(degrees)} now. Wrap up your neck and hands.`,
    ({ degrees }) => `Bitterly cold. It feels like ${temperature(degrees)} now.`,
    ({ degrees }) => `Cold enough to numb your cheeks. It feels like ${temperature(degrees)} now.`,
  ],
  dust: [
    () => 'The air is bad. Take a mask.',
    () => 'A dusty day. Wear a mask.',
    () => 'The air is bad. Keep it short outdoors.',
  ],
  wideRange: [
    ({ degrees }) => `The temperature swings by ${difference(degrees)} today. Dress in layers.`,
    ({ degrees }) => `Day and night differ by ${difference(degrees)}. Layers make it easy.`,
    () => 'Morning and evening are much cooler than midday. Wear something that comes off easily.',
  ],
  colder: [
    ({ degrees }) => `It is ${difference(degrees)} colder than yesterday. Dress a little warmer.`,
    ({ degrees }) => `It is ${difference(degrees)} chillier than yesterday. Add a layer.`,
    () => 'Much chillier than yesterday. Button up.',
  ],
  warmer: [
    ({ degrees }) => `It is ${difference(degrees)} warmer than yesterday. You can dress lighter.`,
    ({ degrees }) => `It is ${difference(degrees)} milder than yesterday. You can leave out a layer.`,
    () => 'Much warmer than yesterday. Light clothes will do.',
  ],
  strongSun: [
    () => 'The sun is strong. Take a hat and sunscreen.',
    () => 'UV is strong today. Walk in the shade.',
    () => 'The sun burns. Sunglasses help.',
  ],
  fog: [() => 'Thick fog. Take it slowly on the road.', () => 'It is foggy. Take care on the way.'],
  clear: [
    () => 'The sky is clear. Have a lovely day.',
    () => 'A clear sky. Look up for a moment.',
    () => 'A day of gentle sunshine.',
  ],
  clearNight: [
    () => 'A clear night. You may see stars.',
    () => 'The night sky is clear. Look up for a moment.',
    () => 'A clear and quiet night.',
  ],
  cloudy: [
    () => 'Lots of clouds today. Take it easy.',
    () => 'The sky shows between the clouds.',
    () => 'A day of passing clouds.',
  ],
  grey: [
    () => 'The sky is overcast. Start calmly.',
    () => 'A calm, overcast day.',
    () => 'An overcast sky. Something bright to wear lifts the mood.',
  ],
});
