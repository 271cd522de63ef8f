import type { Language } from '@/lib/contract/language';
import { GARMENTS } from '@/lib/domain/wardrobe/garments';
import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import * as palette from '@/lib/domain/wardrobe/outfit-tables/palette';
import type { Outfit, OutfitWeather } from '@/lib/domain/wardrobe/wardrobe';
import { getMessages } from '@/lib/messages/get-messages';
import { CLOSETS } from '../wardrobe/cells';

interface Style {
  language: Language;
  garment: RegExp;
  color: RegExp;
  title: RegExp;
  longestGarment: number;
  longestTitle: number;
  timeOfDay: RegExp;
  /** Weather that a title promises. The first match counts. */
  weather: readonly (readonly [RegExp, OutfitWeather])[];
}

/** English word within a sentence: lower case, except for proper names. */
const WORD = '(?:[a-z]+(?:-[a-z]+)*|T-shirt|V-neck|Oxford|Bermuda|Harrington|Chelsea|Western|Mary|Janes)';

const STYLES: Style[] = [
  {
    language: 'ko',
    garment: /^[가-힣]+( [가-힣]+)*$/,
    color: /^[가-힣 ]{1,8}$/,
    title: /^[가-힣]+([, ]+[가-힣]+)*$/,
    longestGarment: 12,
    longestTitle: 18,
    timeOfDay: /출근|퇴근|등교|하교|아침|저녁|낮|밤/,
    weather: [
      [/한파|혹한/, 'bitter-cold'],
      [/눈꽃|눈썰매|설경|스키장|얼음|빙어/, 'snow'],
      [/눈비|비 오는|빗속|소나기|우산|레인코트|장화|레인부츠/, 'rain'],
      [/겨울/, 'winter'],
      [/냉방/, 'air-conditioning'],
      [/여름|라탄|장마/, 'summer'],
      [/쌀쌀한/, 'cool'],
    ],
  },
  {
    language: 'en',
    garment: new RegExp(`^${WORD}( ${WORD})*$`),
    color: /^[a-z]+(-[a-z]+| [a-z]+)?$/,
    title: /^[A-Z][a-z]*[A-Za-z-]*(,? (&|[A-Za-z][A-Za-z-]*))*$/,
    longestGarment: 31,
    longestTitle: 28,
    timeOfDay: /commute|morning|noon|evening|night/i,
    weather: [
      [/bitter/i, 'bitter-cold'],
      [/snow|sled|\bski\b|\bice\b/i, 'snow'],
      [/winter/i, 'winter'],
      [/monsoon/i, 'summer'],
      [/\brain|\bwet\b|sleet|umbrella/i, 'rain'],
      [/cold offices/i, 'air-conditioning'],
      [/summer|straw/i, 'summer'],
      [/chilly/i, 'cool'],
    ],
  },
];

const COLORS = Object.values(palette).flatMap((one) => ('id' in one ? one.id : []));
const listSorted = (names: Iterable<string>) => [...names].sort();

