import { LANGUAGES } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import { addJosa } from '@/lib/messages/ko/josa';
import type { Peak, ReasonFacts, Wordings } from '@/lib/messages/reason-facts';
import { listTextFacts } from '@/tests/support/text-facts';

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

const at = (hour: number, degreesC: number, direction: Peak['direction'] = null): Peak => ({
  ...{ moment: { hour, isNextDay: false }, place: null, degreesC, direction },
});
const FACTS: ReasonFacts = {
  day: 'today',
  span: { lowC: -3, highC: 0 },
  rangeK: 3,
  isThroughout: true,
  coldestPart: 'night',
  colderAt: { name: '<Chuncheon>' },
  warmerAt: { name: null },
  warmth: 'less-cold',
  dressesUp: false,
  sportTime: { is: 'after', hour: 19 },
  extraTold: false,
  startsWithExtra: false,
  isWarm: false,
  isMild: true,
  getsHot: true,
  keepsDry: true,
  coldest: at(21, -3, 'falling'),
  warmest: at(14, 0),
  coldestFelt: at(21, -8, 'falling'),
  warmestFelt: at(14, 0),
  swing: [at(14, 0), at(21, -3, 'falling')],
  parts: ['daytime', 'night'],
  getsWarmer: true,
  coolsAtSunset: true,
  windMps: 4,
  beginning: { moment: { hour: 15, isNextDay: false }, place: null, isBrief: false },
  outer: '<outer>',
  outermost: '<middle>',
  under: ['<top>', '<middle>'],
  lightest: ['<top>'],
  extra: '<vest>',
  top: '<top>',
  bottom: '<bottom>',
  hasScarf: true,
  isClosed: true,
  shoes: '<shoes>',
};
const NOW: Peak = { moment: 'now', place: null, degreesC: -3, direction: null };
/** Only the present hour is left, so that nothing changes any more. */
const LATE: ReasonFacts = {
  ...FACTS,
  ...{ span: { lowC: -3, highC: -3 }, rangeK: null, swing: null, parts: null, beginning: null },
  ...{ coldest: NOW, warmest: NOW, coldestFelt: NOW, warmestFelt: NOW },
  ...{ getsWarmer: false, coolsAtSunset: false },
};
const CASES: readonly ReasonFacts[] = [
  FACTS,
  LATE,
  { ...FACTS, isMild: false, getsHot: false, keepsDry: false, isThroughout: false, warmth: 'hotter' },
  { ...LATE, isWarm: true, extraTold: true, startsWithExtra: true, day: 'tomorrow', sportTime: null },
  { ...FACTS, shoes: null, isClosed: false, hasScarf: false },
];

const write = (wordings: Wordings, facts: ReasonFacts) => wordings.flatMap((wording) => wording(facts) ?? []);
const { reasons: ko } = getMessages('ko');
const { reasons: en } = getMessages('en');

