import { findPlaceEntries } from '@/lib/api-host/region/find-places';
import { getPlaceName } from '@/lib/api-host/region/english-names';
import { loadPlaceEntries } from '@/lib/api-host/region/place-entries';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { romaniseArea } from '@/lib/messages/en/romanise';
import { getMessages } from '@/lib/messages/get-messages';
import { romaniseName } from '@/tools/regions/romanise';

const { places } = getMessages('en');

// Official spellings of names on which the rules of pronunciation and those of names differ, or meet.
it.each([
  ['종로구', 'jongno-gu'],
  ['중구', 'jung-gu'],
  ['중랑구', 'jungnang-gu'],
  ['상록구', 'sangnok-gu'],
  ['덕양구', 'deogyang-gu'],
  ['안양시', 'anyang-si'],
  ['통영시', 'tongyeong-si'],
  ['밀양시', 'miryang-si'],
  ['담양군', 'damyang-gun'],
  ['의왕시', 'uiwang-si'],
  ['울릉군', 'ulleung-gun'],
  ['철원군', 'cheorwon-gun'],
  ['횡성군', 'hoengseong-gun'],
  ['묵호동', 'mukho-dong'],
  ['별양동', 'byeoryang-dong'],
  ['신림동', 'sillim-dong'],
  ['왕십리역', 'wangsimni-yeok'],
  ['독립문역', 'dongnimmun-yeok'],
  ['선릉역', 'seolleung-yeok'],
  ['학여울역', 'hangnyeoul-yeok'],
  ['남영역', 'namyeong-yeok'],
  ['압구정', 'apgujeong'],
  ['강릉', 'gangneung'],
  ['해돋이', 'haedoji'],
])('%s is romanised as %s', (name, romanised) => expect(romaniseName(name, true)).toBe(romanised));

it.each([
  ['서울특별시', '강남구', 'Gangnam-gu', 'Gangnam-gu, Seoul'],
  ['경기도', '수원시 장안구', 'Jangan-gu', 'Jangan-gu, Suwon'],
  ['강원특별자치도', '춘천시', 'Chuncheon', 'Chuncheon, Gangwon-do'],
  ['강원특별자치도', '양양군', 'Yangyang-gun', 'Yangyang-gun, Gangwon-do'],
  ['제주특별자치도', '제주시', 'Jeju City', 'Jeju City, Jeju-do'],
  ['세종특별자치시', '세종시', 'Sejong', 'Sejong'],
  ['전라남도', '목포시', 'Mokpo', 'Mokpo, Jeollanam-do'],
  ['충청북도', '청주시 상당구', 'Sangdang-gu', 'Sangdang-gu, Cheongju'],
  ['전남광주통합특별시', '북구', 'Buk-gu', 'Buk-gu, Jeonnam-Gwangju'],
])('%s %s is %s in a sentence and %s in a heading', (sidonm, sggnm, inSentence, inHeading) => {
  expect([places.formatDistrict({ sidonm, sggnm }), places.formatRegion({ sidonm, sggnm })]).toEqual([
    inSentence,
    inHeading,
  ]);
});

it('messages romanise cities and districts as the table of places does', () => {
  const words = new Set(DISTRICTS.flatMap(({ place: { region } }) => region.sggnm.split(' ')));
  const differing = [...words].filter(
    (word) => romaniseArea(word).toLowerCase() !== romaniseName(word, true).replace(/-si$/, ''),
  );
  expect(differing).toEqual(['제주시']);
});

it('every district has an English name of its own, by which it is found', () => {
  const regions = DISTRICTS.map(({ place: { region } }) => region);
  const names = regions.map(places.formatRegion);
  expect(names.filter((name) => !/^[A-Z][a-z]+(-gu|-gun| City)?(, [A-Z][a-z]+(-[A-Za-z]+)?)?$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(regions.length);
  const sample = regions.filter((_, index) => index % 5 === 0);
  const lost = sample.filter(({ sidonm, sggnm }) => {
    const [found] = findPlaceEntries(places.formatRegion({ sidonm, sggnm }));
    return found?.result.region.sidonm !== sidonm || found.result.region.sggnm !== sggnm;
  });
  expect(lost.map(places.formatRegion)).toEqual([]);
});

it('every place has an English name', () => {
  const odd = loadPlaceEntries().filter((entry) => !/^[A-Z0-9][\w '&.,·-]*$/.test(getPlaceName(entry, 'en')));
  expect(odd.map((entry) => getPlaceName(entry, 'en'))).toEqual([]);
});

it.each([
  ['명동', 'Myeong-dong'],
  ['역삼1동', 'Yeoksam 1-dong'],
  ['강남역', 'Gangnam Station'],
  ['전주한옥마을', 'Jeonju Hanok Village'],
  ['해운대해수욕장', 'Haeundae Beach'],
  ['아주대', 'Ajou University'],
  ['디지털미디어시티역', 'Digital Media City Station'],
  ['수원컨벤션센터', 'Suwon Convention Center'],
  ['강남구', 'Gangnam-gu'],
])('%s is called %s', (korean, english) => {
  const names = findPlaceEntries(korean).map((entry) => getPlaceName(entry, 'en'));
  expect(names).toContain(english);
});
