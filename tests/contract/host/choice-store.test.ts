import { CATEGORY_ID } from '@/lib/contract/category';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { cacheEntries } from '@/lib/api-host/db/schema';
import type { ChoiceKey } from '@/lib/api-host/outfit/audience';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { createLogger } from '@/lib/log';
import { listDefaultEngines } from '../../support/engines';
import { eventually } from '../../support/eventually';

const AUDIENCE: ChoiceKey = {
  ...{ cell: { nx: 61, ny: 125 }, categoryId: CATEGORY_ID.daily, gender: 'FEMALE' },
  ...{ offsetClo: 0, without: '' },
};
const TODAY = '2026-01-15';
const NOW = kstEpochMs(TODAY, 8, 30);
/** Long enough for a busy machine; the timeout is not the subject of these tests. */
const TIMEOUT_MS = 30_000;
/** Each decision happens in its own hour. */
let hours = 0;
const nextHour = () => NOW + ++hours * HOUR_MS;

const choice = (daysAgo: number, first = `outfit-${daysAgo}`): FrozenChoice => ({
  date: addDays(TODAY, -daysAgo),
  categoryId: CATEGORY_ID.daily,
  gender: 'FEMALE',
  outfitIds: [first],
  furtherIds: [],
  hours: [],
});

