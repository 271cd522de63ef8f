import { CATEGORY_ID } from '@/lib/contract/category';
import { OUTFIT_TABLES } from '@/lib/domain/wardrobe/outfits';
import { getOutfitGender, parseSharedLook, formatSharedLookPath } from '@/lib/domain/shared-look';

const PLACE = { cell: { nx: 61, ny: 126 }, region: { sidonm: '서울특별시', sggnm: '강남구' } };
const read = (query: string) => parseSharedLook(new URLSearchParams(query));

it('survives a round trip', () => {
  for (const outfitId of [null, 'female-date-knit']) {
    const look = { place: PLACE, categoryId: CATEGORY_ID.date, outfitId };
    const path = formatSharedLookPath('/home', look);
    expect(path).toMatch(/^\/home\?place=61\.126\./);
    expect(read(path.split('?')[1]!)).toEqual(look);
  }
});

it('is null without a place and ignores other invalid values', () => {
  for (const query of ['', 'category=4', 'place=x', 'place=0.0.서울특별시.강남구', 'place=61.126.<b>.강남구'])
    expect(read(query)).toBeNull();
  expect(read('place=61.126.서울특별시.강남구&category=9&outfit=../x')).toEqual({
    place: PLACE,
    categoryId: CATEGORY_ID.daily,
    outfitId: null,
  });
});

it('begins the id of every outfit with its gender', () => {
  for (const { name, table } of OUTFIT_TABLES)
    for (const { id } of Object.values(table).flat())
      expect([id, getOutfitGender(id)]).toEqual([id, name.startsWith('female') ? 'FEMALE' : 'MALE']);
  expect(getOutfitGender('parka')).toBeNull();
});
