import { findPlaces, searchPlaces } from '@/lib/api-host/region/find-places';
import { resolvePlaceName } from '@/lib/api-host/region/resolve-place';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { romaniseArea } from '@/lib/messages/en/romanise';

const split = (text: string) => text.trim().split(/\s*,\s*/);
const ABROAD = split(`
  Tokyo, Osaka, Kyoto, Kobe, Nagoya, Sapporo, Fukuoka, Okinawa, Beijing, Peking, Shanghai, Tianjin, Shenzhen, Dalian, Qingdao, Nanjing,
  Hong Kong, Macau, Taipei, Hanoi, Danang, Bangkok, Chiang Mai, Phuket, Manila, Cebu, Jakarta, Bali, Singapore, Kuala Lumpur, Delhi, Mumbai,
  Dubai, Doha, Istanbul, Moscow, London, Paris, Berlin, Munich, Rome, Milan, Venice, Madrid, Barcelona, Lisbon, Vienna, Prague, Zurich,
  Geneva, Oslo, Athens, Cairo, Nairobi, New York, Boston, Chicago, Seattle, Toronto, Lima, Sydney, Japan, China, France, United States,
  Gotham, Wakanda, Nara, Tottori, Kanazawa, Gifu, Sendai, Matsuyama, Jiaxing, Dandong, Yanji, Hunchun,
  도쿄, 오사카, 교토, 후쿠오카, 삿포로, 오키나와, 베이징, 북경, 상하이, 톈진, 칭다오, 대련, 연길, 심양, 홍콩, 마카오, 타이베이, 하노이, 다낭, 방콕,
  푸켓, 마닐라, 세부, 발리, 싱가포르, 두바이, 모스크바, 런던, 파리, 베를린, 로마, 밀라노, 바르셀로나, 프라하, 취리히, 뉴욕, 시카고, 시애틀, 하와이, 괌,
  시드니, 일본, 중국, 미국, 프랑스, 베트남, 태국, 대만, 독일, 영국,
  Yangon, Doha, Changchun, Changsha, Ningbo, Taiyuan, Dongguan, Odessa, Bonn, Bari, Sochi, Kochi, Nagano, Oita, Aomori, Panama, Dalian China,
  "Tokyo Japan", New York City, Bengaluru, Hue, Pune, Kumasi, Āsansol, 오사카 날씨, 일본 오사카, 나가노, 돗토리, 후쿠오카시, 단둥, 닝보, 쿤밍, 엘에이, 남미`).map(
  (name) => name.replaceAll('"', ''),
);
const NORTHERN = split(`
  Pyongyang, Pyeongyang, Kaesong, Gaeseong, Nampo, Wonsan, Hamhung, Chongjin, Sinuiju, Haeju, Rason, Sariwon, Hyesan, Kanggye, North Korea,
  Paektusan, Baekdusan, Kumgangsan, 평양, 평양시, 개성, 개성시, 남포, 신의주, 함흥, 원산, 원산시, 청진, 청진시, 해주, 해주시, 나진, 나선, 선봉, 사리원, 혜산,
  강계, 김책, 신포, 회령, 백두산, 금강산, 묘향산, 황해도, 평안도, 평안북도, 함경도, 함경남도, 양강도, 자강도, 북한`);
const PARTIAL = split(`
  충청도, 충청, 전라도, 전라, 경상도, 경상, 전남광주통합특별시, North Jeolla, Kyonggi-do, Kangwon, Gangwon State, Jeolla, Gyeongsang, rudrleh,
  대한민국, 한국, 남한, Korea, South Korea, 경기도, 경기, 강원도, 강원, 강원특별자치도, 강원자치도, 충청북도, 충북, 충청남도, 충남, 전라북도, 전북, 전북자치도, 전라남도, 전남, 경상북도, 경북, 경상남도, 경남,
  제주도, 제주특별자치도, Gyeonggi-do, Gyeonggi, Gangwon-do, Gangwon, Chungcheongbuk-do, Jeollanam-do, Gyeongsangbuk-do, Jeju-do, Gyeonggi Province,
  강남ㄱ, ㄱㄴㄱ, ㅅㅇ, 남구청앞, 강능시, 수웡, 부싼, 인쳔, Gangnm, Suwn, Incheom, Kangnung, Taegu`);
