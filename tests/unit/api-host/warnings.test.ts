import { findRegionRow } from '@/lib/api-host/region/region-table';
import { parseBulletin } from '@/lib/api-host/weather/kma/parse-bulletin';
import { findAreasOfSigungu } from '@/lib/api-host/weather/kma/warning-areas';
import { parseNewestBulletin } from '@/lib/api-host/weather/kma/warnings';
import { kstEpochMs } from '@/lib/domain/kst';

// The texts follow the service's guide and public clients' notes about real responses.
const SEA = 'o 풍랑주의보 : 남해동부바깥먼바다, 제주도앞바다(제주도서부앞바다) o 한파주의보 : 강원도(태백, 평창산지)';
const NESTED =
  'o 강풍주의보 : 서해5도(백령도.대청도), 충청남도(보령도서), 전북자치도(부안위도면, 군산옥도면(어청도 제외), 군산어청도)';

describe('a bulletin', () => {
  it.each([
    ['on two lines', 'o 강풍주의보 : 울릉도.독도\r\no 건조경보 : 대구, 부산'],
    ['on one', 'o 강풍주의보 : 울릉도.독도 o 건조경보 : 대구, 부산'],
    ['with nothing between', 'o 강풍주의보 : 울릉도.독도o 건조경보 : 대구, 부산'],
  ])('lists warnings with their areas, %s', (_, text) => {
    expect(parseBulletin(text).map(({ name, areas }) => [name, areas.map((area) => area.name)])).toEqual([
      ['강풍주의보', ['울릉도.독도']],
      ['건조경보', ['대구', '부산']],
    ]);
  });

  it.each([
    '※ 자세한 내용은 기상청 누리집을 참고하세요.',
    '* 특보 현황은 변동될 수 있음',
    '\n\n<참고> 울릉도.독도 제외',
    '(주) 발표관서: 기상청',
  ])('may end with a note: %j', (note) => {
    const entries = parseBulletin(`o 강풍주의보 : 울릉도.독도\r\no 건조경보 : 대구, 부산 ${note}`);
    expect(entries.map(({ name, areas }) => [name, areas.map((area) => area.name)])).toEqual([
      ['강풍주의보', ['울릉도.독도']],
      ['건조경보', ['대구', '부산']],
    ]);
  });

  it('may name parts of areas and nested brackets', () => {
    const areas = parseBulletin(NESTED)[0]!.areas;
    expect(areas.map(({ name, parts }) => [name, parts])).toEqual([
      ['서해5도', ['백령도.대청도']],
      ['충청남도', ['보령도서']],
      ['전북자치도', ['부안위도면', '군산옥도면(어청도 제외)', '군산어청도']],
    ]);
  });

  it.each(['o 없음', 'o 없 음', '없음'])('may contain no warning: %s', (text) =>
    expect(parseBulletin(text)).toEqual([]),
  );

  it.each([
    '',
    '특보 목록 형식이 바뀜',
    'o 호우경보 서울',
    'o 호우경보 : 경기도(수원',
    'o 호우경보 : 경기도)',
    'o 소식 : 서울',
  ])('that cannot be read is an error, not "no warning": %p', (text) =>
    expect(() => parseBulletin(text)).toThrow(expect.objectContaining({ kind: 'malformed' })),
  );

  it('is the newest in a body', () => {
    const rows = [
      { tmFc: 202_607_221_100, tmSeq: 9, t6: 'o 폭염경보 : 서울' },
      { tmFc: '202607221100', tmSeq: '10', t6: 'o 없 음' },
      { tmFc: '202607220500', tmSeq: 3, t6: 'o 폭염주의보 : 서울' },
    ];
    expect(parseNewestBulletin(rows)).toEqual({ announcedAtMs: kstEpochMs('2026-07-22', 11), entries: [] });
    expect(() => parseNewestBulletin([{ tmFc: '2026', t6: '' }])).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    );
  });
});

describe('a 시군구 is covered', () => {
  const of = (code: string, text: string) => {
    const [{ areas } = { areas: [] }] = parseBulletin(`o 폭염경보 : ${text}`);
    return findAreasOfSigungu(findRegionRow(code)!, areas);
  };
  const GANGNAM = '11680';
  const PYEONGCHANG = '51760';
  const TAEBAEK = '51190';
  const SUWON = '41111';
  const GWANGJU_OF_GYEONGGI = '41610';
  const GOSEONG_OF_GANGWON = '51820';

  it.each([
    ['in its sido', GANGNAM, '서울, 대전', ['서울']],
    ['in its sido by its whole name', GANGNAM, '서울특별시', ['서울특별시']],
    ['in a zone of Seoul', GANGNAM, '서울(서울동남권, 서울동북권)', ['서울동남권']],
    ['in no other zone of Seoul', GANGNAM, '서울(서울서북권)', []],
    ['in all but another zone', GANGNAM, '서울(서울서북권 제외), 대전', ['서울']],
    ['not in what is left out', GANGNAM, '서울(서울동남권 제외)', []],
    ['in its own name', TAEBAEK, '강원도(태백, 평창산지)', ['태백']],
    ['in a part of itself', PYEONGCHANG, '강원도(태백, 평창산지)', ['평창산지']],
    ['in all but a part of itself', PYEONGCHANG, '강원도(평창산지 제외)', ['강원도(평창산지 제외)']],
    ['if only the name of its 시도 is given', PYEONGCHANG, '강원도(강원북부산지)', ['강원북부산지']],
    ['in its city', SUWON, '경기도(수원, 성남)', ['수원']],
    ['not in a namesake', GWANGJU_OF_GYEONGGI, '광주, 전라남도', []],
    ['not in a namesake of another sido', GOSEONG_OF_GANGWON, '경상남도(고성)', []],
    ['not at sea', PYEONGCHANG, '동해중부앞바다(강원중부앞바다)', []],
  ])('%s', (_, code, text, words) => expect(of(code, text)).toEqual(words));

  it('by the former name of its 시도', () => {
    const row = { ...findRegionRow(GANGNAM)!, sidonm: '전남광주통합특별시', sggnm: '여수시' };
    const prev = [{ code: '46130', sidonm: '전라남도', sggnm: '여수시' }];
    const [entry] = parseBulletin('o 강풍경보 : 전라남도(거문도.초도, 완도)');
    expect(findAreasOfSigungu({ ...row, prev }, entry!.areas)).toEqual(['거문도.초도']);
  });

  it("by no warning for the sea or for other areas' mountains", () => {
    for (const { areas } of parseBulletin(SEA)) expect(findAreasOfSigungu(findRegionRow(GANGNAM)!, areas)).toEqual([]);
  });
});
