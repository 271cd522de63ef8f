import { readFileSync, writeFileSync } from 'node:fs';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { listAdditions } from '@/lib/domain/recommendation/picture-additions';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { getPictureId, parsePictureId } from '@/lib/domain/wardrobe/additions';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { createEngine } from './engine';

// Counts which pictures with additions a year in Seoul and blocks of days in 30 cities need, and writes the list of those
// worth rendering, the most frequent first.
const FILE = 'data/outfits/dressed-pictures.json';
/** Blocks of consecutive days, so that outfits rotate. */
const BLOCK_DAYS = 8;
const BLOCK_EVERY = 40;
/** Users see the first outfit without swiping. */
const FIRST_WEIGHT = 3;
/** Share of the needs that the list covers. The rest needs as many pictures again. */
const COVERED = 0.99;

const days = [
  ...getSeoul2023Days(),
  ...CITIES.flatMap((city) => getCityDays(city).filter((_, index) => index % BLOCK_EVERY < BLOCK_DAYS)),
];
type Weights = ReadonlyMap<string, number>;

/** Returns how often each picture is needed. */
function weighPictures(ageGroup?: MemberAgeGroup): Weights {
  const chooseOutfits = createEngine('average', ageGroup);
  const weights = new Map<string, number>();
  for (const day of days)
    for (const categoryId of CATEGORY_IDS)
      for (const gender of GENDERS) {
        const morning = createMorning(day, categoryId, gender);
        const demands = getDemands(morning.hours, morning.outdoorHours);
        for (const [index, { outfit, fit }] of chooseOutfits(morning).outfits.entries()) {
          const traits = getTraits(outfit, garmentById);
          const additions = listAdditions(outfit, { traits, fit }, demands, categoryId);
          if (additions.length === 0) continue;
          const id = getPictureId(outfit.id, additions);
          weights.set(id, (weights.get(id) ?? 0) + (index === 0 ? FIRST_WEIGHT : 1));
        }
      }
  return weights;
}

/** Returns the pictures that cover most of the needs, the most frequent first. */
function listCovering(weights: Weights): string[] {
  const byWeight = [...weights].sort(([, a], [, b]) => b - a);
  const all = byWeight.reduce((sum, [, weight]) => sum + weight, 0);
  let covered = 0;
  return byWeight.flatMap(([id, weight]) => {
    const isListed = covered < COVERED * all;
    covered += weight;
    return isListed ? [id] : [];
  });
}

const ofUniforms = new Set<string>(OUTFITS.filter(({ uniform }) => uniform).map(({ id }) => id));
const isOfUniform = (id: string) => ofUniforms.has(parsePictureId(id)?.outfitId ?? '');
const weights = weighPictures();
const pupilWeights = new Map([...weighPictures('pupil')].filter(([id]) => isOfUniform(id)));
const listed = [...listCovering(weights), ...listCovering(pupilWeights)];
// Days with an occasion are not replayed, so pictures of outfits for one stay.
const ofOccasions = new Set<string>(OUTFITS.filter(({ occasion }) => occasion).map(({ id }) => id));
const kept = (JSON.parse(readFileSync(FILE, 'utf8')) as string[]).filter((id) =>
  ofOccasions.has(parsePictureId(id)?.outfitId ?? ''),
);
writeFileSync(FILE, `${JSON.stringify([...listed, ...kept], null, 2)}\n`);
console.log(
  `${days.length} days: ${listed.length} of ${weights.size + pupilWeights.size} pictures cover ${COVERED * 100} % of the needs`,
);
