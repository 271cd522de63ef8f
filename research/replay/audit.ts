import { CATEGORY_ID } from '@/lib/contract/category';
import { getConventionClo } from '@/lib/domain/comfort/convention';
import { isSport } from '@/lib/domain/recommendation/purposes';
import { getEnsembleClo, getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Garment } from '@/lib/domain/wardrobe/wardrobe';
import type { EngineResult } from './engine';

// Judges first pictures by published dressing advice. The rules use the convention, the weather, and the picture with its
// rows, reason and items to take along. They were written from these sources, without regard to the engine's prices:
// [K] 기온별 옷차림, the table of Korean newspapers, for example 머니S, 23 October 2020, and 주간시흥 (월드크리닝):
//     <= 4 °C padding, thick coat, brushed cloth, scarf; 5-8 coat, leather, thermals, knit; 9-11 trench, field jacket, knit;
//     12-16 jacket, cardigan; 17-19 knit, sweatshirt; 20-22 long sleeves, slacks; 23-26 short sleeves; from 27 sleeveless.
//     With a daily range of 10 K or more: layers to take off.
// [C] National Weather Service, Dressing for cold weather: chilly 1-2 upper layers with an outer layer; cold 2-3, gloves,
//     warm hat, 1-2 lower layers, waterproof boots; extreme cold 3 or more with a face cover. Outer layer windproof.
// [R] Runners' rule of thumb: dress as if it were 10-20 °F (6-11 K) warmer; wicking base; take layers off.
// [H] 질병관리청, 온열질환 예방수칙 (water, shade, rest; 12-17 h indoors; light, loose, airy clothes; brimmed hat) and
//     기상청's stages of 체감 33, 35 and 38 °C.
// [D] 질병관리청, 한랭질환 예방수칙 (thin layers, gloves, scarf, hat, mask; stay inside at low apparent temperature).
// [A] 에어코리아, 고농도 미세먼지 행동요령 (mask; no outdoor exercise from 매우 나쁨).
// [W] 국민재난안전포털, 호우·태풍·강풍 행동요령 (no umbrella in a storm, nothing that flaps, stay inside).
// [O] Published dress codes: business casual excludes shorts, sweatshirts, sportswear and bare shoulders.

export type Verdict = 'right' | 'doubtful' | 'wrong';

type Finding = Exclude<Verdict, 'right'> | null;

/** One hour as the rows tell it to be worn. */
interface WornHour {
  temperatureC: number;
  feelsLikeC: number;
  windMps: number;
  rainMm: number;
  snow: boolean;
  /** Garments of base and worn layers, without accessories. */
  worn: readonly Garment[];
  outermost: Garment | undefined;
  open: boolean;
  /** Scarf, gloves and warm hat of the picture are on. */
  wrapped: boolean;
  clo: number;
}

interface Shown {
  sport: boolean;
  business: boolean;
  date: boolean;
  base: readonly Garment[];
  layers: readonly Garment[];
  shoes: Garment;
  accessories: readonly Garment[];
  all: readonly Garment[];
  hours: readonly WornHour[];
  /** Reason and items to take along. */
  told: string;
  reason: string;
  title: string;
  rows: readonly string[];
  min: Extremes;
  max: Extremes;
  rainMm: number;
  rainyShare: number;
  snow: boolean;
  umbrella: boolean;
  pm25: number;
  pm10: number;
}

type Extremes = Record<'temperatureC' | 'feelsLikeC' | 'windMps', number>;

interface Rule {
  name: string;
  source: string;
  judge: (shown: Shown) => Finding;
}

/** Returns 'wrong' beyond the first limit, 'doubtful' beyond the second. */
const above = (value: number, wrong: number, doubtful: number): Finding =>
  value > wrong ? 'wrong' : value > doubtful ? 'doubtful' : null;
const below = (value: number, wrong: number, doubtful: number): Finding => above(-value, -wrong, -doubtful);
const doubtfulIf = (broken: boolean): Finding => (broken ? 'doubtful' : null);
const wrongIf = (broken: boolean): Finding => (broken ? 'wrong' : null);

