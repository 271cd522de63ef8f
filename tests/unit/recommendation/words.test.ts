import { withJosa } from '@/lib/domain/recommendation/josa';
import { ACTIONS, CAUSES, type ReasonFacts } from '@/lib/domain/recommendation/reason-words';

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
  ] as const)('of %s (%s): %s', (word, josa, expected) => expect(withJosa(word, josa)).toBe(expected));
});

describe('the wordings of reasons', () => {
  const facts: ReasonFacts = {
    min: '-3',
    max: '0',
    range: '3',
    coldest: '-8',
    hottest: '0',
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

  it('make one clause and one friendly sentence each', () => {
    for (const cause of Object.values(CAUSES).flat()) expect(cause(facts)).toMatch(/^[^.,]+니$/);
    for (const action of Object.values(ACTIONS).flat()) expect(action(facts)).toMatch(/^[^.]+요\.$/);
  });

  it('differ within each kind', () => {
    for (const wordings of [...Object.values(CAUSES), ...Object.values(ACTIONS)])
      expect(new Set(wordings.map((wording) => wording(facts))).size).toBe(wordings.length);
  });
});
