import { addJosa } from '@/lib/domain/recommendation/josa';
import { ACTIONS, CAUSES, type ReasonFacts } from '@/lib/domain/recommendation/reason-texts';

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
  const facts: ReasonFacts = {
    span: '−3°에서 0° 사이라',
    range: '3',
    colderAt: '춘천시',
    coldest: { at: '밤 9시', degrees: '−3°' },
    warmest: { at: '오후 2시', degrees: '0°' },
    coldestFelt: { at: '밤 9시', degrees: '−8°' },
    warmestFelt: { at: '오후 2시', degrees: '0°' },
    warmsUp: false,
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

  /** The current hour is both the coldest and the warmest of the remaining day. */
  const now = { at: null, degrees: '−3°' };
  const late = { ...facts, span: null, range: null, coldest: now, warmest: now, coldestFelt: now, warmestFelt: now };

  it('form one clause and one friendly sentence each', () => {
    for (const cause of Object.values(CAUSES).flat())
      for (const said of [facts, late]) expect(cause(said)).toMatch(/^[^.,]+니$/);
    for (const action of Object.values(ACTIONS).flat()) expect(action(facts)).toMatch(/^[^.]+요\.$/);
  });

  it('differ within each kind', () => {
    for (const wordings of [...Object.values(CAUSES), ...Object.values(ACTIONS)])
      for (const said of [facts, late])
        expect(new Set(wordings.map((wording) => wording(said))).size).toBe(wordings.length);
  });
});
