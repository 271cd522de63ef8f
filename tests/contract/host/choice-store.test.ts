import type { OpenDatabase } from '@/lib/api-host/db/database';
import { createChoiceStore, type Occasion } from '@/lib/api-host/outfit/choice-store';
import { addDays } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import { createLogger } from '@/lib/log';
import { engines } from '../../support/engines';
import { eventually } from '../../support/eventually';

const OCCASION: Occasion = { cell: { nx: 61, ny: 125 }, eventTypeId: 2, gender: 'FEMALE', offsetClo: 0 };
const TODAY = '2026-01-15';

const choice = (daysAgo: number, first = `outfit-${daysAgo}`): FrozenChoice => ({
  date: addDays(TODAY, -daysAgo),
  eventTypeId: 2,
  gender: 'FEMALE',
  outfitIds: [first],
  hours: [],
});

describe.each(engines())('the choices of the last days, on $name', (engine) => {
  const logger = createLogger('silent', 'test');
  let opened: OpenDatabase;

  beforeAll(async () => {
    await engine.start();
    opened = await engine.open();
  });
  afterAll(async () => {
    await opened.close();
    await engine.stop();
  });

  const store = () => createChoiceStore(() => opened.db, logger);
  const datesIn = async (from: ReturnType<typeof store>, occasion = OCCASION) =>
    (await from.read(occasion)).map(({ date }) => date);

  it('are the newest four, also after a restart', async () => {
    const before = store();
    for (const daysAgo of [5, 4, 3, 2, 1, 0]) {
      before.write(OCCASION, choice(daysAgo));
      await eventually(
        () => datesIn(store()),
        ([newest]) => newest === addDays(TODAY, -daysAgo),
      );
    }
    const expected = [0, 1, 2, 3].map((daysAgo) => addDays(TODAY, -daysAgo));
    expect(await datesIn(before)).toEqual(expected);
    expect(await datesIn(store())).toEqual(expected);
  });

  it('are one for each date: a new one takes the place of the old', async () => {
    const [kept, occasion] = [store(), { ...OCCASION, eventTypeId: 1 } as const];
    kept.write(occasion, choice(1));
    kept.write(occasion, choice(0));
    kept.write(occasion, choice(0, 'another'));
    expect((await kept.read(occasion)).map(({ outfitIds }) => outfitIds[0])).toEqual(['another', 'outfit-1']);
  });

  it('are those of an occasion: another offset has its own', async () => {
    const kept = store();
    kept.write({ ...OCCASION, offsetClo: 0.1 }, choice(0, 'lighter'));
    expect(await datesIn(kept, { ...OCCASION, offsetClo: 0.2 })).toEqual([]);
    expect(await datesIn(kept, { ...OCCASION, offsetClo: 0.1 })).toEqual([TODAY]);
  });
});
