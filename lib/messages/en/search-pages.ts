import type { DegreeRange } from '../ko/search-pages';
import type { Messages } from '../messages';
import type { Units } from './units';

const LIST = new Intl.ListFormat('en');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** Returns the formats of temperatures, with a hyphen as minus sign, as people type it. */
function createFormats({ sign, convert, convertDifference }: Units) {
  const degrees = (celsius: number): string => `${convert(celsius)} ${sign}`;
  const span = (fromC: number, untilC: number): string => `${convert(fromC)} to ${degrees(untilC)}`;
  /** How much another temperature one should look at. */
  const step = `${NUMBERS[convertDifference(2)]} or ${NUMBERS[convertDifference(3)]} degrees`;
  return { degrees, span, step };
}

export function formatRange({ fromC, untilC }: DegreeRange, units: Units): string {
  const { degrees, span } = createFormats(units);
  if (fromC === null) return untilC === null ? '' : `below ${degrees(untilC)}`;
  return untilC === null ? `above ${degrees(fromC)}` : `from ${span(fromC, untilC)}`;
}

export const createSearchPages = (
  units: Units,
  { degrees, span, step } = createFormats(units),
): Messages['searchPages'] => ({
  frame: {
    parents: 'Parent pages',
    collections: 'Outfits by place and temperature',
    about: 'Nalot shows you, in pictures, what to wear for the weather where you are.',
  },
  genders: { FEMALE: 'Women', MALE: 'Men' },
  guides: {
    title: 'What to wear by temperature',
    description: `Outfits for women and men, in pictures, for every temperature from ${span(-15, 35)}.`,
    group: span,
    degrees,
  },
  guide: {
    title: (celsius) => `What to wear at ${degrees(celsius)}`,
    description: (celsius, clothes, category) =>
      `What do you wear at ${degrees(celsius)}? These suit well: ${LIST.format(clothes)}. See outfits for women and men in pictures: ${category}.`,
    text: (range, category) =>
      `People usually dress alike at temperatures ${formatRange(range, units)}. These outfits (${category}) follow that custom and the warmth of the clothes. In strong wind or after sunset, look ${step} lower. In strong sun, look ${step} higher.`,
    outfits: (celsius, gender) => `Outfits for ${gender === 'FEMALE' ? 'women' : 'men'} at ${degrees(celsius)}`,
    openApp: 'See outfits for where you are now',
    near: 'Outfits for nearby temperatures',
  },
  today: {
    listTitle: 'What to wear today, by place',
    listDescription: 'Today’s weather and outfits in pictures for every city and district of Korea. Choose yours.',
    list: 'Outfits by place',
    title: (district) => `What to wear today in ${district}`,
    description: (province, district) => `Outfits in pictures for today’s weather in ${district}, ${province}.`,
    describeNow: ({ province, district, degrees: celsius }, weather, reason) =>
      `${district}, ${province}: ${degrees(celsius)} now. ${weather} ${reason}`,
    noWeather: (district) =>
      `We couldn’t get the weather of ${district}. Please open this page again in a moment, or check the app.`,
    outfits: (day, category) => `Outfits for ${day}: ${category}`,
    openApp: (district) => `See outfits for ${district} in Nalot`,
    more: (categories) => `Log in to see more outfits, also for other occasions: ${LIST.format(categories)}.`,
    neighbours: 'What to wear today nearby',
  },
  tomorrow: { title: 'Tomorrow', low: 'Low', high: 'High' },
  guideLink: (celsius) => `Outfits for ${degrees(celsius)}`,
  notFound: {
    temperature: 'There are no outfits for that temperature',
    temperatureText: (coldestC, warmestC) => `You can see outfits from ${span(coldestC, warmestC)}.`,
    nearTemperatures: 'Nearby temperatures',
    district: 'There is no such place',
    districtText: 'Its name may have changed, or the address may be wrong.',
    nearDistricts: 'Did you mean one of these?',
  },
});