const isUpper = ({ slot }: Garment) => slot === 'top' || slot === 'dress';
const isPadded = ({ fabric }: Garment) => fabric === 'padding';
const isShearling = ({ model }: Garment) => model.kind === 'leather-jacket' && model.params.style === 'shearling';
const isWoolCoat = ({ model, fabric }: Garment) => model.kind === 'coat' && fabric === 'wool';
const isSleeveless = ({ model: { params } }: Garment) => 'sleeve' in params && params.sleeve === 'none';
const isShortHem = ({ slot, model: { params } }: Garment) =>
  (slot === 'bottom' || slot === 'dress') && 'hem' in params && ['micro', 'mini', 'knee'].includes(String(params.hem));
const coversLegs = ({ slot, insulationClo }: Garment) => slot === 'legwear' && insulationClo >= 0.05;
const isSandal = ({ model }: Garment) => model.kind === 'sandals' || model.kind === 'slippers';
const isWinterBoot = ({ model }: Garment) =>
  model.kind === 'boots' && (model.params.style === 'fur' || model.params.style === 'padded');
const isRainBoot = ({ model }: Garment) => model.kind === 'boots' && model.params.style === 'rain';
const isRaincoat = ({ model }: Garment) => model.kind === 'coat' && model.params.style === 'raincoat';
const isHeel = ({ model }: Garment) => model.kind === 'heels' || model.kind === 'flats';
const isScarf = ({ slot, insulationClo }: Garment) => slot === 'neckwear' && insulationClo > 0;
const isGlove = ({ slot }: Garment) => slot === 'handwear';
const isWarmHat = ({ slot, insulationClo }: Garment) => slot === 'headwear' && insulationClo >= 0.02;
const isHood = ({ model: { kind, params } }: Garment) =>
  ('hood' in params && params.hood === true) || ('collar' in params && params.collar === 'hood') || kind === 'hoodie';
const isTinted = ({ model }: Garment) => model.kind === 'eyewear' && model.params.tint > 0.5;
const isThermal = ({ model }: Garment) => model.kind === 'thermal' && model.params.neck !== 'crew';
const isStraw = ({ slot, fabric }: Garment) => fabric === 'linen' && (slot === 'headwear' || slot === 'bag');
const isFlapping = ({ model }: Garment) =>
  (model.kind === 'skirt' && !['pencil', 'slip'].includes(model.params.shape)) ||
  (model.kind === 'dress' && !['straight', 'mermaid'].includes(model.params.skirt));
const isHeavyCloth = ({ slot, fabric }: Garment) =>
  slot === 'bottom' && ['wool', 'fleece', 'corduroy', 'padding'].includes(fabric);
const isHeavyTop = ({ slot, insulationClo }: Garment) => (slot === 'top' || slot === 'dress') && insulationClo >= 0.33;
const isSuit = ({ formality }: Garment) => formality >= 4;

const coldHours = ({ hours }: Shown, feltC: number) => hours.filter(({ feelsLikeC }) => feelsLikeC <= feltC);
const rainHours = ({ hours }: Shown) => hours.filter(({ rainMm }) => rainMm >= 0.2);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** The convention's insulation at its first and last band, 27 and 4 °C. Beyond them it does not distinguish clothes. */
const [LIGHTEST_CLO, WARMEST_CLO] = [getConventionClo(27), getConventionClo(4)];
const [COLDEST_C, HOTTEST_C] = [-12, 33];
/** Sport is dressed as if it were this much warmer [R]. */
const SPORT_K = 8;