describe.each(listDefaultEngines())('the stored choices of the last days, on $name', (engine) => {
  const logger = createLogger('silent', 'test');
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(async () => {
    await opened.close();
  });

  const store = () => createChoiceStore(() => opened.db, logger, TIMEOUT_MS);
  const readDates = async (from: ReturnType<typeof store>, audience = AUDIENCE) =>
    (await from.read(audience, TODAY, NOW)).choices.map(({ date }) => date);

  it('are the newest eleven, also after a restart: three in full, and the first outfit of the others', async () => {
    const before = store();
    for (let daysAgo = 12; daysAgo >= 0; daysAgo--) {
      await before.decide(AUDIENCE, { ...choice(daysAgo), outfitIds: [`outfit-${daysAgo}`, 'second'] }, nextHour());
    }
    const expected = Array.from({ length: 11 }, (_, daysAgo) => addDays(TODAY, -daysAgo));
    expect(await readDates(before)).toEqual(expected);
    expect(await readDates(store())).toEqual(expected);
    const ids = (await store().read(AUDIENCE, TODAY, NOW)).choices.map(({ outfitIds }) => outfitIds);
    expect(ids.slice(0, 4)).toEqual([...[0, 1, 2].map((ago) => [`outfit-${ago}`, 'second']), ['outfit-3']]);
  });

  it('are found by an instance that has not decided that date itself', async () => {
    const [one, other, audience] = [store(), store(), { ...AUDIENCE, categoryId: CATEGORY_ID.date } as const];
    await other.decide(audience, choice(1), NOW);
    await one.read(audience, TODAY, NOW);
    await one.decide(audience, choice(0, 'chosen by one'), NOW);
    expect((await readDates(other, audience))[0]).toBe(TODAY);
  });

  it('are decided once for two concurrent calls on one instance, and separately for another audience', async () => {
    const one = store();
    const audience = { ...AUDIENCE, categoryId: CATEGORY_ID.activity } as const;
    const other = { ...audience, gender: 'MALE' } as const;
    const concurrent = [one.decide(audience, choice(0, 'first'), NOW), one.decide(audience, choice(0, 'second'), NOW)];
    const decided = await Promise.all([...concurrent, one.decide(other, choice(0, 'beside'), NOW)]);
    expect(decided.map(({ outfitIds }) => outfitIds[0])).toEqual(['first', 'first', 'beside']);
    expect((await store().read(other, TODAY, NOW)).choices[0]?.outfitIds).toEqual(['beside']);
  });

  it('are decided once an hour, by the first instance', async () => {
    const audience = { ...AUDIENCE, categoryId: CATEGORY_ID.business } as const;
    const all = Array.from({ length: 4 }, store);
    const decided = await Promise.all(all.map((each, i) => each.decide(audience, choice(0, `by ${i}`), NOW)));
    expect(new Set(decided.map(({ outfitIds }) => outfitIds[0])).size).toBe(1);
    for (const each of [...all, store()]) {
      const { choices, isDecided } = await each.read(audience, TODAY, NOW);
      expect(isDecided).toBe(true);
      expect(choices[0]?.outfitIds).toEqual(decided[0]?.outfitIds);
    }
    const later = NOW + HOUR_MS;
    expect((await all[0]!.read(audience, TODAY, later)).isDecided).toBe(false);
    expect((await all[1]!.decide(audience, choice(0, 'an hour later'), later)).outfitIds).toEqual(['an hour later']);
    expect((await all[0]!.decide(audience, choice(0, 'too late'), later)).outfitIds).toEqual(['an hour later']);
  });

  it('tell the first outfits of the same date in other categories, until the category is decided', async () => {
    const business: ChoiceKey = { ...AUDIENCE, categoryId: CATEGORY_ID.business, offsetClo: 0.2 };
    const date: ChoiceKey = { ...business, categoryId: CATEGORY_ID.date };
    await store().decide(business, choice(1, 'of yesterday'), NOW);
    await store().decide(business, choice(0, 'for work'), NOW + HOUR_MS);
    const one = store();
    expect((await one.read(date, TODAY, NOW + HOUR_MS)).firstsElsewhere).toEqual(['for work']);
    await one.decide(date, choice(0, 'for a date'), NOW + HOUR_MS);
    expect((await one.read(date, TODAY, NOW + HOUR_MS)).firstsElsewhere).toEqual([]);
    expect((await one.read({ ...date, gender: 'MALE' }, TODAY, NOW + HOUR_MS)).firstsElsewhere).toEqual([]);
  });

  it("for a user's own hours are stored a thousand times an hour for one network, and not beyond", async () => {
    const choices = createChoiceStore(() => null, logger);
    const makeAudience = (at: number) => ({
      ...AUDIENCE,
      owner: 'visitor one',
      hours: [{ from: 8, until: 19, cell: { nx: 1 + (at % 149), ny: 1 + Math.floor(at / 149) } }],
    });
    const isStored = async (at: number) => {
      await choices.decide(makeAudience(at), choice(0), NOW, 'one network');
      return (await choices.read(makeAudience(at), TODAY, NOW)).choices.length > 0;
    };
    for (let at = 0; at < 1_000; at++) expect(await isStored(at)).toBe(true);
    expect(await isStored(1_000)).toBe(false);
    await choices.decide(makeAudience(1_001), choice(0), NOW, 'another network');
    expect((await choices.read(makeAudience(1_001), TODAY, NOW)).choices).toHaveLength(1);
  });

  it('of one user are not those of another with the same hours', async () => {
    const audience = { ...AUDIENCE, hours: [{ from: 7, until: 15, cell: null }] };
    const [one, other] = [
      { ...audience, owner: 'member one' },
      { ...audience, owner: 'member other' },
    ];
    await store().decide(one, choice(0), NOW);
    expect((await store().read(other, TODAY, NOW)).choices).toEqual([]);
    expect((await store().read(audience, TODAY, NOW)).choices).toEqual([]);
    expect((await store().read(one, TODAY, NOW)).choices).toEqual([choice(0)]);
    const keys = await opened.db.select({ key: cacheEntries.key }).from(cacheEntries);
    expect(keys.filter(({ key }) => /7-15|member/.test(key))).toEqual([]);
  });

  it('are deleted after a day unless the audience returned', async () => {
    const [once, back] = [
      { ...AUDIENCE, offsetClo: 0.4 },
      { ...AUDIENCE, offsetClo: 0.5 },
    ];
    const days = (count: number) => NOW + count * DAY_MS;
    await store().decide(back, choice(1), days(-1));
    const returned = store();
    await returned.read(back, TODAY, NOW);
    await returned.decide(back, choice(0), NOW);
    // Each write deletes old entries, except those of audiences that returned.
    await store().decide(once, choice(0), NOW);
    await store().decide({ ...AUDIENCE, offsetClo: 0.6 }, choice(-1), days(1));
    await eventually(
      () => readDates(store(), once),
      (dates) => dates.length === 0,
    );
    expect(await readDates(store(), back)).toEqual([TODAY, addDays(TODAY, -1)]);
  });

  it('belong to one audience, so that another offset has its own', async () => {
    const choices = store();
    await choices.decide({ ...AUDIENCE, offsetClo: 0.1 }, choice(0, 'lighter'), NOW);
    expect(await readDates(choices, { ...AUDIENCE, offsetClo: 0.2 })).toEqual([]);
    expect(await readDates(choices, { ...AUDIENCE, offsetClo: 0.1 })).toEqual([TODAY]);
  });
});