describe('the wordings of reasons', () => {
  it.each(LANGUAGES)('differ within each kind, all of them if the weather changes and some if not: %s', (language) => {
    const { causes, actions } = getMessages(language).reasons;
    for (const wordings of [...Object.values(causes), ...Object.values(actions)]) {
      expect(new Set(write(wordings, FACTS)).size).toBe(wordings.length);
      const texts = write(wordings, LATE);
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('form one clause and one friendly sentence each in Korean', () => {
    for (const facts of CASES) {
      for (const cause of Object.values(ko.causes).flatMap((wordings) => write(wordings, facts)))
        expect(cause).toMatch(/^[^.,]+니$/);
      for (const action of Object.values(ko.actions).flatMap((wordings) => write(wordings, facts)))
        expect(action).toMatch(/^[^.]+요\.$/);
    }
  });

  it('allow and mention the same facts in both languages', () => {
    const getFacts = (text: string | null) => text && listTextFacts(text);
    for (const facts of CASES)
      for (const subject of ['causes', 'actions'] as const)
        for (const [name, wordings] of Object.entries<Wordings>(ko[subject]))
          wordings.forEach((wording, index) => {
            const english = (en[subject] as Record<string, Wordings>)[name]![index]!(facts);
            expect({ name, index, facts: getFacts(english) }).toEqual({ name, index, facts: getFacts(wording(facts)) });
          });
  });

  it('tell the hour of rain that falls for an hour only, not a beginning', () => {
    const brief = { ...FACTS, beginning: { ...FACTS.beginning!, isBrief: true } };
    expect(write(ko.causes.rain, brief).join()).toContain('오후 3시쯤');
    expect(write(ko.causes.rain, brief).join()).not.toContain('부터');
    expect(write(en.causes.rain, brief).join()).not.toContain('from 3 pm');
  });

  it('have a layer taken off as it gets hotter on a hot day', () => {
    const text = (getsHot: boolean) => write(ko.actions.takeOff, { ...FACTS, getsWarmer: true, getsHot }).join();
    expect(text(true)).toContain('걸쳤다가 더워지면 벗어요');
    expect(text(false)).toContain('걸쳤다가 따뜻해지면 벗어요');
  });

  it('name no shoes that others replace, and close only a layer that is closed in some hour', () => {
    for (const { actions } of [ko, en]) {
      expect(write(Object.values(actions).flat() as unknown as Wordings, { ...FACTS, shoes: null }).join()).not.toMatch(
        /null|<shoes>/,
      );
      expect(write(actions.snowWear, { ...FACTS, shoes: null }).join()).toMatch(/젖지 않는 신발|waterproof shoes/);
      expect(write(actions.wearOpen, FACTS).join()).toMatch(/여며|close/);
      expect(write(actions.wearOpen, { ...FACTS, isClosed: false }).join()).not.toMatch(/여며|close/);
    }
  });

  it('follow because-clauses with advice, not with praise', () => {
    const texts = CASES.flatMap((facts) => Object.values(ko.actions).flatMap((wordings) => write(wordings, facts)));
    expect(texts.filter((text) => /든든|딱 (좋|맞)|내내|차림에 우산/.test(text))).toEqual([]);
  });

  it('call nobody hot on a cool day, and no cotton jacket rain-tight', () => {
    for (const { actions } of [ko, en]) {
      const changing = [...actions.takeOff, ...actions.openUp] as unknown as Wordings;
      expect(write(changing, FACTS).join()).toMatch(/더우|\bhot\b/);
      expect(write(changing, { ...FACTS, getsHot: false }).join()).not.toMatch(/더[우울워]|\bhot\b/);
      expect(write(actions.shell, FACTS)).toHaveLength(3);
      expect(write(actions.shell, { ...FACTS, keepsDry: false })).toHaveLength(1);
    }
  });

  it('tell to wear light clothes, but no shoes or dress twice', () => {
    for (const { actions } of [ko, en]) {
      expect(write(actions.airy, FACTS).join()).not.toMatch(/<shoes>/);
      expect(write(actions.airy, { ...FACTS, bottom: FACTS.top })).toHaveLength(2);
    }
  });

  it('call no air of 16° cold, and no warm day chilly', () => {
    const wind = (degreesC: number) => write(ko.causes.wind, { ...FACTS, coldestFelt: { ...NOW, degreesC } }).join();
    expect([wind(3), wind(12), wind(17)].map((text) => /°라 (\S+)니/.exec(text)?.[1])).toEqual([
      '추우',
      '쌀쌀하',
      '서늘하',
    ]);
    const facts = { ...FACTS, isWarm: true };
    for (const { actions } of [ko, en]) {
      expect(write(actions.within, FACTS).join()).toMatch(/쌀쌀|chilly/);
      expect(write(actions.within, facts).join()).not.toMatch(/쌀쌀|chilly/);
    }
  });

  it('name no scarf where a neck warmer is worn', () => {
    for (const { actions } of [ko, en])
      for (const wordings of [actions.bundle, actions.stayBrief]) {
        expect(write(wordings, FACTS).join()).toMatch(/목도리|scarf/);
        expect(write(wordings, { ...FACTS, hasScarf: false }).join()).not.toMatch(/목도리|scarf/);
      }
  });

  it('compose one English sentence', () => {
    const sentences = CASES.flatMap((facts) => {
      const actions = Object.values(en.actions).flatMap((wordings) => write(wordings, facts));
      return Object.values(en.causes)
        .flatMap((wordings) => write(wordings, facts))
        .flatMap((cause) => actions.map((action) => en.compose(facts.day, cause, action)));
    });
    const isSentence = (text: string) => /^(Tomorrow: \S|[A-Z0-9−])[^가-힣.]*[^가-힣.\s]\.$/.test(text);
    const hasFlaw = (text: string) => /undefined|null|NaN| {2}|\ba [aeiou]/.test(text);
    expect(sentences.length).toBeGreaterThan(10_000);
    expect(sentences.filter((text) => !isSentence(text) || hasFlaw(text))).toEqual([]);
  });
});

it.each(LANGUAGES)('describes only the coldest hour if the others are much warmer: %s', (language) => {
  const { causes } = getMessages(language).reasons;
  const facts: ReasonFacts = { ...FACTS, isThroughout: false, coldestPart: 'morning', coldest: at(7, 6) };
  for (const cause of ['freezing', 'cold', 'cool', 'mild'] as const) {
    const texts = write(causes[cause], facts);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => !/아침|morning|오전 7시|7 am/.test(text))).toEqual([]);
    expect(write(causes[cause], { ...facts, coldestPart: 'daytime' })).toHaveLength(1);
  }
});

it('calls no hour cool that is warm, even if it is the coldest one', () => {
  for (const language of LANGUAGES) {
    const { coolEnds } = getMessages(language).reasons.causes;
    const write = (degreesC: number) => coolEnds[1]!({ ...FACTS, coldest: at(11, degreesC) });
    expect(write(28)).not.toMatch(/선선|cool/);
    expect(write(22)).toMatch(/선선|cool/);
  }
});

it.each(LANGUAGES)('explains no coat that stays on by temperatures that rise or differ: %s', (language) => {
  const { coolEnds } = getMessages(language).reasons.causes;
  const swing: ReasonFacts['swing'] = [at(7, -3), at(14, 0, 'rising')];
  const write = (dressesUp: boolean) => coolEnds.map((wording) => wording({ ...FACTS, swing, dressesUp }) !== null);
  expect(write(false)).toEqual([true, true, true]);
  expect(write(true)).toEqual([false, true, false]);
});
