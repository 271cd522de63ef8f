import type { DegreeRange } from '../ko/search-pages';
import type { Messages } from '../messages';

const LIST = new Intl.ListFormat('en');

export function formatRange({ fromC, untilC }: DegreeRange): string {
  if (fromC === null) return `below ${untilC} °C`;
  return untilC === null ? `above ${fromC} °C` : `from ${fromC} to ${untilC} °C`;
}

export const searchPages: Messages['searchPages'] = {
  frame: {
    parents: 'Parent pages',
    collections: 'Outfits by place and temperature',
    about: 'Nalot shows you, in pictures, what to wear for the weather where you are.',
  },
  genders: { FEMALE: 'Women', MALE: 'Men' },
  guides: {
    title: 'What to wear by temperature',
    description: 'Outfits for women and men, in pictures, for every temperature from -15 to 35 °C.',
    group: (fromC, untilC) => `${fromC} to ${untilC} °C`,
    degrees: (degrees) => `${degrees} °C`,
  },
  guide: {
    title: (degrees) => `What to wear at ${degrees} °C`,
    description: (degrees, clothes, category) =>
      `What do you wear at ${degrees} °C? These suit well: ${LIST.format(clothes)}. See outfits for women and men in pictures: ${category}.`,
    text: (range, category) =>
      `People usually dress alike at temperatures ${formatRange(range)}. These outfits (${category}) follow that custom and the warmth of the clothes. In strong wind or after sunset, look two or three degrees lower. In strong sun, look two or three degrees higher.`,
    outfits: (degrees, gender) => `Outfits for ${gender === 'FEMALE' ? 'women' : 'men'} at ${degrees} °C`,
    openApp: 'See outfits for where you are now',
    near: 'Outfits for nearby temperatures',
  },
  today: {
    listTitle: 'What to wear today, by place',
    listDescription: 'Today’s weather and outfits in pictures for every city and district of Korea. Choose yours.',
    list: 'Outfits by place',
    title: (district) => `What to wear today in ${district}`,
    description: (province, district) => `Outfits in pictures for today’s weather in ${district}, ${province}.`,
    describeNow: ({ province, district, degrees }, weather, reason) =>
      `${district}, ${province}: ${degrees} °C now. ${weather} ${reason}`,
    noWeather: (district) =>
      `We couldn’t get the weather of ${district}. Please open this page again in a moment, or check the app.`,
    outfits: (day, category) => `Outfits for ${day}: ${category}`,
    openApp: (district) => `See outfits for ${district} in Nalot`,
    more: (categories) => `Log in to see more outfits, also for other occasions: ${LIST.format(categories)}.`,
    neighbours: 'What to wear today nearby',
  },
  tomorrow: { title: 'Tomorrow', low: 'Low', high: 'High' },
  guideLink: (degrees) => `Outfits for ${degrees} °C`,
  notFound: {
    temperature: 'There are no outfits for that temperature',
    temperatureText: (coldestC, warmestC) => `You can see outfits from ${coldestC} to ${warmestC} °C.`,
    nearTemperatures: 'Nearby temperatures',
    district: 'There is no such place',
    districtText: 'Its name may have changed, or the address may be wrong.',
    nearDistricts: 'Did you mean one of these?',
  },
};