const COUNTRY = ['대한민국', '한국', '남한', 'Korea', 'South Korea'];
const isProvince = (name: string) => !COUNTRY.includes(name);
const describeFound = (name: string) => {
  const resolution = resolvePlaceName(name);
  return resolution.kind === 'found' ? [[name, resolution.entry.result.region, resolution.entry.result.name]] : [];
};

it('no foreign, northern or partial name is answered for another place', () => {
  const names = [...ABROAD, ...NORTHERN, ...PARTIAL];
  expect(names.length).toBeGreaterThan(200);
  expect(names.flatMap(describeFound)).toEqual([]);
});

it('names of places abroad and in the north are told from unclear ones', () => {
  for (const name of ['Tokyo', 'New York', '도쿄', 'Japan', '평양', '개성', '원산시', 'Pyongyang', 'North Korea'])
    expect([name, resolvePlaceName(name).kind]).toEqual([name, 'elsewhere']);
  for (const name of ['경기도', 'Gyeonggi-do', '전북자치도', 'Kangnung', '강능시'])
    expect(resolvePlaceName(name)).toMatchObject({ kind: 'unclear', candidates: expect.any(Array) });
});

it('the search names the province, similar names and places elsewhere as such, so that none is taken for what was typed', () => {
  const provinces = PARTIAL.filter((name) => searchPlaces(name).match === 'province');
  expect(provinces).toEqual(PARTIAL.slice(0, PARTIAL.indexOf('Gyeonggi Province') + 1).filter(isProvince));
  for (const name of provinces) {
    const { entries } = searchPlaces(name);
    expect([name, entries.length > 1]).toEqual([name, true]);
    const names = entries.map(({ result }) => result.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ko')));
  }
  const offered = [...ABROAD, ...NORTHERN].flatMap((name) => {
    const { match, entries } = searchPlaces(name);
    return match === 'elsewhere' || entries.length === 0 ? [] : [[name, match, entries[0]?.result.name]];
  });
  // No place has this name.
  expect(offered.filter(([, match]) => match !== 'name')).toEqual([['Gotham', 'similar', '고담동']]);
  for (const name of ['강낭구', 'Gangnm', '대한민국', 'Korea', 'Wakanda', '겅기도', 'Kumchon'])
    expect([name, searchPlaces(name).match]).toEqual([name, 'similar']);
});

it('a district is answered by its names', () => {
  const missed = DISTRICTS.filter((_, index) => index % 8 === 0).flatMap(({ place: { region } }) => {
    const english = region.sggnm.split(' ').toReversed().map(romaniseArea).join(', ');
    return [`${region.sidonm} ${region.sggnm}`, `${english}, ${romaniseArea(region.sidonm)}`].flatMap((name) => {
      const resolution = resolvePlaceName(name);
      const found = resolution.kind === 'found' && resolution.entry.result.region;
      return found && found.sggnm === region.sggnm && found.sidonm === region.sidonm ? [] : [name];
    });
  });
  expect(missed).toEqual([]);
});

it.each([
  ['강남', '강남구'],
  ['강남구', '강남구'],
  ['Gangnam', '강남구'],
  ['Gangnam-gu, Seoul', '강남구'],
  ['Jangan-gu, Suwon', '수원시 장안구'],
  ['Haeundae Beach', '해운대구'],
  ['역삼', '강남구'],
  ['강원자치도 춘천시', '춘천시'],
  ['전북자치도 전주시', '전주시 덕진구'],
  ['고성군', '고성군'],
  ['원산동', '남구'],
  ['순천', '순천시'],
])('%s is answered for %s', (name, district) =>
  expect(resolvePlaceName(name)).toMatchObject({ kind: 'found', entry: { result: { region: { sggnm: district } } } }),
);

it('the search offers nothing for a name abroad that is only similar to one here', () => {
  for (const name of ['Tokyo', 'Pyongyang', 'Kaesong', 'Bangkok', 'Kyoto', '평양', '개성', '하노이', '시드니', '해주'])
    expect([name, findPlaces(name)]).toEqual([name, []]);
  const find = (name: string) => findPlaces(name)[0]?.region;
  expect(find('강원자치도 춘천시')).toEqual({ sidonm: '강원특별자치도', sggnm: '춘천시' });
  expect(find('전북자치도 전주시')?.sidonm).toBe('전북특별자치도');
});
