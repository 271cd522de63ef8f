import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { learnedComforts, notificationSettings, users } from '@/lib/api-host/db/schema';
import { audienceNumberSql, packAudienceSql } from '@/lib/api-host/dispatch/audience-number';
import { CATEGORY_IDS } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import { createLearnedComfort } from '@/lib/domain/recommendation/learned-comfort';
import { describeDispatch, EIGHT_MS } from '../../support/dispatch-world';

const CATEGORY_ID_LIMIT = 20;
const MAX_INTEGER = 2 ** 31 - 1;
const GENDERS: readonly Gender[] = ['MALE', 'FEMALE'];

const digits = fc.record({
  nx: fc.integer({ min: 1, max: GRID_WIDTH }),
  ny: fc.integer({ min: 1, max: GRID_HEIGHT }),
  categoryId: fc.integer({ min: 0, max: CATEGORY_ID_LIMIT - 1 }),
  gender: fc.integer({ min: 0, max: 1 }),
  cold: fc.integer({ min: 0, max: 15 }),
  warm: fc.integer({ min: 0, max: 15 }),
});

/** Audiences so close to each other that a batch of them would contain collisions. */
const closeDigits = fc.record({
  nx: fc.integer({ min: 60, max: 61 }),
  ny: fc.integer({ min: 125, max: 128 }),
  categoryId: fc.integer({ min: 0, max: CATEGORY_ID_LIMIT - 1 }),
  gender: fc.integer({ min: 0, max: 1 }),
  cold: fc.constantFrom(0, 15),
  warm: fc.constantFrom(0, 15),
});
type Digits = typeof digits extends fc.Arbitrary<infer Value> ? Value : never;

/** The formula of earlier versions, whose claims may still be open during an upgrade. */
const packBefore = ({ nx, ny, categoryId, gender, cold, warm }: Digits): number =>
  ((((nx * 1_000 + ny) * 10 + categoryId) * 2 + gender) * 16 + cold) * 16 + warm;

describeDispatch('audience numbers', (world) => {
  const db = () => world.opened.db;

  /** Packs audiences as the enrolment does, in the database. */
  async function pack(audiences: Digits[]): Promise<number[]> {
    const number = packAudienceSql({
      cell: sql`nx * 1000 + ny`,
      categoryId: sql`category_id`,
      gender: sql`gender`,
      cold: sql`cold`,
      warm: sql`warm`,
    });
    const rows = audiences.map(({ categoryId, ...rest }) => ({ ...rest, category_id: categoryId }));
    const { rows: packed } = (await db().execute(sql`
      select ${number} as number
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as (nx int, ny int, category_id int, gender int, cold int, warm int)) with ordinality
      order by ordinality`)) as unknown as { rows: { number: number }[] };
    return packed.map(({ number: each }) => each);
  }

  it('fit every category id', () => expect(Math.max(...CATEGORY_IDS)).toBeLessThan(CATEGORY_ID_LIMIT));

  it('differ for different audiences, also with future category ids', async () => {
    const batches = fc.array(fc.oneof(digits, closeDigits), { minLength: 2, maxLength: 300, size: 'max' });
    await fc.assert(
      fc.asyncProperty(batches, async (audiences) => {
        const numbers = await pack(audiences);
        const distinct = new Set(audiences.map((audience) => JSON.stringify(Object.values(audience))));
        expect(new Set(numbers).size).toBe(distinct.size);
        for (const number of numbers) expect(number <= MAX_INTEGER && number >= 0).toBe(true);
      }),
    );
  });

  it('are the same as in claims of earlier versions for category ids below 10', async () => {
    const known = digits.map((audience) => ({ ...audience, categoryId: audience.categoryId % 10 }));
    await fc.assert(
      fc.asyncProperty(fc.array(known, { minLength: 1, maxLength: 100 }), async (audiences) =>
        expect(await pack(audiences)).toEqual(audiences.map(packBefore)),
      ),
    );
  });

  it('are computed from setting, profile and learned comfort', async () => {
    const steps = fc.integer({ min: -4, max: 4 });
    const user = fc.record({
      cell: fc.option(fc.record({ nx: fc.integer({ min: 1, max: 149 }), ny: fc.integer({ min: 1, max: 253 }) })),
      categoryId: fc.constantFrom(...CATEGORY_IDS),
      gender: fc.option(fc.constantFrom(...GENDERS)),
      profileGender: fc.option(fc.constantFrom(...GENDERS)),
      steps: fc.option(fc.record({ cold: steps, warm: steps })),
    });
    const nothing = createLearnedComfort('2026-01-14');
    for (const { cell, steps: learnt, profileGender, ...rest } of fc.sample(user, 60)) {
      const userId = randomUUID();
      await db()
        .insert(users)
        .values({ id: userId, gender: profileGender, createdAt: new Date(EIGHT_MS) });
      const setting = { ...rest, nx: cell?.nx ?? null, ny: cell?.ny ?? null };
      const when = { enabled: true, minuteOfDay: 480, holdsSince: new Date(EIGHT_MS) };
      await db()
        .insert(notificationSettings)
        .values({ userId, ...setting, ...when });
      const offsets = learnt && {
        cold: { ...nothing.cold, steps: learnt.cold },
        warm: { ...nothing.warm, steps: learnt.warm },
      };
      if (offsets)
        await db()
          .insert(learnedComforts)
          .values({ userId, learnt: { ...nothing, ...offsets } });
      const [row] = await db()
        .select({ number: sql<number>`${audienceNumberSql}` })
        .from(notificationSettings)
        .leftJoin(learnedComforts, eq(learnedComforts.userId, notificationSettings.userId))
        .where(eq(notificationSettings.userId, userId));
      const expected = {
        ...(cell ?? { nx: 0, ny: 0 }),
        categoryId: rest.categoryId,
        gender: GENDERS.indexOf(rest.gender ?? profileGender ?? 'FEMALE'),
        cold: (learnt?.cold ?? 0) + 8,
        warm: (learnt?.warm ?? 0) + 8,
      };
      expect([row!.number]).toEqual(await pack([expected]));
    }
  });
});
