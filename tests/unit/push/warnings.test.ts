import fc from 'fast-check';
import { MINUTE_MS } from '@/lib/contract/durations';
import { WARNING_GRADE_LIST } from '@/lib/contract/weather-warnings';
import { kstEpochMs } from '@/lib/domain/kst';
import { composeWarnings } from '@/lib/domain/push/compose-warnings';
import { isNight } from '@/lib/domain/push/quiet-hours';
import { findWarningChanges, type WarningPreference, type WarningState } from '@/lib/domain/push/warnings';
import { parseWarningName } from '@/lib/domain/weather/warning-name';
import { KO } from '@/lib/messages/ko/messages';

const [GANGNAM, SEOCHO] = [11680, 11650];
const SLOT_MS = 10 * MINUTE_MS;
const START_MS = kstEpochMs('2026-01-15', 18);

const preference = fc.record({
  from: fc.constantFrom(...WARNING_GRADE_LIST),
  atNight: fc.boolean(),
  areas: fc.constantFrom([GANGNAM], [GANGNAM, SEOCHO]),
});
/** Names of one sigungu: none or one grade of each hazard, mostly unchanged. */
const names = fc
  .record({
    cold: fc.constantFrom(null, '한파주의보', '한파경보'),
    wind: fc.constantFrom(null, '강풍주의보', '강풍경보'),
  })
  .map(({ cold, wind }) => [cold, wind].flatMap((name) => name ?? []));
const step = fc.record({ slots: fc.integer({ min: 1, max: 40 }), gangnam: names, seocho: names });
const history = fc.array(step, { minLength: 1, maxLength: 12 }).map((steps) => {
  let atMs = START_MS;
  return steps.map(({ slots, gangnam, seocho }): WarningState => {
    atMs += slots * SLOT_MS;
    return { atMs, active: { [GANGNAM]: gangnam, [SEOCHO]: seocho } };
  });
});

/** Grade of a hazard in a state as a user sees it. */
const getGrade = ({ active }: WarningState, { from, areas }: WarningPreference, hazard: string) =>
  [...WARNING_GRADE_LIST].reverse().find(
    (grade) =>
      WARNING_GRADE_LIST.indexOf(grade) >= WARNING_GRADE_LIST.indexOf(from) &&
      areas.some((area) =>
        active[area]!.some((name) => {
          const parsed = parseWarningName(name);
          return parsed?.hazard === hazard && parsed.grade === grade;
        }),
      ),
  ) ?? null;

describe('changes of weather warnings', () => {
  it('leave a user knowing each warning exactly, by day, and are told once', () => {
    let told = 0;
    fc.assert(
      fc.property(history, preference, (states, user) => {
        const known: Record<string, string | null> = {};
        for (const hazard of ['한파', '강풍']) known[hazard] = getGrade(states[0]!, user, hazard);
        states.forEach((state, index) => {
          const changes = findWarningChanges(states.slice(0, index + 1), user);
          for (const { hazard, before, now } of changes) {
            expect([hazard, before]).toEqual([hazard, known[hazard]]);
            expect(now).not.toBe(before);
            known[hazard] = now;
            told++;
          }
          for (const hazard of ['한파', '강풍']) {
            const present = getGrade(state, user, hazard);
            if (!isNight(state.atMs) && index > 0) expect([hazard, known[hazard]]).toEqual([hazard, present]);
            if (isNight(state.atMs) && user.atNight && index > 0 && present === 'warning')
              expect(known[hazard]).toBe('warning');
          }
          if (isNight(state.atMs)) expect(changes.every(({ now }) => user.atNight && now === 'warning')).toBe(true);
          // Users are found by the sigungu in which something changed.
          if (changes.length > 0)
            expect(
              user.areas.some(
                (area) => findWarningChanges(states.slice(0, index + 1), { ...user, areas: [area] }).length > 0,
              ),
            ).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
    expect(told).toBeGreaterThan(500);
  });

  it.each([
    ['폭염경보', { hazard: '폭염', grade: 'warning' }],
    ['폭풍해일주의보', { hazard: '폭풍해일', grade: 'advisory' }],
    ['경보', null],
    ['한파', null],
  ])('read the name %s', (name, parsed) => expect(parseWarningName(name)).toEqual(parsed));
});

describe('the text of a push about warnings', () => {
  const raised = { hazard: '한파', before: null, now: 'warning', areas: [GANGNAM] } as const;
  const write = (change: object, placeNames = ['강남구'], ...others: (typeof raised)[]) =>
    composeWarnings(
      {
        changes: [{ ...raised, areas: [GANGNAM], ...change }, ...others.map((each) => ({ ...each, areas: [GANGNAM] }))],
        placeNames,
      },
      KO,
    );

  it('names warning, place and what to wear', () =>
    expect(write({})).toEqual({
      title: '한파경보 · 강남구',
      body: '목도리와 장갑까지 챙기고, 살갗이 드러나지 않게 입어요.',
    }));

  it('names a lower grade and the end', () => {
    expect(write({ before: 'warning', now: 'advisory' }).title).toBe('한파주의보로 낮아짐 · 강남구');
    expect(write({ before: 'warning', now: null })).toEqual({
      title: '한파경보 해제 · 강남구',
      body: '기상청이 특보를 거뒀어요.',
    });
  });

  it('counts further places, and lists further changes and unknown hazards', () =>
    expect(write({ hazard: '안개' }, ['강남구', '서초구'], raised)).toEqual({
      title: '안개경보 · 강남구 외 1곳',
      body: '기상청이 발표했어요. 한파경보도 있어요.',
    }));

  it('names other places than that of the alarm in the body only', () =>
    expect(
      composeWarnings({ changes: [{ ...raised, areas: [SEOCHO] }], placeNames: ['서초구'], isElsewhere: true }, KO),
    ).toEqual({
      title: '한파경보',
      body: '한파경보 · 서초구\n목도리와 장갑까지 챙기고, 살갗이 드러나지 않게 입어요.',
    }));
});
