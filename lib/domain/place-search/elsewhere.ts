import { toComparable } from '@/lib/contract/text-forms';

/** Provinces, cities, counties and mountains of the north, in Korean. Names that the south has, too, are exact there. */
const NORTHERN =
  '북한 평양 남포 개성 나선 라선 나진 라진 선봉 신의주 의주 함흥 흥남 원산 청진 해주 강계 사리원 혜산 김책 성진 신포 단천 만포 희천 정주 구성 안주 ' +
  '덕천 개천 평성 문천 송림 회령 경성 길주 명천 온성 경원 무산 삼지연 장진 북청 홍원 영흥 금야 안변 통천 회양 평강 이천군 판교군 법동 세포 김화 창도 ' +
  '개풍 장풍 배천 연안 재령 신천 은율 안악 황주 봉산 서흥 신계 곡산 수안 용강 강서 대동 강동 순안 숙천 영변 운산 태천 박천 선천 철산 용천 삭주 벽동 초산 ' +
  '위원 자성 후창 갑산 풍산 삼수 백암 백두산 금강산 묘향산 칠보산 구월산 개마고원 황해도 황해남도 황해북도 평안도 평안남도 평안북도 함경도 함경남도 함경북도 양강도 ' +
  '량강도 자강도';
const NORTHERN_LATIN =
  'northkorea pyongyang pyeongyang nampo kaesong gaeseong rason najin rajin sonbong sinuiju hamhung heungnam hungnam wonsan chongjin cheongjin haeju ' +
  'kanggye ganggye sariwon hyesan kimchaek sinpo tanchon danchon manpo huichon chongju kusong anju tokchon kaechon pyongsong munchon songrim hoeryong ' +
  'hoeryeong onsong musan samjiyon paektusan baekdusan kumgangsan hwanghae pyongan pyeongan hamgyong hamgyeong ryanggang yanggang chagang jagang';

/** Cities abroad that people of Korea often type, beside the countries and the cities of time zones. */
const ABROAD =
  '도쿄 동경 오사카 교토 나라시 고베 나고야 요코하마 후쿠오카 하카타 삿포로 홋카이도 오키나와 나하 히로시마 센다이 나가사키 구마모토 가고시마 벳푸 유후인 대마도 쓰시마 ' +
  '베이징 북경 상하이 상해 톈진 천진 광저우 선전 심천 칭다오 다롄 대련 선양 심양 하얼빈 옌볜 연변 연길 옌지 장춘 난징 남경 항저우 쑤저우 시안 서안 청두 충칭 우한 샤먼 구이린 ' +
  '홍콩 마카오 타이베이 타이페이 가오슝 타이중 타이난 하노이 호찌민 호치민 다낭 나트랑 냐짱 푸꾸옥 방콕 치앙마이 푸껫 푸켓 파타야 마닐라 세부 보라카이 자카르타 발리 쿠알라룸푸르 ' +
  '코타키나발루 프놈펜 시엠립 비엔티안 양곤 델리 뉴델리 뭄바이 카트만두 울란바토르 두바이 아부다비 도하 이스탄불 앙카라 테헤란 바그다드 예루살렘 텔아비브 모스크바 블라디보스토크 ' +
  '런던 파리 베를린 뮌헨 프랑크푸르트 함부르크 로마 밀라노 베네치아 베니스 피렌체 나폴리 마드리드 바르셀로나 리스본 암스테르담 브뤼셀 빈 비엔나 프라하 부다페스트 바르샤바 취리히 ' +
  '제네바 스톡홀름 오슬로 코펜하겐 헬싱키 더블린 에든버러 아테네 키이우 카이로 나이로비 케이프타운 요하네스버그 뉴욕 워싱턴 보스턴 시카고 로스앤젤레스 샌프란시스코 시애틀 라스베이거스 ' +
  '마이애미 하와이 호놀룰루 댈러스 휴스턴 애틀랜타 밴쿠버 토론토 몬트리올 멕시코시티 칸쿤 상파울루 리우데자네이루 부에노스아이레스 리마 시드니 멜버른 브리즈번 퍼스 오클랜드 괌 사이판';
const ABROAD_LATIN =
  'osaka kyoto kobe nagoya yokohama fukuoka hakata sapporo hokkaido okinawa naha hiroshima sendai nagasaki kumamoto beijing peking shanghai tianjin ' +
  'guangzhou shenzhen qingdao dalian shenyang harbin nanjing hangzhou suzhou xian chengdu chongqing wuhan xiamen kaohsiung taichung tainan hanoi saigon ' +
  'danang nhatrang chiangmai phuket pattaya cebu boracay bali penang delhi newdelhi mumbai bangalore osh milan venice florence naples barcelona munich ' +
  'frankfurt hamburg geneva nice lyon marseille manchester edinburgh liverpool capetown boston washington sanfrancisco seattle lasvegas miami hawaii ' +
  'dallas houston atlanta philadelphia sandiego montreal cancun rio riodejaneiro auckland saipan mexico england scotland america usa uk';

const normalise = (text: string) =>
  toComparable(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[\s\-.,'’&()]/g, '');

const KOREA = 'KR';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGION_CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((code) => code !== KOREA);

/** Returns the names of all other countries in Korean and English. Codes without a country have none. */
const listCountries = (): string[] =>
  ['ko', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return REGION_CODES.flatMap((code) => names.of(code) ?? []);
  });

/** Returns the cities of the time zones: Asia/Tokyo, America/New_York. */
const listZoneCities = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '')
    .filter((city) => city !== 'Seoul');

let elsewhere: ReadonlySet<string> | undefined;

/** Returns true if a text names a country, a city abroad or a place in the north. The south may have the same name. */
export function isElsewhere(text: string): boolean {
  elsewhere ??= new Set(
    [
      ...[NORTHERN, NORTHERN_LATIN, ABROAD, ABROAD_LATIN].flatMap((list) => list.split(' ')),
      ...listCountries(),
      ...listZoneCities(),
    ].map(normalise),
  );
  const typed = normalise(text);
  return elsewhere.has(typed) || (/[시군]$/.test(typed) && elsewhere.has(typed.slice(0, -1)));
}
