import { describeDate } from '@/lib/domain/calendar/describe-date';
import { listWornAndCarried } from '@/lib/domain/recommendation/worn-and-carried';
import { KO } from '@/lib/messages/ko/messages';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { ask } from './ask';

const FACTS = { holiday: undefined, wetHour: null, isRough: false, attribution: '기상청' };
/** A day on which the first row of the only outfit has a light vest on. */
const COOL = { date: '2023-03-15', maxC: 14, minC: 7 } as const;
const onlyOutfit = (id: string) => OUTFITS.filter((outfit) => outfit.id === id);
const isVest = (name: string) => name.includes('경량 조끼');

it('lists a layer that the first row has on as worn, once, and not as to take along', () => {
  const [outfit] = ask(COOL, { outfits: onlyOutfit('female-daily-rider-turtle-knit-skirt') }).outfits;
  expect(outfit!.layers[0]!.text).toContain('안에 경량 조끼를 받쳐 입고');
  const { worn, carried } = listWornAndCarried(outfit!);
  expect(worn.filter(isVest)).toEqual(['경량 조끼']);
  expect(carried.map(({ label }) => label).filter(isVest)).toEqual([]);
  const { description } = describeDate({ ...FACTS, ...outfit! }, KO);
  expect(description).not.toContain('받쳐 입을 경량 조끼');
});

it('lists gloves that the first row puts on as worn, although the picture lacks them', () => {
  const FROSTY = { date: '2023-12-06', maxC: 1, minC: -6 } as const;
  const [outfit] = ask(FROSTY, { gender: 'MALE', outfits: onlyOutfit('male-daily-navy-long-down-jeans') }).outfits;
  expect(outfit!.layers[0]!.text).toContain('장갑을 껴요');
  const { worn, carried } = listWornAndCarried(outfit!);
  expect(worn).toContain('장갑');
  expect(carried.map(({ label }) => label)).not.toContain('장갑');
});

it('lists thermal underwear as worn', () => {
  const label = KO.takeAlong.thermals;
  const thermals = { kind: 'other', label, group: 'add', worn: label } as const;
  expect(listWornAndCarried({ items: [{ slot: 'top', name: '니트' }], takeAlong: [thermals] })).toEqual({
    worn: ['니트', label],
    carried: [],
  });
});

it('leaves a layer that is put on later among what to take along', () => {
  const takeAlong = [{ kind: 'cardigan', label: '걸칠 얇은 가디건', group: 'add' }] as const;
  expect(listWornAndCarried({ items: [], takeAlong }).carried).toEqual(takeAlong);
});