describe.each(STYLES)('names of clothes in $language', (style) => {
  const { garments, colors, outfits, wornGarment } = getMessages(style.language);
  const getNames = (outfit: Outfit) =>
    getWornGarments(outfit).map(({ colorId: color, garment }) => wornGarment.format({ color, garment }));

  it('exist for exactly the garments, colours and outfits of the wardrobe', () => {
    expect(listSorted(Object.keys(garments))).toEqual(listSorted(GARMENTS.map(({ id }) => id)));
    expect(listSorted(Object.keys(colors))).toEqual(listSorted(COLORS));
    expect(listSorted(Object.keys(outfits))).toEqual(listSorted(OUTFITS.map(({ id }) => id)));
  });

  it('are short words of the language', () => {
    const isOdd = (text: string, pattern: RegExp, longest: number) => !pattern.test(text) || text.length > longest;
    expect(Object.values(garments).filter((name) => isOdd(name, style.garment, style.longestGarment))).toEqual([]);
    expect(Object.values(colors).filter((name) => isOdd(name, style.color, 14))).toEqual([]);
    expect(Object.values(outfits).filter((title) => isOdd(title, style.title, style.longestTitle))).toEqual([]);
  });

  it('are distinct among the garments of an outfit and the titles of a list', () => {
    expect(OUTFITS.filter((outfit) => new Set(getNames(outfit)).size < getNames(outfit).length)).toEqual([]);
    for (const closet of CLOSETS) {
      const titles = closet.outfits.map(({ id }) => outfits[id]);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('promise in a title only the weather that the outfit is meant for', () => {
    const promised = OUTFITS.map(({ id, weather }) => {
      const named = style.weather.find(([words]) => words.test(outfits[id]))?.[1];
      return { title: outfits[id], weather, named: style.language === 'ko' ? named : (named ?? weather) };
    });
    expect(promised.filter(({ weather, named }) => named !== weather)).toEqual([]);
  });

  it('tie in no title the weather to a time of day, because rain or cold may come at another one', () => {
    expect(Object.values(outfits).filter((title) => style.timeOfDay.test(title))).toEqual([]);
  });
});

/** English words of titles, and the garments of which an outfit with that word has one. */
const TITLE_GARMENTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\btrench/i, /^trench/],
  [/\bmac\b/i, /^mac/],
  [/\bparka/i, /^parka/],
  [/\bpadded coat/i, /^down-|^parka/],
  [/\bpadded jacket/i, /^down-/],
  [/\bdown jacket/i, /^down-hiking/],
  [/\bduffle/i, /^coat-duffle/],
  [/\bwrap coat/i, /^coat-robe/],
  [/\blong coat/i, /^coat-long/],
  [/\bshort coat/i, /^coat-short/],
  [/\bwool coat/i, /^coat/],
  [/\bshearling/i, /^shearling/],
  [/\bhard shell/i, /^hardshell/],
  [/\bsoft shell/i, /^softshell/],
  [/\bwindbreaker/i, /^windbreaker/],
  [/\bwaterproof/i, /^rain-jacket/],
  [/\banorak/i, /^anorak/],
  [/\bblazer/i, /^blazer/],
  [/\bcardigan/i, /cardigan/],
  [/\bfleece/i, /fleece/],
  [/\bhoodie/i, /^hoodie/],
  [/\bvest\b/i, /vest/],
  [/\bblouse/i, /^blouse/],
  [/\bturtleneck/i, /turtle|knit-thick/],
  [/\b(shirt|seersucker|flannel)\b/i, /shirt|linen-layer|check-layer|^dress-shirt/],
  [/\btee\b/i, /tee|sport-zip-polo/],
  [/\b(knit|sweater|cable|mohair|crew-neck)\b/i, /knit|turtle|twinset/],
  [/\bpolo\b/i, /polo/],
  [/\b(minidress|dress)\b/i, /^dress/],
  [/\b(skirt|miniskirt|pleats)\b/i, /^skirt/],
  [/\bslacks/i, /^slacks/],
  [/\bchinos/i, /^chinos/],
  [/\b(jeans|denim)\b/i, /^jeans|denim/],
  [/\bcorduroy/i, /^cords/],
  [/\bcargo/i, /^cargo/],
  [/\bjoggers/i, /joggers/],
  [/\bleggings/i, /leggings/],
  [/\b(shorts|bermudas)\b/i, /shorts/],
  [/\bpants/i, /pants|trousers|cargo/],
  [/\bboots/i, /boots/],
  [/\bscarf/i, /^scarf/],
  [/\bumbrella/i, /^umbrella/],
  [/\bbeanie/i, /^beanie/],
  [/\bmittens/i, /^mittens/],
  [/\bearmuffs/i, /^earmuffs/],
  [/\bbackpack/i, /^backpack/],
  [/\btie\b/i, /^necktie/],
  [/\bhat\b/i, /hat$/],
];

it('an English title names garments that the outfit has', () => {
  const { outfits } = getMessages('en');
  const wrong = OUTFITS.flatMap((outfit) => {
    const worn = getWornGarments(outfit).map(({ garment }) => getGarment(garment).id);
    const missing = TITLE_GARMENTS.filter(
      ([words, ids]) => words.test(outfits[outfit.id]) && !worn.some((id) => ids.test(id)),
    );
    return missing.map(([words]) => `${outfits[outfit.id]} (${words.source}): ${worn.join(' ')}`);
  });
  expect(wrong).toEqual([]);
});
