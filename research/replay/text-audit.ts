import { isSport } from '@/lib/domain/recommendation/purposes';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import type { Garment, WornGarment } from '@/lib/domain/wardrobe/wardrobe';
import { KO } from '@/lib/messages/ko/messages';
import type { Morning } from '@/tests/support/recorded-days/morning';
import { getDayFacts, type DayFacts } from './day-facts';

type NamedGarment = Garment & { name: string };

/** Texts of an outfit with the facts against which they are audited. */
interface OutfitTexts {
  reason: string;
  taken: string;
  rows: string[];
  all: string;
  layers: NamedGarment[];
  worn: NamedGarment[];
  sport: boolean;
  day: DayFacts;
  snowCm: number;
  /** The shell is off or open in some hour of rain. */
  shellOff: boolean;
}

function collectTexts(recommended: RecommendedOutfit, morning: Morning): OutfitTexts {
  const { reason, takeAlong, layers, fit } = recommended;
  const { outfit } = recommended.picture;
  const find = ({ garment }: WornGarment): NamedGarment => ({
    ...getGarment(garment),
    name: KO.garments[garment],
  });
  // What to do by feel is told of every layered outfit.
  const rows = layers.map(({ text }) => text.replace(/ 걷다 더우면 .*$/, ''));
  const taken = takeAlong.map(({ label }) => label).join(' · ');
  return {
    reason,
    taken,
    rows,
    all: [reason, taken, ...rows].join(' · '),
    layers: outfit.layers.map(find),
    worn: [...outfit.base, ...outfit.layers, outfit.shoes, ...outfit.accessories].map(find),
    sport: isSport(morning.categoryId),
    day: getDayFacts(morning),
    shellOff: morning.outdoorHours.some(({ raining }, hour) => raining && !fit.states[hour]!.waterResistant),
    snowCm: morning.hours.reduce((sum, { precipitation }) => sum + (precipitation.snowCm ?? 0), 0),
  };
}

const wears = ({ worn }: OutfitTexts, slot: Garment['slot']) => worn.some((garment) => garment.slot === slot);
const wearsWarm = ({ worn }: OutfitTexts, slot: Garment['slot']) =>
  worn.some((garment) => garment.slot === slot && garment.insulationClo > 0);