/** Returns the temperature at which the convention tells a given insulation, °C. */
function getConventionC(clo: number): number {
  let [low, high] = [COLDEST_C, HOTTEST_C];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (getConventionClo(middle) > clo) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Returns by how many K the clothes of an hour are too warm (above 0) or too light for the convention. Air and apparent
 * temperature, and whatever is between, count as the temperature of the hour.
 */
function getOffK({ clo, temperatureC, feelsLikeC }: WornHour, sport: boolean): number {
  const told = getConventionC(Math.min(WARMEST_CLO, Math.max(LIGHTEST_CLO, clo))) - (sport ? SPORT_K : 0);
  const [low, high] = [Math.min(temperatureC, feelsLikeC), Math.max(temperatureC, feelsLikeC)];
  if (clo <= LIGHTEST_CLO && low > told) return 0;
  if (clo >= WARMEST_CLO && high < told) return 0;
  return low > told ? low - told : high < told ? high - told : 0;
}

/** Judges the hours that are off the convention by a band (5 K) and by two or more. */
function judgeByConvention({ hours, sport }: Shown, sign: 1 | -1): Finding {
  const off = hours.map((hour) => sign * getOffK(hour, sport));
  const shareBeyond = (limitK: number) => share(off.filter((each) => each > limitK).length, off.length);
  if (shareBeyond(10) > 0.25) return 'wrong';
  return doubtfulIf(shareBeyond(5) > 0.34 || shareBeyond(8) > 0.15);
}

export const RULES: readonly Rule[] = [
  // ── temperature ───────────────────────────────────────────────────────────────────────────────────────────────────
  { name: 'warmer clothes than the convention', source: 'K, R', judge: (shown) => judgeByConvention(shown, 1) },
  { name: 'lighter clothes than the convention', source: 'K, R', judge: (shown) => judgeByConvention(shown, -1) },
  {
    name: 'padding, down or shearling on a mild day',
    source: 'K',
    judge: ({ layers, base, max }) =>
      [...base, ...layers].some((each) => isPadded(each) || isShearling(each)) ? above(max.temperatureC, 16, 12) : null,
  },
  {
    name: 'wool coat on a mild day',
    source: 'K',
    judge: ({ layers, max }) => (layers.some(isWoolCoat) ? above(max.temperatureC, 20, 16.5) : null),
  },
  {
    name: 'no padding, coat or lined layer in the cold',
    source: 'K, C',
    judge: ({ layers, sport, min }) => {
      if (sport) return null;
      const warmest = Math.max(0, ...layers.map(({ insulationClo }) => insulationClo));
      const total = layers.reduce((sum, { insulationClo }) => sum + insulationClo, 0);
      if (warmest < 0.3) return below(min.temperatureC, 4, 9);
      return total < 0.5 ? below(min.temperatureC, -2, 2) : null;
    },
  },
  {
    name: 'wool coat as the warmest layer in bitter cold',
    source: 'K, C',
    judge: ({ layers, min }) => (layers.some(isPadded) ? null : below(min.feelsLikeC, -18, -12)),
  },
  {
    name: 'scarf or gloves on a mild day',
    source: 'K',
    judge: ({ accessories, max }) =>
      accessories.some((each) => isScarf(each) || isGlove(each)) ? above(max.temperatureC, 16, 12) : null,
  },
  {
    name: 'warm hat on a mild day',
    source: 'K',
    judge: ({ accessories, max }) => (accessories.some(isWarmHat) ? above(max.temperatureC, 19, 15) : null),
  },
  {
    name: 'thick knit, fleece or wool cloth in warm air',
    source: 'K, H',
    judge: ({ base, max }) =>
      base.some((each) => isHeavyCloth(each) || isHeavyTop(each)) ? above(max.temperatureC, 26, 22) : null,
  },
  {
    name: 'thermals on a mild day',
    source: 'K',
    judge: ({ base, told, max }) =>
      base.some(isThermal) || /내의/.test(told) ? above(max.temperatureC, 16, 11) : null,
  },
  {
    name: 'winter boots on a mild day',
    source: 'K',
    judge: ({ shoes, max }) => (isWinterBoot(shoes) ? above(max.temperatureC, 15, 10) : null),
  },
  {
    name: 'boots in summer',
    source: 'K, H',
    judge: ({ shoes, max }) =>
      shoes.model.kind === 'boots' && !isRainBoot(shoes) ? above(max.temperatureC, 28, 25) : null,
  },
  {
    name: 'sandals or clogs in cool air',
    source: 'K',
    judge: ({ shoes, min }) => (isSandal(shoes) ? below(min.temperatureC, 12, 17) : null),
  },
  {
    name: 'bare legs in cool air',
    source: 'K, C',
    judge: ({ base, accessories, sport, min }) => {
      const bare = base.some(isShortHem) && ![...base, ...accessories].some(coversLegs);
      if (!bare) return null;
      return sport ? below(min.temperatureC, 5, 9) : below(min.temperatureC, 9, 14);
    },
  },
  {
    name: 'shorts below the temperature of short sleeves',
    source: 'K',
    judge: ({ base, sport, max }) =>
      !sport && base.some(({ model }) => model.kind === 'shorts') ? below(max.temperatureC, 17, 20.5) : null,
  },
  {
    name: 'sleeveless without a layer in cool air',
    source: 'K',
    judge: ({ base, layers, sport, min, max }) => {
      if (layers.length > 0 || !base.filter(isUpper).every(isSleeveless)) return null;
      const easier = sport ? SPORT_K : 0;
      return below(max.temperatureC + easier, 22, 25) ?? below(min.temperatureC + easier, 15, 18);
    },
  },
  {
    name: 'linen or straw out of season',
    source: 'K',
    judge: ({ all, max }) =>
      all.some((each) => isStraw(each) || each.fabric === 'linen') ? below(max.temperatureC, 15, 19) : null,
  },
  {
    name: 'a daily range of 10 K without a layer to take off',
    source: 'K',
    judge: ({ layers, told, min, max }) =>
      doubtfulIf(
        max.temperatureC - min.temperatureC >= 10 &&
          min.temperatureC < 17 &&
          layers.length === 0 &&
          !/가디건|조끼|걸칠|겉옷/.test(told),
      ),
  },
  {
    name: 'a coat or padding closed in mild hours',
    source: 'K',
    judge: ({ hours, sport }) => {
      const heavy = ({ outermost, open }: WornHour) => !open && (outermost?.insulationClo ?? 0) >= 0.55;
      const mild = hours.filter(({ temperatureC }) => temperatureC >= (sport ? 8 : 15));
      return doubtfulIf(mild.some(heavy));
    },
  },
  {
    name: 'an open coat, or none, in hours of frost',
    source: 'K, C, D',
    judge: (shown) => {
      const frosty = shown.hours.filter(({ temperatureC }) => temperatureC <= 0);
      if (shown.sport || frosty.length === 0) return null;
      if (frosty.some(({ outermost }) => !outermost)) return 'wrong';
      return doubtfulIf(coldHours(shown, -3.2).some(({ open }) => open));
    },
  },
  // ── biting cold ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'no gloves, scarf or hat in biting cold',
    source: 'C, D',
    judge: ({ all, told, reason, min }) => {
      const text = `${told} ${reason}`;
      const has = (worn: (garment: Garment) => boolean, words: RegExp) => all.some(worn) || words.test(text);
      const missing = [
        has(isScarf, /목도리/),
        has(isGlove, /장갑|손도/),
        has(isWarmHat, /모자/) || all.some(isHood),
      ].filter((each) => !each).length;
      if (min.feelsLikeC <= -10.5) return missing > 1 ? 'wrong' : doubtfulIf(missing > 0);
      return min.feelsLikeC <= -5 ? doubtfulIf(missing > 1) : null;
    },
  },
  {
    name: 'gloves and scarf carried in biting cold',
    source: 'C, D',
    judge: (shown) => {
      const has = shown.accessories.some((each) => isScarf(each) || isGlove(each));
      if (!has) return null;
      if (coldHours(shown, -10.5).some(({ wrapped }) => !wrapped)) return 'wrong';
      return doubtfulIf(coldHours(shown, -5).some(({ wrapped }) => !wrapped));
    },
  },
  {
    name: 'fewer than two upper layers in frost',
    source: 'C, D',
    judge: (shown) => {
      const frosty = coldHours(shown, -1);
      return doubtfulIf(frosty.some(({ worn }) => worn.filter(({ slot }) => isUpperLayer(slot)).length < 2));
    },
  },
  {
    name: 'no windproof layer in a cold strong wind',
    source: 'C, W',
    judge: ({ layers, min, max }) =>
      doubtfulIf(max.windMps >= 9 && min.feelsLikeC <= 5 && !layers.some(({ windproof }) => windproof)),
  },
  {
    name: 'no advice to keep the time outside short at -15.4 °C felt',
    source: 'D',
    judge: ({ told, reason, min }) =>
      doubtfulIf(min.feelsLikeC <= -15.4 && !/짧게|줄여|잠깐|실내/.test(`${told} ${reason}`)),
  },
  // ── heat ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'long sleeves or a layer on in the heat',
    source: 'H, K',
    judge: ({ hours, business, sport }) => {
      const limit = business ? 0.62 : 0.5;
      const hot = hours.filter(({ feelsLikeC }) => feelsLikeC >= 31);
      if (hot.some(({ clo }) => clo > limit + 0.2)) return 'wrong';
      return doubtfulIf(hot.some(({ clo, outermost }) => clo > limit || (sport && outermost !== undefined)));
    },
  },
  {
    name: 'no advice on water, shade and time outside at 33 °C felt',
    source: 'H',
    judge: ({ told, reason, max }) => {
      const text = `${told} ${reason}`;
      const given = [/물/, /그늘|실내/, /짧게|실내|저녁|아침|쉬/].filter((each) => each.test(text)).length;
      if (max.feelsLikeC < 33) return null;
      return max.feelsLikeC >= 38 && given === 0 ? 'wrong' : doubtfulIf(given < 3);
    },
  },
  {
    name: 'sport in the heat without another time or place',
    source: 'H',
    judge: ({ sport, told, reason, max }) =>
      doubtfulIf(sport && max.feelsLikeC >= 33 && !/실내|아침|저녁|오전|밤|새벽|오후|미뤄/.test(`${told} ${reason}`)),
  },
  // ── rain and snow ─────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'no umbrella, hood or shell in rain',
    source: 'W',
    judge: (shown) => {
      const rainy = rainHours(shown);
      if (rainy.length === 0 || shown.umbrella) return null;
      const shell = shown.layers.some(({ waterproof }) => waterproof !== 'no') || /방수/.test(shown.told);
      return shell ? null : shown.rainMm >= 3 ? 'wrong' : 'doubtful';
    },
  },
  {
    name: 'the rain shell off or open in rain, without an umbrella',
    source: 'W',
    judge: (shown) => {
      const shell = shown.layers.at(-1);
      if (shown.umbrella || !shell || shell.waterproof === 'no') return null;
      const soaked = rainHours(shown).filter(({ outermost, open }) => outermost !== shell || open);
      return soaked.some(({ rainMm }) => rainMm >= 1) ? 'wrong' : doubtfulIf(soaked.length > 0);
    },
  },
  {
    name: 'suede, canvas, linen, straw, leather clothes or a hem on the floor in rain',
    source: 'W, K',
    judge: ({ all, rainMm }) => {
      const spoilt = all.some(
        ({ slot, fabric, floorLength, model }) =>
          fabric === 'suede' ||
          floorLength === true ||
          (fabric === 'canvas' && slot === 'shoes') ||
          fabric === 'linen' ||
          (fabric === 'leather' && (slot === 'outer' || model.kind === 'sandals')),
      );
      return spoilt ? above(rainMm, 4.9, 0.4) : null;
    },
  },
  {
    name: 'down as the outermost layer in rain',
    source: 'W',
    judge: ({ layers, umbrella, rainMm, min }) =>
      layers.slice(-1).some(isPadded) && min.temperatureC >= 1
        ? above(rainMm, umbrella ? 20 : 5, umbrella ? 5 : 1)
        : null,
  },
  {
    name: 'open or soaking shoes in heavy rain',
    source: 'W',
    judge: ({ shoes, told, hours }) => {
      const heavy = hours.some(({ rainMm }) => rainMm >= 5);
      return doubtfulIf(
        heavy && shoes.waterproof === 'no' && shoes.fabric !== 'leather' && !/신발|레인부츠/.test(told),
      );
    },
  },
  {
    name: 'soaking or slippery shoes in snow',
    source: 'C',
    judge: ({ shoes, told, snow }) => {
      if (!snow) return null;
      if (isSandal(shoes)) return 'wrong';
      return doubtfulIf((shoes.waterproof === 'no' || isHeel(shoes)) && !/신발|부츠/.test(told));
    },
  },
  {
    name: 'umbrella, raincoat or rain boots on a dry day',
    source: 'W',
    judge: ({ all, rainMm, snow, told }) => {
      if (rainMm > 0 || snow || /우산/.test(told)) return null;
      return all.some(({ slot }) => slot === 'umbrella')
        ? 'wrong'
        : doubtfulIf(all.some((each) => isRainBoot(each) || isRaincoat(each)));
    },
  },
  {
    name: 'sunglasses or a straw hat in lasting rain',
    source: 'W',
    judge: ({ all, rainyShare }) =>
      doubtfulIf(rainyShare >= 0.5 && all.some((each) => isTinted(each) || isStraw(each))),
  },
  // ── wind ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'an umbrella in 10 m/s',
    source: 'W',
    judge: ({ umbrella, max }) => (umbrella ? above(max.windMps, 14, 9.99) : null),
  },
  {
    name: 'a short or wide skirt, or a wide brim, in 10 m/s',
    source: 'W',
    judge: ({ all, max }) =>
      all.some(
        (each) =>
          isFlapping(each) ||
          (each.model.kind === 'skirt' && isShortHem(each)) ||
          (each.model.kind === 'bucket-hat' && each.model.params.brim === 'wide'),
      )
        ? above(max.windMps, 14, 9.99)
        : null,
  },
  {
    name: 'no advice in a wind of 14 m/s',
    source: 'W',
    judge: ({ told, reason, max }) => doubtfulIf(max.windMps >= 14 && !/짧게|실내|서둘|바람/.test(`${told} ${reason}`)),
  },
  // ── air ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'no mask in bad air',
    source: 'A',
    judge: ({ all, told, reason, pm25, pm10 }) => {
      const mask = all.some(({ slot }) => slot === 'mask') || /마스크/.test(`${told} ${reason}`);
      if (mask) return null;
      return pm25 >= 76 || pm10 >= 151 ? 'wrong' : doubtfulIf(pm25 >= 36 || pm10 >= 81);
    },
  },
  {
    name: 'outdoor sport in very bad air',
    source: 'A',
    judge: ({ sport, told, reason, pm25, pm10 }) =>
      wrongIf(sport && (pm25 >= 76 || pm10 >= 151) && !/실내/.test(`${told} ${reason}`)),
  },
  {
    name: 'running with a mask',
    source: 'A',
    judge: ({ told, reason }) => wrongIf(/마스크[^.]*(뛰|달리)/.test(`${told} ${reason}`)),
  },
  // ── occasion ──────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'shorts, sweatshirts, sportswear or bare shoulders at work',
    source: 'O',
    judge: ({ business, base, layers, shoes }) => {
      if (!business) return null;
      const clothes = [...base, ...layers];
      const banned = ({ model, formality, slot }: Garment) =>
        ['shorts', 'sweatshirt', 'hoodie', 'leggings'].includes(model.kind) || (formality === 0 && slot !== 'outer');
      if (clothes.some(banned) || isSandal(shoes)) return 'wrong';
      const bare = layers.length === 0 && base.filter(isUpper).every(isSleeveless);
      return doubtfulIf(bare || base.some(isTooCasual));
    },
  },
  {
    name: 'a miniskirt, or a camping jacket, at work',
    source: 'O',
    judge: ({ business, base, layers }) => {
      if (!business) return null;
      const mini = base.some(
        ({ model }) =>
          (model.kind === 'skirt' || model.kind === 'dress') && ['micro', 'mini'].includes(model.params.hem),
      );
      return mini ? 'wrong' : doubtfulIf(layers.some(({ formality }) => formality === 0));
    },
  },
  {
    name: 'sportswear on a date',
    source: 'O',
    judge: ({ date, base, layers, shoes }) =>
      date && [...base, ...layers, shoes].some(({ formality }) => formality === 0) ? 'wrong' : null,
  },
  {
    name: 'no sportswear in sport',
    source: 'R',
    judge: ({ sport, base, shoes, layers }) => {
      if (!sport) return null;
      const cotton = base.some(({ slot, wicking }) => (slot === 'top' || slot === 'bottom') && !wicking);
      if (cotton || base.some(({ slot }) => slot === 'dress') || isSuit(shoes)) return 'wrong';
      return doubtfulIf(isHeel(shoes) || layers.some(isWoolCoat));
    },
  },
  {
    name: 'a suit in everyday life',
    source: 'O',
    judge: ({ business, date, sport, all }) => doubtfulIf(!business && !date && !sport && all.some(isSuit)),
  },
  {
    name: 'no cover for the air conditioning on a hot day of offices and restaurants',
    source: 'H',
    judge: ({ business, date, layers, told, max }) =>
      doubtfulIf((business || date) && max.temperatureC >= 30 && layers.length === 0 && !/가디건|겉옷/.test(told)),
  },
  // ── rows and titles ───────────────────────────────────────────────────────────────────────────────────────────────
  { name: 'more than four rows', source: 'K', judge: ({ rows }) => doubtfulIf(rows.length > 4) },
  {
    name: 'a title that names other weather',
    source: 'K',
    judge: ({ title, min, max, rainMm, snow, told }) => {
      if (/한파|혹한/.test(title) && min.feelsLikeC > -7) return 'wrong';
      if (/눈꽃|설경|눈썰매|스키장|얼음|빙어/.test(title) && !snow && max.temperatureC > 4) return 'wrong';
      if (/비 오는|빗속|겨울비|눈비|장마|소나기|우산/.test(title) && rainMm === 0 && !snow && !/우산/.test(told))
        return 'wrong';
      if (/겨울/.test(title) && max.temperatureC > 11) return 'doubtful';
      if (/여름|냉방/.test(title) && max.temperatureC < 22) return 'doubtful';
      return doubtfulIf(/쌀쌀한/.test(title) && min.temperatureC > 14);
    },
  },
];

