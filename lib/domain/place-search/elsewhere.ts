import { toComparable } from '@/lib/contract/text-forms';

/** Provinces, cities, counties and mountains of the north, in Korean. Names that the south has, too, are exact there. */
const NORTHERN =
  '북한 평양 남포 개성 나선 라선 나진 라진 선봉 신의주 의주 함흥 흥남 원산 청진 해주 강계 사리원 혜산 김책 성진 신포 단천 만포 희천 정주 구성 안주 ' +
  '덕천 개천 평성 문천 송림 회령 경성 길주 명천 온성 경원 무산 삼지연 장진 북청 홍원 영흥 금야 안변 통천 회양 평강 이천군 판교군 법동 세포 김화 창도 ' +
  '개풍 장풍 배천 연안 재령 신천 은율 안악 황주 봉산 서흥 신계 곡산 수안 용강 강서 대동 강동 순안 숙천 영변 운산 태천 박천 선천 철산 용천 삭주 벽동 초산 ' +
  '위원 자성 후창 갑산 풍산 삼수 백암 백두산 금강산 묘향산 칠보산 구월산 개마고원 황해도 황해남도 황해북도 평안도 평안남도 평안북도 함경도 함경남도 함경북도 양강도 ' +
  '량강도 자강도';
/** Cities abroad that people of Korea often type, beside the countries and the cities of time zones. */
const ABROAD =
  '도쿄 동경 오사카 교토 나라시 고베 나고야 요코하마 후쿠오카 하카타 삿포로 홋카이도 오키나와 나하 히로시마 센다이 나가사키 구마모토 가고시마 벳푸 유후인 대마도 쓰시마 ' +
  '베이징 북경 상하이 상해 톈진 천진 광저우 선전 심천 칭다오 다롄 대련 선양 심양 하얼빈 옌볜 연변 연길 옌지 장춘 난징 남경 항저우 쑤저우 시안 서안 청두 충칭 우한 샤먼 구이린 ' +
  '홍콩 마카오 타이베이 타이페이 가오슝 타이중 타이난 하노이 호찌민 호치민 다낭 나트랑 냐짱 푸꾸옥 방콕 치앙마이 푸껫 푸켓 파타야 마닐라 세부 보라카이 자카르타 발리 쿠알라룸푸르 ' +
  '코타키나발루 프놈펜 시엠립 비엔티안 양곤 델리 뉴델리 뭄바이 카트만두 울란바토르 두바이 아부다비 도하 이스탄불 앙카라 테헤란 바그다드 예루살렘 텔아비브 모스크바 블라디보스토크 ' +
  '런던 파리 베를린 뮌헨 프랑크푸르트 함부르크 로마 밀라노 베네치아 베니스 피렌체 나폴리 마드리드 바르셀로나 리스본 암스테르담 브뤼셀 빈 비엔나 프라하 부다페스트 바르샤바 취리히 ' +
  '제네바 스톡홀름 오슬로 코펜하겐 헬싱키 더블린 에든버러 아테네 키이우 카이로 나이로비 케이프타운 요하네스버그 뉴욕 워싱턴 보스턴 시카고 로스앤젤레스 샌프란시스코 시애틀 라스베이거스 ' +
  '마이애미 하와이 호놀룰루 댈러스 휴스턴 애틀랜타 밴쿠버 토론토 몬트리올 멕시코시티 칸쿤 상파울루 리우데자네이루 부에노스아이레스 리마 시드니 멜버른 브리즈번 퍼스 오클랜드 괌 사이판 ' +
  '엘에이 유럽 아시아 아프리카 남미 북미 호주 터키 연변조선족자치주 단둥 단동 훈춘 도문 투먼 지린 길림 창춘 시닝 란저우 쿤밍 우시 닝보 원저우 샤오싱 포산 둥관 주하이 난닝 하이커우 싼야 구이양 ' +
  '라싸 우루무치 네이멍구 내몽골 타이위안 스자좡 정저우 지난시 옌타이 웨이하이 웨이팡 칭화 요나고 돗토리 시모노세키 기타큐슈 오이타 미야자키 마쓰야마 다카마쓰 도쿠시마 고치시 오카야마 니가타 ' +
  '가나자와 도야마 후쿠이 나가노 시즈오카 하마마쓰 기후 아오모리 아키타 모리오카 야마가타 하코다테 아사히카와 오타루 비에이 닛코 가마쿠라 하코네 아타미 이시가키 미야코지마 구라시키 사가시 ' +
  '푸꾸옥 하롱베이 사파 후에 호이안 달랏 무이네 끄라비 코사무이 아유타야 루앙프라방 방비엥 바탐 족자카르타 롬복 페낭 조호르바루 랑카위 브루나이 콜롬보 다카 카라치 라호르 카불 타슈켄트 알마티 ' +
  '사마르칸트 비슈케크 트빌리시 바쿠 예레반 리야드 제다 메카 쿠웨이트시티 마나마 무스카트 암만 베이루트 다마스쿠스 상트페테르부르크 이르쿠츠크 하바롭스크 사할린 민스크 리가 빌뉴스 탈린 류블랴나 ' +
  '자그레브 두브로브니크 베오그라드 사라예보 소피아 부쿠레슈티 크라쿠프 브라티슬라바 잘츠부르크 인스브루크 할슈타트 뉘른베르크 드레스덴 라이프치히 쾰른 뒤셀도르프 슈투트가르트 하이델베르크 본시 ' +
  '루체른 인터라켄 베른 바젤 리옹 마르세유 니스 보르도 스트라스부르 맨체스터 리버풀 버밍엄 글래스고 옥스퍼드 케임브리지 포르투 세비야 그라나다 발렌시아 말라가 빌바오 토리노 볼로냐 시칠리아 산토리니 ' +
  '레이캬비크 베르겐 예테보리 로테르담 헤이그 안트베르펜 룩셈부르크 카사블랑카 마라케시 튀니스 알제 아디스아바바 라고스 아크라 다카르 마다가스카르 덴버 피닉스 샌디에이고 포틀랜드 필라델피아 ' +
  '디트로이트 미니애폴리스 올랜도 뉴올리언스 내슈빌 오스틴 앵커리지 캘거리 에드먼턴 오타와 퀘벡 아바나 보고타 키토 쿠스코 산티아고 몬테비데오 라파스 카라카스 캔버라 애들레이드 케언스 골드코스트 ' +
  '크라이스트처치 퀸스타운 웰링턴 피지 팔라우 타히티';
