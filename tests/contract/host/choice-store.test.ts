import { CATEGORY_ID } from '@/lib/contract/category';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import type { Audience } from '@/lib/api-host/outfit/audience';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { addDays } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import { createLogger } from '@/lib/log';
import { engines } from '../../support/engines';
import { eventually } from '../../support/eventually';

const AUDIENCE: Audience = { cell: { nx: 61, ny: 125 }, categoryId: CATEGORY_ID.daily, gender: 'FEMALE', offsetClo: 0 };
const TODAY = '2026-01-15';

const choice = (daysAgo: number, first = `outfit-${daysAgo}`): FrozenChoice => ({
  date: addDays(TODAY, -daysAgo),
  categoryId: CATEGORY_ID.daily,
  gender: 'FEMALE',
  outfitIds: [first],
  hours: [],
});

describe.each(engines())('the choices of the last days, on $name', (engine) => {
  const logger = createLogger('silent', 'test');
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(async () => {
    await opened.close();
  });

  const store = () => createChoiceStore(() => opened.db, logger);
  const datesIn = async (from: ReturnType<typeof store>, audience = AUDIENCE) =>
    (await from.read(audience, TODAY)).map(({ date }) => date);

  it('are the newest eleven, also after a restart: two in full, of the others what came first', async () => {
    const before = store();
    for (let daysAgo = 12; daysAgo >= 0; daysAgo--) {
      before.write(AUDIENCE, { ...choice(daysAgo), outfitIds: [`outfit-${daysAgo}`, 'second'] });
      await eventually(
        () => datesIn(store()),
        ([newest]) => newest === addDays(TODAY, -daysAgo),
      );
    }
    const expected = Array.from({ length: 11 }, (_, daysAgo) => addDays(TODAY, -daysAgo));
    expect(await datesIn(before)).toEqual(expected);
    expect(await datesIn(store())).toEqual(expected);
    const ids = (await store().read(AUDIENCE, TODAY)).map(({ outfitIds }) => outfitIds);
    expect(ids.slice(0, 3)).toEqual([['outfit-0', 'second'], ['outfit-1', 'second'], ['outfit-2']]);
  });

  it('are found by an instance that has not chosen for the date itself', async () => {
    const [one, other, audience] = [store(), store(), { ...AUDIENCE, categoryId: CATEGORY_ID.date } as const];
    other.write(audience, choice(1));
    await eventually(
      () => datesIn(store(), audience),
      ([newest]) => newest === addDays(TODAY, -1),
    );
    await one.read(audience, TODAY);
    one.write(audience, choice(0, 'chosen by one'));
    await eventually(
      () => datesIn(other, audience),
      ([newest]) => newest === TODAY,
    );
  });

  it('are one for each date: a new one takes the place of the old', async () => {
    const [kept, audience] = [store(), { ...AUDIENCE, categoryId: CATEGORY_ID.business } as const];
    kept.write(audience, choice(1));
    kept.write(audience, choice(0));
    kept.write(audience, choice(0, 'another'));
    expect((await kept.read(audience, TODAY)).map(({ outfitIds }) => outfitIds[0])).toEqual(['another', 'outfit-1']);
  });

  it('are those of an audience: another offset has its own', async () => {
    const kept = store();
    kept.write({ ...AUDIENCE, offsetClo: 0.1 }, choice(0, 'lighter'));
    expect(await datesIn(kept, { ...AUDIENCE, offsetClo: 0.2 })).toEqual([]);
    expect(await datesIn(kept, { ...AUDIENCE, offsetClo: 0.1 })).toEqual([TODAY]);
  });
});
