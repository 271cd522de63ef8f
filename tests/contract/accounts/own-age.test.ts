import { eq, like } from 'drizzle-orm';
import { cacheEntries, users } from '@/lib/api-host/db/schema';
import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { getProfile } from '@/lib/contract/auth';
import { GENDERS } from '@/lib/contract/gender';
import { getOutfits } from '@/lib/contract/outfit';
import { getOwnData } from '@/lib/contract/own-data';
import { updateUser } from '@/lib/contract/user';
import { countAgeSteps } from '@/lib/domain/wardrobe/age-groups';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeAccounts, type Member } from '../../support/account-world';
import type { Visitor } from '../../support/visitor';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761 };
/** In the age group 70 on the day of the test. */
const BIRTH_DATE = '1952-03-04';

describeAccounts("pictures of people near a member's age", (world) => {
  /** Returns the ids of the first page of every category and gender. */
  async function list(who: Visitor, query: { people?: 'own-age' } = {}): Promise<string[][]> {
    const lists: string[][] = [];
    for (const gender of GENDERS)
      for (const id of CATEGORY_IDS) {
        const { body } = await who.call(getOutfits, { query: { ...GANGNAM, ...query, gender, 'event-type-id': id } });
        lists.push(body.fileMetadata.map((outfit) => outfit.id));
      }
    return lists;
  }
  const listOwn = (who: Visitor) => list(who, { people: 'own-age' });
  const change = (member: Member, body: { birthDate?: string; prefersOwnAge?: boolean }) =>
    member.call(updateUser, { params: { id: member.profile.id }, body });
  const createOldMember = async () => {
    const member = await world.member();
    await change(member, { birthDate: BIRTH_DATE, prefersOwnAge: true });
    return member;
  };
  const countSteps = (lists: string[][]) =>
    lists
      .flatMap((ids) => ids.slice(0, 3))
      .reduce(
        (sum, id) =>
          sum +
          countAgeSteps(
            OUTFITS.find((outfit) => outfit.id === id)!,
            70,
          ),
        0,
      );
  const readChoiceKeys = async () => {
    const rows = await world.db.select().from(cacheEntries).where(like(cacheEntries.key, 'choice:%'));
    return rows.map(({ key }) => key);
  };

  it('come first for a member who requests them, and for nobody else', async () => {
    const member = await createOldMember();
    const own = await listOwn(member);
    const shared = await list(world.visitor());
    expect(countSteps(own)).toBeLessThan(countSteps(shared));
    expect(await listOwn(world.visitor())).toEqual(shared);
    expect(await list(member)).toEqual(shared);
    expect(await listOwn(member)).toEqual(own);
  });

  it('come first only for a member with a birth date who has switched them on', async () => {
    const member = await world.member();
    await change(member, { birthDate: BIRTH_DATE });
    expect((await member.call(getProfile)).body.prefersOwnAge).toBe(false);
    const shared = await list(world.visitor());
    expect(await listOwn(member)).toEqual(shared);
    expect((await change(member, { prefersOwnAge: true })).body.prefersOwnAge).toBe(true);
    expect(await listOwn(member)).not.toEqual(shared);
    await world.db.update(users).set({ birthDate: null }).where(eq(users.id, member.profile.id));
    expect(await listOwn(member)).toEqual(shared);
  });

  it('are chosen once for all members of an age group, under a key that contains the group only', async () => {
    await listOwn(await createOldMember());
    const keys = await readChoiceKeys();
    expect(keys.filter((key) => key.endsWith(':age-70'))).toHaveLength(CATEGORY_IDS.length * GENDERS.length);
    expect(keys.join()).not.toMatch(/195\d|[0-9a-f]{8}-[0-9a-f]{4}/);
    const other = await world.member();
    await change(other, { birthDate: '1941-12-31', prefersOwnAge: true });
    await listOwn(other);
    expect((await readChoiceKeys()).sort()).toEqual(keys.sort());
  });

  it('are uniforms for a pupil in daily life on a school day, and for nobody else', async () => {
    const createMember = async (birthDate: string) => {
      const member = await world.member();
      await change(member, { birthDate, prefersOwnAge: true });
      return member;
    };
    const getFirst = async (who: Visitor) => {
      const query = { ...GANGNAM, people: 'own-age', gender: 'MALE', 'event-type-id': CATEGORY_ID.daily } as const;
      return (await who.call(getOutfits, { query })).body.fileMetadata[0]!.id;
    };
    // Sunday.
    world.nowMs = Date.parse('2026-10-18T08:00:00+09:00');
    expect(await getFirst(await createMember('2010-03-04'))).not.toContain('-uniform-');
    world.nowMs = Date.parse('2026-10-19T08:00:00+09:00');
    const pupil = await createMember('2010-03-04');
    expect(await getFirst(pupil)).toContain('male-daily-uniform-');
    expect(await getFirst(await createMember('2007-03-04'))).not.toContain('-uniform-');
    expect(await getFirst(world.visitor())).not.toContain('-uniform-');
    expect((await readChoiceKeys()).filter((key) => key.endsWith(':age-pupil'))).toHaveLength(1);
    await change(pupil, { prefersOwnAge: false });
    expect(await getFirst(pupil)).not.toContain('-uniform-');
  });

  it('appear as a setting in the download of own data, and leave no trace of the age in logs', async () => {
    const member = await createOldMember();
    await listOwn(member);
    const { body } = await member.call(getOwnData, { params: { id: member.profile.id } });
    expect(body).toMatchObject({ tables: { users: [{ prefersOwnAge: true }] } });
    // Random ids contain any four digits.
    const written = world.written.join('\n').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(written).not.toMatch(/age-?(group)?\W*(pupil|20|35|55|70)\b|195\d-/i);
  });
});
