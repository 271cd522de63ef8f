import { and, eq } from 'drizzle-orm';
import { sweepAccounts } from '@/lib/api-host/accounts/sweep';
import { consents, locationUses, sessions, users, withdrawnAccounts } from '@/lib/api-host/db/schema';
import { getProfile } from '@/lib/contract/auth';
import { DAY_MS } from '@/lib/contract/durations';
import { saveNotificationSetting } from '@/lib/contract/notification';
import { getLocationUses, getOwnData, noteLocationUse } from '@/lib/contract/own-data';
import { savePlaces } from '@/lib/contract/places';
import { updateUser, withdraw } from '@/lib/contract/user';
import { createWidget } from '@/lib/contract/widget';
import { describeAccounts, type Member } from '../../support/account-world';

const own = ({ profile }: Member) => ({ id: profile.id });
const isOf = ({ profile }: Member, document: 'privacy' | 'marketing') =>
  and(eq(consents.userId, profile.id), eq(consents.document, document));
const HERE = { latitude: 37.5012, longitude: 127.0396 };
const REGION = { sidonm: '서울특별시', sggnm: '강남구' };

describeAccounts("a member's own data", (world) => {
  const read = async (member: Member) => (await member.call(getProfile)).body.consents;
  const agree = (member: Member, agreedToMarketing: boolean) =>
    member.call(updateUser, { params: own(member), body: { agreedToMarketing } });

  it('marketing can be given and withdrawn, each with its date', async () => {
    const member = await world.member();
    expect((await read(member))?.marketing).toEqual({ agreed: false, decidedAt: null });
    for (const agreed of [true, false, true]) {
      world.nowMs += 60_000;
      const { body } = await agree(member, agreed);
      const decidedAt = new Date(world.nowMs).toISOString();
      expect([body.agreedToMarketing, body.consents?.marketing]).toEqual([agreed, { agreed, decidedAt }]);
    }
  });

  it('marketing is due again after two years, until it is decided', async () => {
    const member = await world.member();
    await agree(member, true);
    const age = async (days: number) => {
      const agreedAt = new Date(world.nowMs - days * DAY_MS);
      await world.db.update(consents).set({ agreedAt }).where(isOf(member, 'marketing'));
      return (await read(member))?.due;
    };
    expect(await age(2 * 365 - 1)).toEqual([]);
    expect(await age(2 * 365)).toEqual(['agreedToMarketing']);
    await agree(member, false);
    expect((await read(member))?.due).toEqual([]);
  });

  it('a text of which the member knows an earlier version is due until the member agrees', async () => {
    const member = await world.member();
    expect((await read(member))?.due).toEqual([]);
    const isPrivacy = isOf(member, 'privacy');
    await world.db.update(consents).set({ version: '2024-01-01' }).where(isPrivacy);
    expect((await read(member))?.due).toEqual(['agreedToPrivacy']);
    const { body } = await member.call(updateUser, { params: own(member), body: { agreedToPrivacy: true } });
    expect(body.consents?.due).toEqual([]);
    const versions = (await world.db.select().from(consents).where(isPrivacy)).map(({ version }) => version);
    expect(versions.sort()).toEqual(['2024-01-01', '2025-04-10']);
  });

  it('uses of the position are recorded without it, shown to the member, and kept for six months', async () => {
    const [member, other] = [await world.member(), await world.member()];
    await member.call(noteLocationUse);
    world.nowMs += 1_000;
    const setting = { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', ...HERE } as const;
    await member.call(saveNotificationSetting, { body: { ...setting, enabled: true } });
    const usedAt = (ms: number) => new Date(ms).toISOString();
    expect((await member.call(getLocationUses)).body.content).toEqual([
      { usedAt: usedAt(world.nowMs), purpose: 'alarm' },
      { usedAt: usedAt(world.nowMs - 1_000), purpose: 'weather' },
    ]);
    expect((await other.call(getLocationUses)).body.content).toEqual([]);
    expect(JSON.stringify(await world.db.select().from(locationUses))).not.toMatch(/37\.5|127\.0|강남/);
    await sweepAccounts(world.db, world.nowMs + 183 * DAY_MS);
    expect(await world.db.select().from(locationUses)).toHaveLength(2);
    await sweepAccounts(world.db, world.nowMs + 185 * DAY_MS);
    expect(await world.db.select().from(locationUses)).toEqual([]);
  });

  it('all rows can be downloaded, those of others and secrets cannot', async () => {
    const [member, other] = [await world.member(), await world.member()];
    for (const each of [member, other]) {
      await each.call(savePlaces, { body: { content: [{ id: 'home0001', name: '집', ...HERE, region: REGION }] } });
      await each.call(createWidget, { body: { ...HERE, region: REGION, categoryId: 2 } });
      await each.call(noteLocationUse);
    }
    const { tables } = (await member.call(getOwnData, { params: own(member) })).body;
    expect(tables.users).toMatchObject([{ id: member.profile.id, email: member.email }]);
    const counts = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
    expect(counts).toMatchObject({ consents: 3, sessions: 1, saved_places: 1, widgets: 1, location_uses: 1 });
    const text = JSON.stringify(tables);
    expect(text).not.toContain(other.profile.id);
    expect(text).not.toMatch(/hash|argon2|refresh|successor/i);
    const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, member.profile.id));
    expect(text).not.toContain(session!.refreshHash);
  });

  it('a deleted account leaves only its number, as long as backups may contain it', async () => {
    const member = await world.member();
    await member.call(noteLocationUse);
    await member.call(withdraw, { params: { ...own(member), reasonId: '1' } });
    expect(await world.db.select().from(users).where(eq(users.id, member.profile.id))).toEqual([]);
    expect(await world.db.select().from(locationUses).where(eq(locationUses.userId, member.profile.id))).toEqual([]);
    expect(await world.db.select().from(withdrawnAccounts)).toEqual([
      { userId: member.profile.id, withdrawnAt: new Date(world.nowMs) },
    ]);
    await sweepAccounts(world.db, world.nowMs + 31 * DAY_MS);
    expect(await world.db.select().from(withdrawnAccounts)).toHaveLength(1);
    await sweepAccounts(world.db, world.nowMs + 41 * DAY_MS);
    expect(await world.db.select().from(withdrawnAccounts)).toEqual([]);
  });
});