const isUpperLayer = (slot: Garment['slot']) => slot === 'top' || slot === 'dress' || slot === 'outer';
const isTooCasual = ({ slot, formality }: Garment) => ['top', 'bottom', 'dress'].includes(slot) && formality < 2;

const EXTRA_CLO = 0.19;
const THERMALS_CLO = 0.29;

function describeShown({ morning, outfits, fit }: EngineResult): Shown {
  const first = outfits[0]!;
  // The picture shows additions of the day, such as gloves or boots, which are then not among the items to take along.
  const { picture, title, reason, takeAlong, layers: rows } = first;
  const { outfit } = picture;
  const find = ({ garment }: { garment: string }) => getGarment(garment);
  const [base, layers, accessories] = [outfit.base.map(find), outfit.layers.map(find), outfit.accessories.map(find)];
  const shoes = find(outfit.shoes);
  const warm = accessories.filter((each) => isScarf(each) || isGlove(each) || isWarmHat(each));
  const socks = accessories.filter(({ slot }) => slot === 'legwear');
  const hours = morning.outdoorHours.map((hour, index): WornHour => {
    const { layers: count, open, wrapped, extra } = fit.states[index]!;
    const { precipitation } = morning.hours[index]!;
    const worn = [...base, ...layers.slice(0, count)];
    const outermost = layers[count - 1];
    const clo =
      getEnsembleClo([...worn, ...socks, shoes, ...(wrapped ? warm : [])]) -
      (open ? 0.25 * (outermost?.insulationClo ?? 0) : 0) +
      (extra ? EXTRA_CLO : 0) +
      (fit.thermals ? THERMALS_CLO : 0);
    return {
      temperatureC: hour.temperatureC,
      feelsLikeC: hour.feelsLikeC,
      windMps: hour.windSpeedMps,
      rainMm: hour.raining ? (precipitation.amountMm ?? 1) : 0,
      snow: precipitation.kind === 'snow' || precipitation.kind === 'sleet',
      worn,
      outermost,
      open,
      wrapped,
      clo,
    };
  });
  const extremes = (of: (...values: number[]) => number): Extremes => ({
    temperatureC: of(...hours.map(({ temperatureC }) => temperatureC)),
    feelsLikeC: of(...hours.map(({ feelsLikeC }) => feelsLikeC)),
    windMps: of(...hours.map(({ windMps }) => windMps)),
  });
  const told = takeAlong.map(({ label }) => label).join(' · ');
  const all = [...base, ...layers, shoes, ...accessories];
  return {
    sport: isSport(morning.categoryId),
    business: morning.categoryId === CATEGORY_ID.business,
    date: morning.categoryId === CATEGORY_ID.date,
    base,
    layers,
    shoes,
    accessories,
    all,
    hours,
    told,
    reason,
    title,
    rows: rows.map(({ text }) => text),
    min: extremes(Math.min),
    max: extremes(Math.max),
    rainMm: hours.reduce((sum, { rainMm }) => sum + rainMm, 0),
    rainyShare: share(hours.filter(({ rainMm }) => rainMm > 0).length, hours.length),
    snow: hours.some(({ snow }) => snow),
    umbrella: all.some(({ slot }) => slot === 'umbrella') || /우산/.test(told),
    pm25: Math.max(0, ...morning.hours.map(({ pm25UgM3 }) => pm25UgM3 ?? 0)),
    pm10: Math.max(0, ...morning.hours.map(({ pm10UgM3 }) => pm10UgM3 ?? 0)),
  };
}

/** Judges the first outfit of a morning, and names the rules that it breaks. */
export function audit(result: EngineResult): { judgement: Verdict; rules: string[] } {
  const shown = describeShown(result);
  const found = RULES.map(({ name, judge }) => ({ name, finding: judge(shown) }));
  const namesOf = (finding: Finding) => found.filter((each) => each.finding === finding).map(({ name }) => name);
  const [wrong, doubtful] = [namesOf('wrong'), namesOf('doubtful')];
  const judgement = wrong.length > 0 ? 'wrong' : doubtful.length > 0 ? 'doubtful' : 'right';
  return { judgement, rules: [...wrong, ...doubtful] };
}
