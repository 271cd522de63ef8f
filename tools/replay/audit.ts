import { isSport } from '@/lib/domain/recommendation/purposes';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Garment, Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Morning } from './morning';
import { getDayFacts, type DayFacts } from './day-facts';

/**
 * Judgement of a first outfit by rules that are independent of the engine: 'wrong' is what nobody would wear on such a
 * day, 'doubtful' looks strange. Titles are read on purpose, because they are audited too.
 */
export type Judgement = 'wrong' | 'doubtful' | null;

interface Rule {
  name: string;
  judge: (shown: Shown, day: DayFacts) => Judgement;
}

interface Shown {
  outfit: Outfit;
  sport: boolean;
  base: Garment[];
  layers: Garment[];
  shoes: Garment;
  accessories: Garment[];
  all: Garment[];
}

function describeShown(outfit: Outfit, { categoryId }: Morning): Shown {
  const find = ({ garment }: { garment: string }) => getGarment(garment);
  const [base, layers, accessories] = [outfit.base.map(find), outfit.layers.map(find), outfit.accessories.map(find)];
  const shoes = find(outfit.shoes);
  return {
    outfit,
    sport: isSport(categoryId),
    base,
    layers,
    shoes,
    accessories,
    all: [...base, ...layers, shoes, ...accessories],
  };
}

/** Returns 'wrong' beyond the first limit, 'doubtful' beyond the second. */
const above = (value: number, wrong: number, doubtful: number): Judgement =>
  value > wrong ? 'wrong' : value > doubtful ? 'doubtful' : null;
const below = (value: number, wrong: number, doubtful: number): Judgement => above(-value, -wrong, -doubtful);

const isPadded = ({ fabric }: Garment) => fabric === 'padding';
const isShearling = ({ model }: Garment) => model.kind === 'leather-jacket' && model.params.style === 'shearling';
const isMohair = ({ model }: Garment) => model.kind === 'knit' && model.params.gauge === 'mohair';
const isWoolCoat = ({ model, fabric }: Garment) => model.kind === 'coat' && fabric === 'wool';
const isSleeveless = ({ model: { params } }: Garment) => 'sleeve' in params && params.sleeve === 'none';
const isUpper = ({ slot }: Garment) => slot === 'top' || slot === 'dress';
const isOpenShoe = ({ model }: Garment) => model.kind === 'sandals';
const isClog = ({ model }: Garment) => model.kind === 'slippers';
const isBoots = ({ model }: Garment) => model.kind === 'boots';
const isWinterBoots = ({ model }: Garment) =>
  model.kind === 'boots' && (model.params.style === 'fur' || model.params.style === 'padded');
const isRainWear = ({ model }: Garment) =>
  (model.kind === 'coat' && model.params.style === 'raincoat') ||
  (model.kind === 'boots' && model.params.style === 'rain');
const isShort = ({ slot, model: { params } }: Garment) =>
  (slot === 'bottom' || slot === 'dress') && 'hem' in params && ['micro', 'mini', 'knee'].includes(String(params.hem));
const isUmbrella = ({ slot }: Garment) => slot === 'umbrella';
const isHoodedShell = ({ windproof, fabric, model: { params } }: Garment) =>
  windproof && fabric !== 'padding' && 'hood' in params && params.hood === true;
const isThermal = ({ model }: Garment) => model.kind === 'thermal' && model.params.neck !== 'crew';
const hasBareLegs = ({ base }: Shown) =>
  base.some(isShort) && !base.some(({ slot, insulationClo }) => slot === 'legwear' && insulationClo >= 0.05);

/** Returns whether rain spoils an outfit or makes it look out of place. Leather shoes and bags are worn in rain. */
const isSpoiltByRain = (shown: Shown) => {
  const cloth = shown.all.some(
    ({ slot, fabric, floorLength, model }) =>
      fabric === 'linen' ||
      fabric === 'suede' ||
      floorLength === true ||
      (fabric === 'canvas' && slot === 'shoes') ||
      (fabric === 'leather' && (slot === 'outer' || model.kind === 'sandals')),
  );
  return cloth || (shown.layers.length === 0 && shown.base.filter(isUpper).every(isSleeveless));
};

const judgeTitle = (outfit: Outfit, words: RegExp, broken: boolean, judgement: Judgement): Judgement =>
  words.test(outfit.title) && broken ? judgement : null;

