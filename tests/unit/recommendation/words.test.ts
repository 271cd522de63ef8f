import { addJosa } from '@/lib/domain/recommendation/josa';
import { ACTIONS, CAUSES, type ReasonFacts, type Wordings } from '@/lib/domain/recommendation/reason-texts';

describe('Korean particles', () => {
  it.each([
    ['코트', '을/를', '코트를'],
    ['가디건', '을/를', '가디건을'],
    ['니트', '은/는', '니트는'],
    ['재킷', '이/가', '재킷이'],
    ['셔츠', '과/와', '셔츠와'],
    ['맨투맨', '과/와', '맨투맨과'],
    ['바람막이', '으로/로', '바람막이로'],
    ['재킷', '으로/로', '재킷으로'],
    ['양말', '으로/로', '양말로'],
    ['양말', '을/를', '양말을'],
    ['목도리', '이면/면', '목도리면'],
    ['롱패딩', '이면/면', '롱패딩이면'],
  ] as const)('after %s (%s): %s', (word, josa, expected) => expect(addJosa(word, josa)).toBe(expected));
});

describe('the wordings of reasons', () => {
  const evening = { at: '밤 9시', when: '밤 9시엔', degrees: '−3°', direction: 'falling' } as const;
  const facts: ReasonFacts = {
    span: '−3°에서 0° 사이라',
    range: '3',
    colderAt: '춘천시',
    warmerAt: '부산시',
    warmer: '덜 추우',
    dressesUp: false,
    sportTime: '저녁 7시 뒤에',
    extraTold: false,
    isWarm: false,
    isMild: true,
    isSteady: true,
    coldest: evening,
    warmest: { at: '오후 2시', when: '오후 2시엔', degrees: '0°', direction: null },
    coldestFelt: { ...evening, degrees: '−8°' },
    warmestFelt: { at: '오후 2시', when: '오후 2시엔', degrees: '0°', direction: null },
    swing: [{ at: '오후 2시', when: '오후 2시엔', degrees: '0°', direction: null }, evening],
    parts: '낮과 밤',
    getsWarmer: true,
    getsColder: true,
    coolsAtSunset: true,
    windMps: '4',
    when: '오후 3시부터 ',
    outer: '롱패딩',
    outermost: '롱패딩',
    under: '니트와 가디건',
    lightest: '니트',
    extra: '경량 조끼',
    cool: '쌀쌀',
    top: '니트',
    bottom: '청바지',
    shoes: '부츠',
  };

  /** Only the current hour is left, so that nothing changes any more. */
  const now = { at: '지금', when: '지금', degrees: '−3°', direction: null };
  const peaks = { coldest: now, warmest: now, coldestFelt: now, warmestFelt: now };
  const still = { swing: null, parts: null, getsWarmer: false, getsColder: false, coolsAtSunset: false };
  const late: ReasonFacts = { ...facts, span: null, range: null, ...peaks, ...still };
  const write = (wordings: Wordings, said: ReasonFacts) => wordings.flatMap((wording) => wording(said) ?? []);

  it('form one clause and one friendly sentence each', () => {
    for (const said of [facts, late]) {
      for (const cause of Object.values(CAUSES).flatMap((wordings) => write(wordings, said)))
        expect(cause).toMatch(/^[^.,]+니$/);
      for (const action of Object.values(ACTIONS).flatMap((wordings) => write(wordings, said)))
        expect(action).toMatch(/^[^.]+요\.$/);
    }
  });

  it('differ within each kind, all of them if the weather changes and at least one if it does not', () => {
    for (const wordings of [...Object.values(CAUSES), ...Object.values(ACTIONS)]) {
      expect(new Set(write(wordings, facts)).size).toBe(wordings.length);
      const texts = write(wordings, late);
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