const TEXT_RULES: readonly { name: string; broken: (said: OutfitTexts) => boolean }[] = [
  {
    name: 'suggests to take along what is worn',
    broken: (said) =>
      (/우산/.test(said.taken) && wears(said, 'umbrella')) ||
      (/마스크/.test(said.taken) && wears(said, 'mask')) ||
      (/목도리/.test(said.taken) && wearsWarm(said, 'neckwear')) ||
      (/장갑/.test(said.taken) && wears(said, 'handwear')) ||
      (/모자($| ·)/.test(said.taken) && wears(said, 'headwear')) ||
      (/선글라스/.test(said.taken) && wears(said, 'eyewear')) ||
      (/내의/.test(said.taken) && said.worn.some(({ id }) => id.startsWith('thermal-top'))) ||
      (/가디건/.test(said.taken) && said.layers.some(({ model }) => model.kind === 'cardigan')),
  },
  {
    name: 'suggests to take along one thing twice',
    broken: ({ taken }) => (taken.match(/가디건/g) ?? []).length > 1 || (taken.match(/모자/g) ?? []).length > 1,
  },
  {
    name: 'mentions an umbrella that does not exist, or in a wind of 10 m/s',
    broken: (said) =>
      (/우산을|우산도/.test(said.reason) && !/우산/.test(said.taken) && !wears(said, 'umbrella')) ||
      (said.day.strongestWindMps >= 10 && /우산(을 (들|챙|써)|도 써)/.test(said.reason)),
  },
  {
    name: 'calls hot weather warm, or warm weather cool',
    broken: ({ all, day }) =>
      (/따뜻하니/.test(all) && day.warmestC >= 29) ||
      (/쌀쌀|서늘/.test(all) && day.coldestC >= 20) ||
      (/춥|추우니/.test(all) && day.coldestC >= 12) ||
      (/시원하게|바람이 잘 통하는/.test(all) && day.warmestC < 18),
  },
  {
    name: 'omits a layer in the middle',
    broken: ({ reason, layers }) =>
      / 위에 /.test(reason) && layers.slice(0, -1).some(({ name }) => !reason.includes(name)),
  },
  { name: 'mentions lying snow although none fell', broken: ({ all, snowCm }) => /눈길|쌓이/.test(all) && snowCm < 1 },
  { name: 'recommends rain boots for sport', broken: ({ sport, taken }) => sport && /레인부츠/.test(taken) },
  {
    name: 'recommends padding against rain',
    broken: ({ reason, layers }) => /물에 강한|비를 막|젖지 않게/.test(reason) && layers.at(-1)?.fabric === 'padding',
  },
  {
    name: 'contradicts the layer rows about taking off',
    broken: ({ reason, rows }) => {
      const comesOff = rows.some((text) => /벗|열|들고 나서/.test(text));
      return /벗어요|벗을 수/.test(reason) && !comesOff && !/몸이 데워지면/.test(reason);
    },
  },
  {
    name: 'calls it warm and recommends to put something on',
    broken: ({ reason }) => /(따뜻|더우|무더우|찌)\S*니, .*(걸쳤다가|받쳐|겹치|겹쳐|앞을 열|여닫)/.test(reason),
  },
  {
    name: 'recommends to wear what is only carried',
    broken: ({ reason, rows }) =>
      rows.every((text) => /들고 나서요\.$/.test(text)) && /(을|를) (입어요|더해요|걸쳐요|걸치고)|조여요/.test(reason),
  },
  {
    name: 'recommends to go out in what is carried at the start, or to open what is open',
    broken: ({ reason, rows: [first = ''], layers }) => {
      const carried = /(?:까지만 입고 )?([^.]*)[은는] 들고 나서/.exec(first)?.[1]?.split(/, |[과와] /) ?? [];
      return (
        // A shell is put on when the rain that the reason names begins.
        layers.some(
          ({ name }) => carried.includes(name) && new RegExp(`(?<!젖지 않게 )${name}( 차림|[을를] 입)`).test(reason),
        ) ||
        (/(따뜻해지|오르|더우)면 앞을 열/.test(reason) && /앞을 열고 걸/.test(first))
      );
    },
  },
  {
    name: 'warns of wind for umbrellas in a light wind',
    broken: ({ reason, day }) => /뒤집히/.test(reason) && day.strongestWindMps < 8,
  },
  {
    name: 'calls heavy clothes light',
    broken: ({ reason, worn, layers }) =>
      /가볍게/.test(reason) &&
      layers.length === 0 &&
      worn.some(({ slot, insulationClo }) => slot === 'top' && insulationClo >= 0.3),
  },
  {
    name: 'explains by rising temperature why to put something on',
    broken: ({ reason }) =>
      /오르니, .*(까지 (겹|해요)|받쳐|껴입|빈틈없이|여며|감싸|막아|따뜻하게)/.test(reason) &&
      !/더우면|따뜻해지면|오르면|더울|열어 입/.test(reason),
  },
  {
    name: 'explains by cold why to carry the coat, or by changes why to wrap up',
    broken: ({ reason, sport }) =>
      (!sport &&
        /(추우니|추운 날이니|차니|얼어|서늘하니|쌀쌀하니), .*(만일을 위해|들고만|가볍게|열어 입|열어 둬)/.test(
          reason,
        )) ||
      /(차이 나니|일교차가 .*되니), .*(목도리와 장갑|빈틈없이|목까지)/.test(reason),
  },
  {
    name: 'puts on against rain what is off in the rain',
    broken: ({ reason, shellOff }) => /물에 강한|비를 막|젖지 않게/.test(reason) && shellOff,
  },
  {
    name: 'calls it light although something is added',
    broken: ({ reason, taken, rows }) =>
      /가볍게|하나로/.test(reason) &&
      !/걸쳐요|가디건|조끼/.test(reason) &&
      (/가디건|조끼|내의/.test(taken.replace(/냉방 대비 \S+ 가디건/, '')) ||
        rows.some((text) => /가디건|조끼/.test(text) && /(걸쳐요|입어요)/.test(text))),
  },
  {
    name: 'is about a layer that is carried all day',
    broken: ({ reason, rows, layers }) => {
      const outer = layers.at(-1)?.name;
      if (!outer || !rows.every((text) => !new RegExp(`${outer}(까지 입|[을를] (다시 )?입|.*앞을)`).test(text)))
        return false;
      return (
        rows.every((text) => /들고 나서/.test(text)) &&
        new RegExp(`${outer} 차림|${outer}[을를] 입|${outer}(으로|로) `).test(reason)
      );
    },
  },
  {
    name: 'is silent about scarf and gloves that are worn, or tells those that are carried',
    broken: ({ reason, rows, day }) =>
      /목도리와 장갑까지/.test(reason) && rows.every((text) => /챙겨 둬요/.test(text)) && day.coldestFeelsLikeC > -3,
  },
  {
    name: 'tells thermals above 10 °C',
    broken: ({ taken, day }) => /내의/.test(taken) && day.warmestC > 10,
  },
  { name: 'has more than four rows', broken: ({ rows }) => rows.length > 4 },
  {
    name: 'warms up or cools down against the day',
    broken: ({ reason, day }) =>
      (/따뜻해지면/.test(reason) && day.warmestC - day.coldestC < 2) ||
      (/일교차가/.test(reason) && day.warmestC - day.coldestC < 7),
  },
  {
    name: 'tells to run with a mask, or sport outdoors in heat',
    broken: ({ all }) => /마스크[^.·]*(뛰|달리)/.test(all),
  },
  {
    name: 'names one garment twice',
    broken: ({ reason, worn }) =>
      worn.some(({ name }) => name.length > 1 && reason.split(name).length > 2 && !/벗어|걸쳐/.test(reason)),
  },
  {
    name: 'repeats a row',
    broken: ({ rows }) => rows.some((text, index) => index > 0 && text === rows[index - 1]),
  },
  {
    name: 'puts on again what was not worn before',
    broken: ({ rows, layers }) =>
      layers.some(({ name }) => {
        const first = rows.findIndex((text) => text.includes(name));
        return first >= 0 && new RegExp(`${name}[을를] 다시`).test(rows[first] ?? '') && first === 0;
      }),
  },
  {
    name: 'is not a complete sentence',
    broken: ({ reason, rows }) =>
      [reason, ...rows].some((text) => !/요\.$/.test(text) || / {2}|undefined|^\s|\(\)/.test(text)),
  },
  { name: 'is longer than two lines of a phone', broken: ({ reason }) => reason.length > 52 },
];

export function auditText(recommended: RecommendedOutfit, morning: Morning): string[] {
  const said = collectTexts(recommended, morning);
  return TEXT_RULES.filter(({ broken }) => broken(said)).map(({ name }) => name);
}
