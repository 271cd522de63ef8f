import { readFileSync } from 'node:fs';
import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { LANGUAGES, type Language } from '@/lib/contract/language';
import { getOutfitItems } from '@/lib/domain/recommendation/items';
import { choosePicture, groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { getPictureTitle, listDefining } from '@/lib/domain/recommendation/picture-title';
import { addToOutfit, parsePictureId } from '@/lib/domain/wardrobe/additions';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { TITLED_GARMENTS } from '@/lib/domain/wardrobe/outfit-tables/titled-garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { SeenRecord } from '@/lib/domain/wardrobe/seen-garments';
import type { GarmentId, Slot } from '@/lib/domain/wardrobe/wardrobe';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';

const read = <T>(name: string) => JSON.parse(readFileSync(`data/outfits/${name}`, 'utf8')) as Record<string, T>;

const recorded = read<SeenRecord>('seen.json');
const outfitById = new Map<string, (typeof OUTFITS)[number]>(OUTFITS.map((outfit) => [outfit.id, outfit]));
const pictures = [...listPictures('data/outfits')].sort().map((id) => {
  const { outfitId, additions } = parsePictureId(id)!;
  return { id, additions, outfit: addToOutfit(outfitById.get(outfitId)!, additions) };
});
const find = (id: string) => pictures.find((picture) => picture.id === id)!;

const CLOTHES: readonly Slot[] = ['underlayer', 'top', 'bottom', 'dress', 'outer'];

/** Returns the least share of the figure, in percent, of a garment that a title or a list may name. */
function getLeastPercent(pictureId: string, garment: GarmentId): number {
  const { model, slot } = getGarment(garment);
  const isBetween = find(pictureId)
    .outfit.layers.slice(0, -1)
    .some((layer) => layer.garment === garment);
  if (isBetween && ['padded', 'fleece', 'hoodie'].includes(model.kind)) return 4.5;
  if (slot === 'dress') return 3;
  return CLOTHES.includes(slot) ? 1 : 0.4;
}
const isHidden = (pictureId: string, garment: GarmentId) =>
  (recorded[pictureId]?.small[garment] ?? 100) < getLeastPercent(pictureId, garment);

it('the record of seen garments is up to date: npm run figures -- --seen', () => {
  const origins = read<{ scene: string }>('origins.json');
  expect(Object.keys(recorded)).toEqual(pictures.map(({ id }) => id));
  expect(pictures.filter(({ id }) => !origins[id]!.scene.startsWith(recorded[id]!.scene)).map(({ id }) => id)).toEqual(
    [],
  );
});

describe('the shown title of every picture', () => {
  const titled = (id: string, garment: GarmentId) =>
    !getWornGarments(find(id).outfit).some((worn) => worn.garment === garment) || isHidden(id, garment);

  it('is that of the outfit only if the picture shows all garments that it names', () => {
    const wrong = pictures.filter((picture) => {
      const isUsual = getPictureTitle(picture, KO) === KO.outfits[picture.outfit.id];
      return isUsual === TITLED_GARMENTS[picture.outfit.id].some((garment) => titled(picture.id, garment));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('otherwise names two garments that are seen', () => {
    for (const picture of pictures) {
      const defining = listDefining(picture);
      expect(defining).toHaveLength(2);
      expect(defining.filter(({ garment }) => isHidden(picture.id, garment))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('is as short as the titles of outfits in %s', (language) => {
    const messages = getMessages(language);
    const long = pictures
      .map((picture) => getPictureTitle(picture, messages))
      .filter((title) => title.length > messages.items.longestTitle);
    expect(long).toEqual([]);
  });

  it('is composed with the particle that the first name needs', () => {
    expect(getPictureTitle(find('male-date-mac-tucked-tee-slacks--closed'), KO)).toBe('맥코트와 슬랙스');
    expect(getPictureTitle(find('female-business-black-long-coat-suit--closed'), KO)).toBe('롱코트와 기모 슬랙스');
    expect(getPictureTitle(find('male-date-mac-tucked-tee-slacks--closed'), getMessages('en'))).toBe(
      'Mac coat & slacks',
    );
  });
});

it('the titles of outfits name garments that these contain', () => {
  const wrong = OUTFITS.filter((outfit) => {
    const worn = getWornGarments(outfit).map(({ garment }) => garment);
    return !TITLED_GARMENTS[outfit.id].every((garment) => worn.includes(garment));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('the items of every picture mark exactly the garments that it hides', () => {
  for (const picture of pictures) {
    const hidden = getOutfitItems(picture, garmentById, KO).filter(({ underneath }) => underneath);
    const names = getWornGarments(picture.outfit)
      .filter(({ garment }) => isHidden(picture.id, garment))
      .map(({ colorId, garment, pattern }) =>
        KO.items.nameItem(KO.colors[colorId], KO.garments[garment], pattern?.kind),
      );
    expect(hidden.map(({ name }) => name).sort()).toEqual(names.sort());
  }
});

it('the items of a picture name the patterns of garments, once', () => {
  const listNames = (id: string, language: Language) =>
    getOutfitItems(find(id), garmentById, getMessages(language)).map(({ name }) => name);
  expect(listNames('female-daily-field-jacket-stripe-tee', 'ko')).toContain('아이보리 줄무늬 긴팔 티');
  expect(listNames('female-daily-field-jacket-stripe-tee', 'en')).toContain('Ivory striped long-sleeved T-shirt');
  expect(listNames('female-date-check-blazer-knit-dress', 'ko')).toContain('모카 체크 울 재킷');
  expect(listNames('female-date-check-blazer-knit-dress', 'en')).toContain('Mocha checked wool blazer');
  expect(listNames('female-date-flared-dress-straw-bag', 'ko')).toContain('하늘색 꽃무늬 반팔 플레어 원피스');
  expect(listNames('female-date-puff-mini-dress', 'en')).toContain('Navy polka-dot puff-sleeved minidress');
});

it('no picture counts as showing an addition that is hidden in it', () => {
  const byOutfit = groupPictures(pictures.map(({ id }) => id));
  const slots = {
    gloves: 'handwear',
    hat: 'headwear',
    mask: 'mask',
    rainboots: 'shoes',
    scarf: 'neckwear',
    snowshoes: 'shoes',
  };
  for (const { id, additions, outfit } of pictures) {
    const plain = outfitById.get(outfit.id)!;
    const alone = new Map([[outfit.id, byOutfit.get(outfit.id)?.filter((one) => one.id === id) ?? []]]);
    const { id: chosen, shown } = choosePicture(plain, additions, alone);
    const seen = additions.filter((addition) => {
      if (addition === 'closed') return true;
      const added = getWornGarments(outfit).findLast(({ garment }) => getGarment(garment).slot === slots[addition])!;
      return !isHidden(id, added.garment);
    });
    expect({ id, shown }).toEqual({ id, shown: chosen === id ? seen : [] });
  }
});

it('lists fleece of which only a strip is seen under a coat as worn underneath', () => {
  const items = getOutfitItems(find('male-daily-parka-fleece-sweatshirt'), garmentById, getMessages('en'));
  expect(items.find(({ name }) => name === 'Cream fleece jacket')).toMatchObject({ underneath: true });
});
