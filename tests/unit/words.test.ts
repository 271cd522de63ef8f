import { spawnSync } from 'node:child_process';

/** Every text of the product: `file<TAB>text`. */
const WORDS = spawnSync(process.execPath, ['scripts/product-texts.mjs'], { encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .map((line) => line.split('\t') as [file: string, text: string]);

/** Literal texts of the specification; all others use 해요체. */
const AS_SPECIFIED = [
  '안녕하세요!\\n날옷입니다.',
  '비밀번호 변경에 실패했습니다.',
  '비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.',
  '회원 정보 업데이트에 실패했습니다.',
  '회원 정보가 성공적으로 업데이트되었습니다.',
  '알림 설정이 저장되었습니다.',
  '코디가 삭제되었습니다.',
  '탈퇴처리되었습니다.',
  '사용자 정보를 찾을 수 없습니다.',
  '등록되지 않은 계정입니다.',
  '알림 권한이 필요합니다. 브라우저 설정에서 알림을 허용해주세요.',
  '오류가 발생했습니다. 다시 시도해주세요.',
  '로그아웃 되었습니다.',
  '아이디는 필수값입니다.',
  '아이디는 최소 6자 이상이어야 합니다.',
  '아이디는 최대 12자까지 가능합니다.',
  '비밀번호 형식이 올바르지 않습니다.',
  '닉네임에 띄어쓰기는 포함될 수 없습니다.',
  '이메일은 필수값입니다.',
  '비밀번호가 일치하지 않습니다.',
];
/** Legal texts, in legal language. */
const LEGAL = /^lib\/domain\/policy\//;

it("finds the product's texts", () => {
  expect(WORDS.length).toBeGreaterThan(1_000);
  for (const text of AS_SPECIFIED) expect(WORDS.map(([, found]) => found)).toContain(text);
});

it('texts use 해요체', () => {
  const formal = WORDS.filter(([file, text]) => /(니다|니까|시오)[.?!]?($|\s)/.test(text) && !LEGAL.test(file));
  expect(formal.filter(([, text]) => !AS_SPECIFIED.includes(text))).toEqual([]);
});

it('texts space 드려요 in one way', () => {
  expect(WORDS.filter(([, text]) => /[가-힣]드(려|린|릴|립)/.test(text))).toEqual([]);
});

it('texts contain no filler, and nothing that is not said like that', () => {
  const dull =
    /차분하게 시작|느긋하게 보내|빗소리|올려다봐|하루 보내요|갈리니|비 예보가|바깥일|장갑까지 해요|°로 (몹시 )?[가-힣]+니$/;
  expect(WORDS.filter(([, text]) => dull.test(text))).toEqual([]);
});

it('texts never ask to tell a code, as phishers do', () => {
  expect(WORDS.filter(([, text]) => /인증번호를[^.]*알려/.test(text))).toEqual([]);
});

it('texts contain no bare imperatives', () => {
  expect(WORDS.filter(([, text]) => /(하라|해라|하십시오|하시오|할 것)[.!]?$/.test(text))).toEqual([]);
});

it('Korean texts contain no English except names', () => {
  const latin = WORDS.filter(([file, text]) => !/[가-힣]/.test(text) && !file.endsWith('-en.html'));
  expect(latin.filter(([, text]) => !['Google', 'PM2.5', 'QR'].includes(text))).toEqual([]);
});

it('ignores comments', () => {
  expect(WORDS.filter(([, text]) => /^\/?\*|\*\/$/.test(text))).toEqual([]);
});