export const RULES: readonly Rule[] = [
  {
    name: 'padding, down, shearling or mohair above 12 °C feels-like',
    judge: ({ base, layers }, { warmestFeelsLikeC }) => {
      const seen = [...base, ...layers.slice(-1)].some((worn) => isPadded(worn) || isShearling(worn) || isMohair(worn));
      const within = layers.slice(0, -1).some(isPadded);
      if (seen && warmestFeelsLikeC > 12) return 'wrong';
      return within ? above(warmestFeelsLikeC, 18, 15) : null;
    },
  },
  {
    name: 'wool coat from 17 °C',
    judge: ({ layers }, { warmestC }) => (layers.some(isWoolCoat) ? above(warmestC, 19, 17) : null),
  },
  {
    name: 'scarf, gloves or warm hat in mild air',
    judge: ({ accessories }, { warmestFeelsLikeC }) => {
      const warm = accessories.filter(({ slot, insulationClo }) => slot !== 'legwear' && insulationClo >= 0.02);
      if (warm.length === 0) return null;
      // A beanie alone is worn in mild autumn.
      return warm.every(({ slot }) => slot === 'headwear')
        ? above(warmestFeelsLikeC, 18, 15)
        : above(warmestFeelsLikeC, 16, 12);
    },
  },
  {
    name: 'thick knit, fleece or wool in summer air',
    judge: ({ base }, { warmestC }) =>
      base.some(({ slot, fabric, insulationClo }) =>
        slot === 'bottom' ? ['wool', 'fleece', 'corduroy'].includes(fabric) : insulationClo >= 0.33,
      )
        ? above(warmestC, 27, 24)
        : null,
  },
  {
    name: 'thermal underwear or winter boots on a mild day',
    judge: ({ base, shoes }, { warmestC }) =>
      isWinterBoots(shoes) ? above(warmestC, 15, 10) : base.some(isThermal) ? above(warmestC, 19, 15) : null,
  },
  {
    name: 'boots in summer air',
    judge: ({ shoes }, { warmestC }) => (isBoots(shoes) && !isRainWear(shoes) ? above(warmestC, 28, 24) : null),
  },
  {
    name: 'sandals, clogs or bare legs in the cold',
    judge: (shown, { coldestC }) => {
      if (isOpenShoe(shown.shoes)) return below(coldestC, 13, 17);
      if (isClog(shown.shoes)) return below(coldestC, 6, 10);
      return hasBareLegs(shown) ? below(coldestC, 8, 12) : null;
    },
  },
  {
    name: 'straw, linen or bare shoulders on a cool day',
    judge: (shown, { coldestC }) =>
      shown.all.some(({ fabric }) => fabric === 'linen') ||
      (shown.layers.length === 0 && shown.base.filter(isUpper).every(isSleeveless))
        ? below(coldestC, 11, 15)
        : null,
  },
  {
    name: 'straw, linen, bare shoulders, canvas, leather or suede in rain',
    judge: (shown, { rainMm }) => (isSpoiltByRain(shown) ? above(rainMm, 0.95, 0.15) : null),
  },
  {
    name: 'down as the rain shell',
    judge: ({ layers }, { rainMm, warmestC }) =>
      layers.slice(-1).some(isPadded) && warmestC >= 3 ? above(rainMm, 0.95, 0.15) : null,
  },
  {
    name: 'no umbrella although it rains in half of the hours and the wind is not strong',
    judge: ({ all, layers, sport }, { mostlyRain, strongestWindMps }) => {
      if (!mostlyRain || strongestWindMps >= 10 || all.some(isUmbrella)) return null;
      return sport && layers.some(isHoodedShell) ? null : 'doubtful';
    },
  },
  {
    name: 'umbrella in a wind of 10 m/s',
    judge: ({ all }, { strongestWindMps }) => (all.some(isUmbrella) && strongestWindMps >= 10 ? 'wrong' : null),
  },
  {
    name: 'umbrella, raincoat or rain boots on a dry day',
    judge: ({ all }, { wet }) =>
      wet ? null : all.some(isUmbrella) ? 'wrong' : all.some(isRainWear) ? 'doubtful' : null,
  },
  {
    name: 'soaking shoes in snow or sleet',
    judge: ({ shoes }, { snow }) => (snow && shoes.waterproof === 'no' ? 'doubtful' : null),
  },
  {
    name: 'sunglasses in rain',
    judge: ({ all }, { rainMm }) =>
      rainMm >= 0.2 && all.some(({ model }) => model.kind === 'eyewear' && model.params.tint > 0.5) ? 'doubtful' : null,
  },
  {
    name: 'padded vest in sport',
    judge: ({ sport, layers }, { warmestC }) =>
      sport && layers.some((worn) => isPadded(worn) && isSleeveless(worn)) ? above(warmestC, 10, 5) : null,
  },
  {
    name: 'a title that names different weather',
    judge: ({ outfit }, day) =>
      judgeTitle(outfit, /한파|혹한/, day.coldestFeelsLikeC > -10, 'wrong') ??
      judgeTitle(outfit, /눈꽃|설경|눈썰매|스키장|얼음|빙어/, !day.snow && day.warmestC > 3, 'wrong') ??
      judgeTitle(outfit, /비 오는|빗속|겨울비|눈비|장마|소나기|우산/, !day.wet, 'wrong') ??
      judgeTitle(outfit, /겨울/, day.warmestC > 10, 'doubtful') ??
      judgeTitle(outfit, /여름|냉방/, day.warmestC < 22, 'doubtful') ??
      judgeTitle(outfit, /쌀쌀한/, day.coldestC > 12, 'doubtful'),
  },
];

export interface Verdict {
  judgement: Judgement;
  rules: string[];
}

/** Judges the first outfit of a morning. */
export function audit(outfit: Outfit, morning: Morning): Verdict {
  const [shown, day] = [describeShown(outfit, morning), getDayFacts(morning)];
  const broken = RULES.map((rule) => ({ name: rule.name, judgement: rule.judge(shown, day) }));
  const of = (judgement: Judgement) => broken.filter((rule) => rule.judgement === judgement).map(({ name }) => name);
  const [wrong, doubtful] = [of('wrong'), of('doubtful')];
  if (wrong.length > 0) return { judgement: 'wrong', rules: wrong };
  return { judgement: doubtful.length > 0 ? 'doubtful' : null, rules: doubtful };
}