/** Returns the letters of a name, without accents, blanks and punctuation. */
export const toLettersOnly = (text: string) =>
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

/** Words that people add to a place. */
const ADDED = new Set(['날씨', '여행', '옷차림', '시내', 'weather', 'city']);

let korean: ReadonlySet<string> | undefined;

const loadNames = (): ReadonlySet<string> =>
  (korean ??= new Set(
    [...`${NORTHERN} ${ABROAD}`.split(' '), ...listCountries(), ...listZoneCities()].map(toLettersOnly),
  ));

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Returns true if each word of a text belongs to the name of a country, a city abroad or a place in the north: 도쿄, New York
 * City, 일본 오사카 날씨. The south may have the same name. `latin` are further names by `toLettersOnly`.
 */
export function isElsewhereIn(text: string, latin: ReadonlySet<string>): boolean {
  const known = loadNames();
  const isKnown = (name: string) =>
    known.has(name) || latin.has(name) || (/[시군]$/.test(name) && known.has(name.slice(0, -1)));
  const words = text
    .split(/[\s,]+/)
    .map(toLettersOnly)
    .filter((word) => word !== '' && !ADDED.has(word));
  const areKnown = (rest: readonly string[]): boolean =>
    rest.length === 0 || rest.some((_, at) => isKnown(rest.slice(0, at + 1).join('')) && areKnown(rest.slice(at + 1)));
  return words.length > 0 && areKnown(words);
}

/** The same for Korean names, and countries and time zones in English. */
export const isElsewhere = (text: string): boolean => isElsewhereIn(text, NO_NAMES);
